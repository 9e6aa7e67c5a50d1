// Reads, replaces and removes whole content files. A save writes a temporary file beside the content file, syncs it to
// the disk, checks that the content file is still the one that was seen, and renames. All of that is one synchronous
// step under a lock of the file: between the check and the rename nothing else of ours can write. It never follows a
// link, never leaves the content folder and never leaves a half-written file. A removal is checked the same way.
// Refusals are returned as data.

import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Lock, moveFile, takeLock } from '../disk/disk.ts'
import { describeErrno, errnoOf } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { isIn } from '../paths.ts'
import { isRunning } from '../process-running.ts'

/** Bytes of a file with their SHA-256. */
export interface FileVersion {
  bytes: Uint8Array
  hash: string
}

/** Why a file was not read or written. */
export type FileRefusal =
  /** There is no such file. */
  | { refusal: 'missing' }
  /** It is not a content file of this folder, or its path contains a link. */
  | { refusal: 'forbidden' }
  /** The system refused: the disk, a permission. `code` is its error code. */
  | { refusal: 'failed'; code: string; message: string }

export type Saved = { hash: string } | (FileVersion & { refusal: 'stale' }) | FileRefusal

/** One file below the content folder. */
interface FileRequest {
  /** The content folder, absolute. */
  folder: string
  /** Path below it, with forward slashes. */
  file: string
  /** A picture or another file that is published as it is, of at most 64 MiB. Without it, YAML or Markdown. */
  isAsset?: boolean
}

export interface SaveRequest extends FileRequest {
  /** Undefined removes the file. */
  bytes: Uint8Array | undefined
  /** SHA-256 of the bytes the author of the change has seen. */
  expectedHash: string
}

const maxBytes = { text: 1024 * 1024, asset: 64 * 1024 * 1024 } as const

/** How long another process may hold the lock of a file: tries, and milliseconds between them. */
const lockTries = { count: 200, pause: 10 }

/** Reads one content file. */
export function readContentFile(request: FileRequest): FileVersion | FileRefusal {
  try {
    const path = findFile(request)
    return path === undefined ? { refusal: 'forbidden' } : readVersion(path, request).version
  } catch (error) {
    return refusalOf(error)
  }
}

/** Replaces or removes one content file. If it has changed meanwhile, it stays, and its current bytes are returned. */
export async function saveContentFile(request: SaveRequest): Promise<Saved> {
  for (let tries = 1; ; tries++) {
    const saved = saveUnlessLocked(request)
    if (saved !== 'locked') return saved
    if (tries === lockTries.count)
      return { refusal: 'failed', code: 'EBUSY', message: 'another process is saving the file' }
    await setTimeout(lockTries.pause)
  }
}

function saveUnlessLocked(request: SaveRequest): Saved | 'locked' {
  let lock: Lock | undefined
  try {
    const path = findFile(request)
    if (path === undefined) return { refusal: 'forbidden' }
    const { version, stats } = readVersion(path, request)
    if (version.hash !== request.expectedHash) return { refusal: 'stale', ...version }
    // A rename needs only the folder's permission and would ignore this.
    if ((stats.mode & 0o222) === 0) return { refusal: 'failed', code: 'EACCES', message: 'the file is read-only' }
    lock = lockFile(path)
    if (!lock) return 'locked'
    return request.bytes ? replaceFile(path, { ...request, bytes: request.bytes }, stats) : removeFile(path, request)
  } catch (error) {
    return refusalOf(error)
  } finally {
    ignoreErrors(() => lock?.release())
  }
}

// A lock of this process can only be what a save that failed has left: a save never pauses while it holds one.
function lockFile(path: string): Lock | undefined {
  const place = `${besidePath(path)}lock`
  const lock = takeLock(place, temporaryPath(path))
  if ('release' in lock) return lock
  if (lock.pid === process.pid) rmSync(place, { force: true })
  return undefined
}

function removeFile(path: string, { expectedHash }: SaveRequest): Saved {
  unlinkSync(path)
  syncFolder(dirname(path))
  return { hash: expectedHash }
}

function replaceFile(path: string, request: SaveRequest & { bytes: Uint8Array }, stats: Stats): Saved {
  const { bytes, expectedHash } = request
  removeStaleFiles(path)
  const temporary = temporaryPath(path)
  try {
    writeWhole(temporary, bytes, stats)
    const { version } = readVersion(path, request)
    if (version.hash === expectedHash) moveFile(temporary, path)
    else {
      unlinkSync(temporary)
      return { refusal: 'stale', ...version }
    }
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  syncFolder(dirname(path))
  return { hash: hashOf(bytes) }
}

// Named by a hash: with the name itself, the whole could be longer than the disk allows.
function besidePath(path: string): string {
  return join(dirname(path), `.libretto-${hashOf(basename(path)).slice(0, 16)}-`)
}

/** The temporary file of this process. It names the process, so that the one of a process that died is recognised. */
function temporaryPath(path: string): string {
  return besidePath(path) + String(process.pid)
}

// The real path must equal the requested one: no link on the way, no other folder, no hidden file.
function findFile({ folder, file, isAsset = false }: FileRequest): string | undefined {
  const segments = file.split('/')
  const isText = /\.(?:ya?ml|md)$|(?:^|\/)redirects\.csv$/.test(file) && segments[0] !== 'assets'
  if (isText === isAsset || segments[0] === 'root') return undefined
  if (!segments.every((segment) => segment !== '' && !segment.startsWith('.') && !/[\\:\0]/.test(segment)))
    return undefined
  const root = realpathSync(folder)
  const path = join(root, ...segments)
  if (!isIn(path, root) || realpathSync(path) !== path) return undefined
  return lstatSync(path).isFile() ? path : undefined
}

function readVersion(path: string, { isAsset = false }: FileRequest): { version: FileVersion; stats: Stats } {
  // Without O_NONBLOCK a pipe in place of the file would block.
  return withFile(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK, 0, (file) => {
    const stats = fstatSync(file)
    if (!stats.isFile() || stats.size > maxBytes[isAsset ? 'asset' : 'text'])
      throw Object.assign(new Error('not a regular file, or too large'), { code: 'EFBIG' })
    const bytes = readFileSync(file)
    return { version: { bytes, hash: hashOf(bytes) }, stats }
  })
}

function writeWhole(path: string, bytes: Uint8Array, { mode, uid, gid }: Stats): void {
  rmSync(path, { force: true })
  withFile(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, mode, (file) => {
    writeFileSync(file, bytes)
    // The file stays its owner's when somebody else saves it, as far as the system allows.
    const own = fstatSync(file)
    if (own.uid !== uid || own.gid !== gid) ignoreErrors(() => fchownSync(file, uid, gid))
    fchmodSync(file, mode & 0o777)
    fsyncSync(file)
  })
}

function withFile<Answer>(path: string, flags: number, mode: number, use: (file: number) => Answer): Answer {
  const file = openSync(path, flags, mode)
  try {
    return use(file)
  } finally {
    closeSync(file)
  }
}

// Removes temporary files of processes that were killed. A process that still runs may be about to use its own.
function removeStaleFiles(path: string): void {
  const prefix = basename(besidePath(path))
  for (const name of readdirSync(dirname(path))) {
    const owner = name.startsWith(prefix) ? Number(/^\d+$/.exec(name.slice(prefix.length))?.[0]) : Number.NaN
    if (Number.isInteger(owner) && owner !== process.pid && !isRunning(owner))
      ignoreErrors(() => unlinkSync(join(dirname(path), name)))
  }
}

// The file is complete already; this makes its new name survive a power cut, where the system supports it.
function syncFolder(folder: string): void {
  ignoreErrors(() => withFile(folder, constants.O_RDONLY, 0, fsyncSync))
}

function ignoreErrors(act: () => void): void {
  try {
    act()
  } catch {
    // Nothing depends on it.
  }
}

function refusalOf(error: unknown): FileRefusal {
  const code = errnoOf(error)
  if (code === undefined) throw error
  if (code === 'ENOENT' || code === 'ENOTDIR') return { refusal: 'missing' }
  if (code === 'ELOOP') return { refusal: 'forbidden' }
  return { refusal: 'failed', code, message: describeErrno(code, 'save-file') ?? 'the file cannot be written' }
}
