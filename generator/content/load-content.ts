// Content folder → entries. In: the folder. Out: every readable file, decoded and parsed, with positions, and a problem for each that is not.
// Walks by itself with lstat: links, pipes and sockets are named, never followed. Nothing here knows what valid content is.
// Reads one file after the other without a thread: for thousands of small files that is several times as fast, and a watcher that looks at
// a whole folder of its own cannot be in the way.

import {
  type BigIntStats,
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { collectionNames } from '#schemas/article-collections.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import { statOf } from '../disk/disk.ts'
import { describeErrno, EnvironmentError, errnoOf } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { compare, type Problem } from '../problem.ts'
import { yieldOften } from '../yield-often.ts'
import { folderOf } from './address.ts'
import { isIgnoredName } from './ignored-name.ts'
import { type Entry, parseEntry } from './parse-entry.ts'

/** A file below content/assets. */
export interface AssetFile {
  /** As content names it, e.g. /assets/diagram.svg. */
  url: string
  file: string
  bytes: Uint8Array
  hash: string
}

/** What was read of one path: what it gave, and the marks by which the disk says that it is still the same. */
interface KnownFile {
  stamp: string
  entry?: Entry
  asset?: AssetFile
  problems: Problem[]
}

export interface Loaded {
  entries: Entry[]
  assets: AssetFile[]
  problems: Problem[]
  /** By path, for the next load. */
  known: ReadonlyMap<string, KnownFile>
}

const maxTextBytes = 1024 * 1024
const maxAssetBytes = 64 * 1024 * 1024
// A file that changed this shortly before it was read may change again without another mark.
const settledMs = 100

/** Key: the content folder. A file of it is read again unless its stat signature is the same. */
const loadedContent: Kind<Loaded> = { name: 'loaded-content', isOnDisk: false }

/** Loads the folder, with what the cache has of it. */
export async function loadCached(folder: string, cache: Cache, touched?: ReadonlySet<string>): Promise<Loaded> {
  const shelf = cache.shelf(loadedContent)
  const loaded = await loadContent(folder, shelf.get(folder), touched)
  shelf.set(folder, loaded)
  return loaded
}

/**
 * Reads the whole content folder; entries and assets come sorted by path. What a load before has read is read again only where the disk's
 * marks differ. With `touched`, paths below the folder, nothing but these is looked at. Throws EnvironmentError when the folder cannot be read.
 */
export async function loadContent(folder: string, remembered?: Loaded, touched?: ReadonlySet<string>): Promise<Loaded> {
  const known = new Map(remembered && touched ? remembered.known : [])
  const paths = new Map<string, KnownFile | undefined>()
  if (remembered && touched) {
    for (const path of touched) listPath(folder, path, paths)
    forgetMissing(known, touched, paths)
  } else listFolder(folder, '', paths)
  const isSorted = [...paths.keys()].every((path) => known.has(path))

  const pause = yieldOften()
  for (const [path, odd] of paths) {
    await pause()
    known.set(path, odd ?? readFile(folder, path, remembered?.known.get(path)))
  }
  const loaded = {
    entries: [] as Entry[],
    assets: [] as AssetFile[],
    problems: [] as Problem[],
    known: isSorted ? known : new Map([...known].sort(([a], [b]) => compare(a, b))),
  }
  for (const { entry, asset, problems } of loaded.known.values()) {
    if (entry) loaded.entries.push(entry)
    if (asset) loaded.assets.push(asset)
    if (problems.length > 0) loaded.problems.push(...problems)
  }
  return loaded
}

// Of the touched paths only what was found is still there. A path that was no file may have been a folder, unless a file stood above it.
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

function readFile(folder: string, path: string, before: KnownFile | undefined): KnownFile {
  const isAsset = path.startsWith('assets/')
  try {
    const file = readRegular(join(folder, path), isAsset ? maxAssetBytes : maxTextBytes, before?.stamp)
    if (before && !file.bytes) return before
    const { bytes, stamp } = file as { bytes: Uint8Array; stamp: string }
    const hash = hashOf(bytes)
    if (isAsset)
      return {
        stamp,
        asset: before?.asset?.hash === hash ? before.asset : { url: `/${path}`, file: path, bytes, hash },
        problems: [],
      }
    if (before?.entry?.hash === hash) return { ...before, stamp }
    const problems: Problem[] = []
    const entry = parseEntry(path, bytes, hash, problems)
    return { stamp, ...(entry ? { entry } : {}), problems }
  } catch (error) {
    return { stamp: '', problems: [readProblem(path, error)] }
  }
}

/** Files to read go into `found` without a value; what is no content goes in with the problem it is. */
function listFolder(folder: string, below: string, found: Map<string, KnownFile | undefined>): void {
  const folders = [below]
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const item of readItems(folder, next, found)) {
      const path = next === '' ? item.name : `${next}/${item.name}`
      if (isIgnoredName(item.name)) continue
      if (item.isDirectory()) folders.push(path)
      else found.set(path, oddFile(path, item))
    }
  }
}

function readItems(folder: string, below: string, found: Map<string, KnownFile | undefined>): Dirent[] {
  try {
    return readdirSync(join(folder, below), { withFileTypes: true })
  } catch (error) {
    const code = errnoOf(error)
    if (below === '')
      throw new EnvironmentError(
        `the content folder ${folder} cannot be read (${code}); choose another with --content`,
        { code, cause: error },
      )
    found.set(below, { stamp: '', problems: [readProblem(below, error)] })
    return []
  }
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  if (folders.has(path) || folders.has('')) return true
  for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1))
    if (folders.has(path.slice(0, cut))) return true
  return false
}

// A path somebody said has changed: a file, a folder, or nothing any more.
function listPath(folder: string, path: string, found: Map<string, KnownFile | undefined>): void {
  if (path === '') return listFolder(folder, '', found)
  if (path.split('/').some(isIgnoredName)) return
  const stats = statOf(join(folder, path))
  if (stats?.isDirectory()) listFolder(folder, path, found)
  else if (stats) found.set(path, oddFile(path, stats))
}

function oddFile(path: string, item: { isFile: () => boolean; isSymbolicLink: () => boolean }): KnownFile | undefined {
  if (item.isFile() && isContent(path)) return undefined
  const problem: Problem = item.isFile()
    ? {
        code: 'unused-file',
        severity: 'warning',
        message: 'this file is not content',
        hint: path.endsWith('.md')
          ? `articles belong in ${listFolders()}; pages are .yaml files`
          : 'pictures and downloads belong in assets/; content is .yaml and .md',
        file: path,
      }
    : {
        code: 'not-a-file',
        severity: 'error',
        message: item.isSymbolicLink() ? 'links are not followed' : 'this is neither a file nor a folder',
        hint: 'put a regular file here, or remove it',
        file: path,
      }
  return { stamp: '', problems: [problem] }
}

// "blog/, help/ or case-studies/".
function listFolders(): string {
  const folders = collectionNames.map((name) => `${name}/`)
  return `${folders.slice(0, -1).join(', ')} or ${folders.at(-1)}`
}

// Markdown counts in the folders of articles only.
function isContent(path: string): boolean {
  return path.startsWith('assets/') || /\.ya?ml$/.test(path) || folderOf(path) !== undefined
}

// Without bytes the file still has the marks it had.
function readRegular(
  path: string,
  limit: number,
  stampBefore: string | undefined,
): { stamp: string; bytes?: Uint8Array } {
  const before = lstatSync(path, { bigint: true })
  if (!before.isFile()) throw new Error('not a regular file')
  if (stampBefore !== undefined && stampBefore !== '' && stampOf(before) === stampBefore) return { stamp: stampBefore }
  const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stats = fstatSync(handle, { bigint: true })
    if (!stats.isFile()) throw new Error('not a regular file')
    if (stats.size > BigInt(limit)) throw new SizeError(Number(stats.size), limit)
    return { stamp: Date.now() - Number(stats.ctimeMs) < settledMs ? '' : stampOf(stats), bytes: readFileSync(handle) }
  } finally {
    closeSync(handle)
  }
}

function stampOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${dev}:${ino}:${size}:${mtimeNs}:${ctimeNs}`
}

class SizeError extends Error {
  constructor(size: number, limit: number) {
    super(`the file has ${size} bytes; the limit is ${limit}`)
  }
}

function readProblem(file: string, error: unknown): Problem {
  const code = errnoOf(error) ?? 'unknown reason'
  const message =
    error instanceof SizeError
      ? error.message
      : (describeErrno(code, 'read-file') ?? `the file cannot be read (${code})`)
  return {
    code: 'unreadable',
    severity: 'error',
    message,
    hint: error instanceof SizeError ? 'split the file, or make it smaller' : 'check the file and its permissions',
    file,
  }
}
