// Loads the content folder: every readable file, parsed, with positions, and a problem for each that is not.
// Reads one file after the other without threads: that is several times as fast for thousands of small files. Nothing
// here knows what valid content is.

import { dirname } from 'node:path'
import type { Cache, Kind, Shelf } from '../cache/cache.ts'
import type { SeenFiles } from '../disk/disk.ts'
import { yieldOften } from '../pace.ts'
import { foldName, listedPath, openNames } from '../paths.ts'
import { compare, type Problem } from '../problem.ts'
import { openLargeFiles } from './large-files.ts'
import { listFolder, listPath } from './list-content-folder.ts'
import { type AssetFile, type KnownFile, loadFile, openReread, parseFile } from './load-file.ts'
import { type Entry, parsedFiles } from './parse-entry.ts'
import { isRootPath } from './root-faults.ts'

export interface Loaded {
  entries: Entry[]
  assets: AssetFile[]
  /** Files of content/root. */
  rootFiles: AssetFile[]
  problems: Problem[]
  /** By path: what the next load need not read again. */
  known: ReadonlyMap<string, KnownFile>
}

/** Key: the content folder. A file of it is read again unless its stat signature is the same. */
const loadedContent: Kind<Loaded> = { name: 'loaded-content', keptIn: 'memory' }

export interface LoadOptions {
  /** Paths below the folder that may differ; all others are as before. */
  touched?: ReadonlySet<string> | undefined
  /** Data of files that were parsed before. */
  parsed?: Shelf<{ data: unknown }> | undefined
  /** Whether texts of Markdown files are read again whenever they are asked for, instead of being kept. */
  isReread?: boolean | undefined
  /** Files as another process saw them. Texts that have not changed since are not read. */
  seen?: SeenFiles | undefined
}

/** Loads the folder, with what the cache has of it. */
export async function loadCached(
  folder: string,
  cache: Cache,
  { touched, isReread, seen }: Omit<LoadOptions, 'parsed'> = {},
): Promise<Loaded> {
  const shelf = cache.shelf(loadedContent)
  const previous = shelf.get(folder)
  // A later load of the process asks only for files that changed; the data of all others must stay in the cache.
  const parsed = previous ? undefined : cache.shelf(parsedFiles)
  const loaded = await loadContent(folder, previous, { touched, parsed, isReread, seen })
  shelf.set(folder, loaded)
  return loaded
}

/** What was loaded, with entries that the folder does not have. */
export function withEntries(loaded: Loaded, extra: readonly Entry[]): Loaded {
  if (extra.length === 0) return loaded
  return { ...loaded, entries: [...loaded.entries, ...extra].sort((a, b) => compare(a.file, b.file)) }
}

/**
 * Reads the whole content folder; entries and assets come sorted by path. A file that an earlier load has read is read
 * again only when its stat signature differs. With `touched`, paths below the folder, only these are looked at.
 * Throws EnvironmentError when the folder cannot be read.
 */
export async function loadContent(
  folder: string,
  previous?: Loaded,
  { touched, parsed, isReread, seen }: LoadOptions = {},
): Promise<Loaded> {
  const known = new Map(previous && touched ? previous.known : [])
  const paths = new Map<string, KnownFile | undefined>()
  if (previous && touched) {
    listTouched(folder, touched, known, paths)
    forgetMissing(known, touched, paths)
  } else listFolder(folder, '', paths)
  const isSorted = [...paths.keys()].every((path) => known.has(path))

  const reread = isReread ? openReread(folder) : undefined
  const large = isReread ? openLargeFiles() : undefined
  const pause = yieldOften()
  for (const [path, odd] of paths) {
    await pause()
    const before = previous?.known.get(path)
    known.set(path, odd ?? loadFile(folder, path, { before, seen, parsed, reread, large }))
  }
  return sortFiles(isSorted ? known : new Map([...known].sort(([a], [b]) => compare(a, b))))
}

/**
 * What was loaded, as it would be with these files in the folder: each takes the place of one that is there, and those
 * without a value are gone. The disk is not asked.
 */
export function withFiles({ known }: Loaded, files: ReadonlyMap<string, Uint8Array | KnownFile | undefined>): Loaded {
  const all = new Map(known)
  for (const [path, file] of files)
    if (file) all.set(path, 'problems' in file ? file : parseFile(path, file))
    else all.delete(path)
  return sortFiles(new Map([...all].sort(([a], [b]) => compare(a, b))))
}

function sortFiles(known: Loaded['known']): Loaded {
  const loaded = {
    entries: [] as Entry[],
    assets: [] as AssetFile[],
    rootFiles: [] as AssetFile[],
    problems: [] as Problem[],
    known,
  }
  for (const { entry, asset, problems } of known.values()) {
    if (entry) loaded.entries.push(entry)
    if (asset) (isRootPath(asset.file) ? loaded.rootFiles : loaded.assets).push(asset)
    for (const problem of problems) loaded.problems.push(problem)
  }
  return loaded
}

/**
 * Lists touched paths, by the names that the disk has. Where it does not tell case, a file that was renamed from A.md
 * to a.md is still found as A.md.
 */
function listTouched(
  folder: string,
  touched: ReadonlySet<string>,
  known: Map<string, KnownFile>,
  found: Map<string, KnownFile | undefined>,
): void {
  const fresh = [...touched].filter((path) => !known.has(path))
  const names = openNames()
  for (const path of touched) listPath(folder, known.has(path) ? path : listedPath(folder, path, names), found)
  if (fresh.length === 0) return
  const keys = new Set([...found.keys()].filter((path) => !known.has(path)).map(foldName))
  for (const path of new Set([...known.keys(), ...found.keys()])) {
    if (!keys.has(foldName(path)) || listedPath(folder, path, names) === path) continue
    known.delete(path)
    found.delete(path)
  }
}

// A touched path that was not found is gone. One that was no file may have been a folder, unless its parent was a file.
function forgetMissing(
  known: Map<string, KnownFile>,
  touched: ReadonlySet<string>,
  found: ReadonlyMap<string, unknown>,
): void {
  const folders = new Set([...touched].filter((path) => !known.has(path) && !known.has(dirname(path))))
  if (folders.size > 0)
    for (const path of known.keys()) if (isBelow(path, folders) && !found.has(path)) known.delete(path)
  for (const path of touched) if (!found.has(path)) known.delete(path)
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  if (folders.has(path) || folders.has('')) return true
  for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1))
    if (folders.has(path.slice(0, cut))) return true
  return false
}
