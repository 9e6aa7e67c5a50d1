// Writes what an import has made. A file that is there with other bytes is somebody's work: it is kept and reported.

import { join, relative, sep } from 'node:path'
import { placeFile, readContentFile, saveContentFile } from '../disk/disk.ts'
import { EnvironmentError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import type { Problem } from '../problem.ts'
import type { ImportedFile, ImportPlan, Loss } from './model.ts'
import { siteText } from './site-file.ts'

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
  const placed = placeFile({ folder, path: target, bytes, isForced, isDry })
  if (placed !== 'other') written[placed].push(path)
  else {
    written.kept.push(path)
    written.problems.push({
      code: 'import-kept',
      severity: 'warning',
      message: `the file is there already and differs from what ${from} becomes; it was kept`,
      hint: 'remove it and import again, or write --force to replace all such files',
      file: path,
    })
  }
}
