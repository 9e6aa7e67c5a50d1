// Writes what an import has made. A file that is there with other bytes is somebody's work: it is kept and reported.

import { join, relative, sep } from 'node:path'
import { placeFile, readContentFile, saveContentFile } from '../disk/disk.ts'
import { EnvironmentError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import type { Problem } from '../problem.ts'
import type { ImportedFile, ImportPlan, Loss } from './source/model.ts'
import { siteText } from './source/site-file.ts'

/** What was written, or would be. Paths are below the content folder. */
export interface Written {
  created: string[]
  replaced: string[]
  same: string[]
  /** Files that differ and were kept. */
  kept: string[]
  /** Files are relative to the content folder. */
  problems: Problem[]
}

interface WriteOptions {
  /** The content folder, absolute. */
  content: string
  /** The content folder that has site.yaml and the assets: another one for the folder of a language. */
  root: string
  isForced: boolean
  isDry: boolean
}

/** Writes the files of an import into the content folder. */
export async function writeImport({ files, facts }: ImportPlan, options: WriteOptions): Promise<Written> {
  const { content, root, isDry } = options
  const written: Written = { created: [], replaced: [], same: [], kept: [], problems: [] }
  const lose = (file: string, { line: _, ...loss }: Loss) =>
    written.problems.push({ ...loss, severity: 'warning', file })
  for (const file of files) placeOne(file, options, written)
  if (root !== content) return written
  const before = readContentFile({ folder: content, file: 'site.yaml' })
  const existing = 'bytes' in before ? new TextDecoder().decode(before.bytes) : undefined
  const text = siteText({ ...facts, favicon: findFavicon(files) }, existing, (loss) => lose('site.yaml', loss))
  if (text === undefined) {
    written.same.push('site.yaml')
    return written
  }
  const bytes = new TextEncoder().encode(text)
  if (!('bytes' in before))
    placeOne({ path: 'site.yaml', from: 'site.yaml', bytes }, { ...options, isForced: false }, written)
  else {
    const saved = isDry
      ? { hash: hashOf(bytes) }
      : await saveContentFile({ folder: content, file: 'site.yaml', bytes, expectedHash: before.hash })
    if ('refusal' in saved)
      throw new EnvironmentError(`${join(content, 'site.yaml')} cannot be written (${saved.refusal})`)
    written.replaced.push('site.yaml')
  }
  return written
}

/** The icon of the old site, as site.yaml names it. */
function findFavicon(files: readonly ImportedFile[]): string | undefined {
  const file = files.find(({ path }) => /^assets\/favicon\.(?:svg|ico|png)$/.test(path))
  return file && `/${file.path}`
}

function placeOne(
  { path: target, bytes, from }: Omit<ImportedFile, 'kind'>,
  { content, root, isForced, isDry }: WriteOptions,
  written: Written,
): void {
  const folder = target.startsWith('assets/') ? root : content
  const path = relative(content, join(folder, target)).split(sep).join('/')
  const warn = (problem: Pick<Problem, 'code' | 'message' | 'hint'>) =>
    written.problems.push({ ...problem, severity: 'warning', file: path })
  const placed = placeOrRefuse({ folder, path: target, bytes, isForced, isDry })
  if (typeof placed === 'object') {
    const { message, hint } = placed
    warn({ code: 'import-skipped', message: `${from} is not brought over: ${message}`, hint })
  } else if (placed !== 'other') written[placed].push(path)
  else {
    written.kept.push(path)
    warn({
      code: 'import-kept',
      message: `the file is there already and differs from what ${from} becomes; it was kept`,
      hint: 'remove it and import again, or write --force to replace all such files',
    })
  }
}

const unwritable = {
  link: {
    message: 'links are not followed',
    hint: 'put a folder or a file in the place of the link, and import again',
  },
  odd: {
    message: 'a folder is in the place of a file, or a file in the place of a folder',
    hint: 'remove it, and import again',
  },
  name: {
    message: 'its name or its path is too long, or not possible on this disk',
    hint: 'rename the file, and import again',
  },
} as const

/** Codes that are about one name: other files can be written. */
const nameCodes: ReadonlySet<string | undefined> = new Set(['ENAMETOOLONG', 'EILSEQ', 'EINVAL'])

type Unwritable = (typeof unwritable)[keyof typeof unwritable]

/** Places a file, or says why there can be none of this name. */
function placeOrRefuse(
  request: Parameters<typeof placeFile>[0],
): 'created' | 'same' | 'other' | 'replaced' | Unwritable {
  try {
    const placed = placeFile(request)
    return placed === 'link' || placed === 'odd' ? unwritable[placed] : placed
  } catch (error) {
    if (error instanceof EnvironmentError && nameCodes.has(error.code)) return unwritable.name
    throw error
  }
}
