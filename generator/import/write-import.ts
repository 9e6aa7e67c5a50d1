// Writes what an import has made. A file that is there with other bytes is somebody's work: it is kept and reported.

import { join } from 'node:path'
import { folderOf } from '../addresses/addresses.ts'
import { placeFile } from '../disk/disk.ts'
import { EnvironmentError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { pathFrom } from '../paths.ts'
import type { Problem } from '../problem.ts'
import { readContentFile, saveContentFile } from '../save/save.ts'
import { removeFile } from './remove-file.ts'
import { renewSiteFile, type SiteDefaults } from './renew-site-file.ts'
import type { ImportedFile, ImportPlan, Loss } from './source/model.ts'
import { siteText } from './source/site-file.ts'

/** What was written, or would be. Paths are below the content folder. */
export interface Written {
  created: string[]
  replaced: string[]
  /** Untouched files of a new site that gave way. */
  removed: string[]
  same: string[]
  /** Files that differ and were kept. */
  kept: string[]
  /** Files are relative to the content folder. */
  problems: Problem[]
}

/** The folders that an import writes into. */
export interface ContentPlaces {
  /** The content folder, absolute. */
  content: string
  /** The content folder that has site.yaml and the assets: another one for the folder of a language. */
  root: string
}

interface WriteOptions extends ContentPlaces {
  isForced: boolean
  isDry: boolean
  /** SHA-256 of the files that nobody has touched since a command wrote them: they are replaced. */
  untouched?: ReadonlyMap<string, string>
  /** What a new site has in site.yaml where nobody has answered. */
  defaults?: SiteDefaults | undefined
  /** Untouched files that go. Paths are below the content folder. */
  gone?: readonly string[]
}

/** Writes the files of an import into the content folder. */
export async function writeImport(plan: ImportPlan, options: WriteOptions): Promise<Written> {
  const { content, root, isDry, isForced, untouched, gone = [] } = options
  const written: Written = { created: [], replaced: [], removed: [...gone], same: [], kept: [], problems: [] }
  for (const file of plan.files)
    placeOne(file, { ...options, isForced: isForced || untouched?.has(file.path) === true }, written)
  if (!isDry) for (const path of gone) removeFile(content, path, untouched?.get(path) ?? '')
  if (root !== content) return written
  const { file, before, losses } = planSiteFile(plan, options)
  for (const { line: _, ...loss } of losses) written.problems.push({ ...loss, severity: 'warning', file: siteFile })
  if (!file) {
    written.same.push(siteFile)
    return written
  }
  if (before === undefined) placeOne(file, { ...options, isForced: false }, written)
  else {
    const saved = isDry
      ? { hash: hashOf(file.bytes) }
      : await saveContentFile({ folder: content, file: siteFile, bytes: file.bytes, expectedHash: before })
    if ('refusal' in saved)
      throw new EnvironmentError(`${join(content, siteFile)} cannot be written (${saved.refusal})`)
    written.replaced.push(siteFile)
  }
  return written
}

/** The file with the facts of a site. */
export const siteFile = 'site.yaml'

/** site.yaml with what the old site says of itself; without a file if nothing is to be added. */
export function planSiteFile(
  { files, facts, site }: Pick<ImportPlan, 'files' | 'facts' | 'site'>,
  { content, untouched, defaults }: ContentPlaces & Pick<WriteOptions, 'untouched' | 'defaults'>,
): { file?: ImportedFile; before: string | undefined; losses: Loss[] } {
  const read = readContentFile({ folder: content, file: siteFile })
  const found = 'bytes' in read ? new TextDecoder().decode(read.bytes) : undefined
  const collections = new Set(files.flatMap(({ path }) => folderOf(path) ?? []))
  const isUntouched = found !== undefined && defaults !== undefined && untouched?.has(siteFile) === true
  const existing = isUntouched ? renewSiteFile(found, { facts, collections, defaults }) : found
  const before = 'bytes' in read ? read.hash : undefined
  const losses: Loss[] = []
  const added = siteText({ ...facts, more: { favicon: findFavicon(files), ...site } }, existing, (loss) =>
    losses.push(loss),
  )
  const text = added ?? existing
  if (text === undefined || text === found) return { before, losses }
  const file: ImportedFile = { path: siteFile, from: siteFile, kind: 'folder', bytes: new TextEncoder().encode(text) }
  return { file, before, losses }
}

/** What would become of a file, or why it cannot be written. */
export function wouldBe({ path, bytes }: ImportedFile, { content, root }: ContentPlaces): Placed | Unwritable {
  const folder = path.startsWith('assets/') ? root : content
  return placeOrRefuse({ folder, path, bytes, isForced: false, isDry: true })
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
  const path = pathFrom(content, join(folder, target))
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

type Placed = 'created' | 'same' | 'other' | 'replaced'

/** Places a file, or says why there can be none of this name. */
function placeOrRefuse(request: Parameters<typeof placeFile>[0]): Placed | Unwritable {
  try {
    const placed = placeFile(request)
    return placed === 'link' || placed === 'odd' ? unwritable[placed] : placed
  } catch (error) {
    if (error instanceof EnvironmentError && nameCodes.has(error.code)) return unwritable.name
    throw error
  }
}
