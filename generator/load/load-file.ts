// Loads one content file. Links, pipes and sockets are refused; a file whose stat signature has not changed is not read
// again.

import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Shelf } from '../cache/cache.ts'
import { type SeenFile, type SeenFiles, settledStampOf } from '../disk/disk.ts'
import { describeErrno, errnoOf, OvertakenError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import type { Position, Problem } from '../problem.ts'
import { isBesideArticle } from './beside-article.ts'
import { barePicture } from './metadata/bare-picture.ts'
import { type Entry, keyOf, openFile, parseEntry, type ReadText } from './parse-entry.ts'
import { findFileFaults, isRootPath, rootFolder } from './root-faults.ts'
import { placeIn } from './text-of-bytes.ts'

/** A file below content/assets or content/root, or one beside an article. */
export interface AssetFile {
  /**
   * As content names it, e.g. /assets/diagram.svg, or /ads.txt for a file of content/root. Its letters are composed,
   * also where those of the file are not.
   */
  url: string
  file: string
  /** Of a large file read when they are asked for, in a process that ends after one build. */
  readonly bytes: Uint8Array
  hash: string
  /** The same picture without notes about place and people, if the file has some. */
  bare?: AssetFile
}

/** What was read at one path. The stat signature is empty when the file must be read again. */
export interface KnownFile {
  stamp: string
  entry?: Entry
  asset?: AssetFile
  problems: Problem[]
}

/** Returns an asset that reads its bytes when they are asked for, or the same one if they are few. */
export type LargeFiles = (place: string, asset: AssetFile, stamp: string) => AssetFile

/** What an earlier load knows. */
interface KnownFiles {
  /** The same path. */
  before?: KnownFile | undefined
  /** Paths that another process has seen. */
  seen?: SeenFiles | undefined
  /** Data of files. */
  parsed?: Shelf<{ data: unknown }> | undefined
  /** Reads the text of a Markdown file whenever it is asked for, instead of keeping it. */
  reread?: ReadText | undefined
  large?: LargeFiles | undefined
}

const maxTextBytes = 1024 * 1024
/** Larger files are refused. */
export const maxAssetBytes = 64 * 1024 * 1024

/** Reads the file at `path` below `folder`, or gives `before` back when the file has not changed. Never throws. */
export function loadFile(
  folder: string,
  path: string,
  { before, seen, parsed, reread, large }: KnownFiles = {},
): KnownFile {
  const url = assetUrl(path)
  try {
    const place = join(folder, path)
    const again = path.endsWith('.md') ? reread : undefined
    const known = before ?? (again && findUnread(path, seen?.get(place), { parsed, again }))
    const file = readRegular(place, url === undefined ? maxTextBytes : maxAssetBytes, known?.stamp)
    if (known && !file.bytes) return known
    const { bytes, stamp } = file as { bytes: Uint8Array; stamp: string }
    const hash = hashOf(bytes)
    if (url !== undefined) {
      if (before?.asset?.hash === hash) return { ...before, stamp }
      const asset = { url, file: path, bytes, hash }
      const kept = large?.(place, asset, stamp) ?? asset
      return { stamp, asset: withBare(kept, bytes), problems: findFileFaults(path, bytes) }
    }
    if (before?.entry?.hash === hash) return { ...before, stamp }
    const problems: Problem[] = []
    const entry = parseEntry(path, { bytes, hash, reread: again }, problems, parsed)
    return { stamp, ...(entry ? { entry } : {}), problems }
  } catch (error) {
    return { stamp: '', problems: [readProblem(path, error)] }
  }
}

/** What the folder would have at a path with these bytes. Never throws. */
export function parseFile(path: string, bytes: Uint8Array): KnownFile {
  const url = assetUrl(path)
  const limit = url === undefined ? maxTextBytes : maxAssetBytes
  if (bytes.length > limit)
    return { stamp: '', problems: [readProblem(path, new SizeError({ size: bytes.length, limit }))] }
  const hash = hashOf(bytes)
  if (url !== undefined)
    return {
      stamp: '',
      asset: withBare({ url, file: path, bytes, hash }, bytes),
      problems: findFileFaults(path, bytes),
    }
  const problems: Problem[] = []
  const entry = parseEntry(path, { bytes, hash }, problems)
  return { stamp: '', ...(entry ? { entry } : {}), problems }
}

/** Files of content/root keep their bytes. */
function withBare(asset: AssetFile, bytes: Uint8Array): AssetFile {
  const bare = isRootPath(asset.file) ? undefined : barePicture(bytes)
  if (!bare) return asset
  const { url, file } = asset
  const get = () => barePicture(asset.bytes) ?? asset.bytes
  return Object.assign(asset, {
    bare: {
      url,
      file,
      hash: hashOf(bare),
      get bytes() {
        return get()
      },
    },
  })
}

/** What content names a file by that is published as it is; undefined for other files. */
function assetUrl(path: string): string | undefined {
  if (isRootPath(path)) return path.slice(rootFolder.length - 1).normalize('NFC')
  if (isBesideArticle(path)) return `/assets/${path.normalize('NFC')}`
  return path.startsWith('assets/') ? `/${path.normalize('NFC')}` : undefined
}

/** A valid Markdown file as another process has seen it, before anybody asks for its text. */
function findUnread(
  path: string,
  seen: SeenFile | undefined,
  { parsed, again }: Pick<KnownFiles, 'parsed'> & { again: ReadText },
): KnownFile | undefined {
  if (!seen || seen.stamp === '') return undefined
  const { stamp, hash } = seen
  const known = parsed?.get(keyOf(path, hash))
  return known && { stamp, entry: openFile(path, { hash, data: known.data, read: again }), problems: [] }
}

// As many as threads work on at once.
const maxTexts = 64

/** Reads texts of the folder again, and keeps the last few. */
export function openReread(folder: string): ReadText {
  const texts = new Map<string, string>()
  return (path, hash) => {
    const known = texts.get(path)
    if (known !== undefined) return known
    const { bytes } = readRegular(join(folder, path), maxTextBytes, undefined)
    if (!bytes || hashOf(bytes) !== hash)
      throw new OvertakenError(`${path} was changed while the site was built; build again`)
    const text = new TextDecoder().decode(bytes)
    texts.set(path, text)
    for (const oldest of texts.keys()) if (texts.size > maxTexts) texts.delete(oldest)
    return text
  }
}

/** Opens files of the folder that another thread has parsed: a text is read again when somebody asks for it. */
export function openParsed(folder: string): (file: string, known: Pick<Entry, 'hash' | 'data'>) => Entry {
  const reread = openReread(folder)
  return (file, { hash, data }) => openFile(file, { hash, data, read: reread })
}

/** Reads a file of at most so many bytes. Without bytes in the result it has not changed. */
export function readRegular(
  path: string,
  limit: number,
  stampBefore: string | undefined,
): { stamp: string; bytes?: Uint8Array } {
  const before = lstatSync(path, { bigint: true })
  if (!before.isFile()) throw new Error('not a regular file')
  if (stampBefore !== undefined && stampBefore !== '' && settledStampOf(before) === stampBefore)
    return { stamp: stampBefore }
  const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stats = fstatSync(handle, { bigint: true })
    if (!stats.isFile()) throw new Error('not a regular file')
    if (stats.size > BigInt(limit)) throw new SizeError({ size: Number(stats.size), limit, handle })
    return { stamp: settledStampOf(stats), bytes: readFileSync(handle) }
  } finally {
    closeSync(handle)
  }
}

class SizeError extends Error {
  /** The first byte that is too much. */
  readonly place: Position | undefined

  constructor({ size, limit, handle }: { size: number; limit: number; handle?: number }) {
    const numbers = size.toLocaleString('en-US')
    super(
      `the file has ${numbers} bytes; the limit is ${limit / 1024 / 1024} MiB (${limit.toLocaleString('en-US')} bytes)`,
    )
    // An asset has no lines.
    this.place = limit === maxTextBytes && handle !== undefined ? placeOfByte(handle, limit) : undefined
  }
}

function placeOfByte(handle: number, offset: number): Position {
  const bytes = Buffer.alloc(offset)
  const text = new TextDecoder().decode(bytes.subarray(0, readSync(handle, bytes, 0, offset, 0)))
  return placeIn(text, text.length)
}

/** The problem for a file or folder that cannot be read. */
export function readProblem(file: string, error: unknown): Problem {
  if (error instanceof SizeError) {
    const hint = error.place ? 'split the file; the limit is reached at this line' : 'make the file smaller'
    return { code: 'too-large', severity: 'error', message: error.message, hint, file, ...error.place }
  }
  const code = errnoOf(error) ?? 'unknown reason'
  // Node lists a name that is not UTF-8 with replacement characters, and finds no file of that name.
  if (code === 'ENOENT' && file.includes('\ufffd')) {
    const message = 'the name of the file is not UTF-8'
    return { code: 'unreadable', severity: 'error', message, hint: 'rename the file', file }
  }
  return {
    code: 'unreadable',
    severity: 'error',
    message: describeErrno(code, 'read-file') ?? `the file cannot be read (${code})`,
    hint: 'check the file and its permissions',
    file,
  }
}
