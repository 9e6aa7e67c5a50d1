// Reads and replaces whole content files. A save writes a temporary file beside the content file, syncs it to the disk,
// checks once more that the content file is still the one that was seen, and renames. It never follows a link, never
// leaves the content folder and never leaves a half-written file. Refusals are returned as data.

import { constants } from 'node:fs'
import { type FileHandle, lstat, open, readdir, realpath, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { describeErrno, errnoOf } from '../errors.ts'
import { hashOf } from '../hash.ts'
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

export interface SaveRequest {
  /** The content folder, absolute. */
  folder: string
  /** Path below it, with forward slashes. */
  file: string
  bytes: Uint8Array
  /** SHA-256 of the bytes the author of the change has seen. */
  expectedHash: string
}

const maxBytes = 1024 * 1024
let saves = 0

/** Reads one content file. */
export async function readContentFile({
  folder,
  file,
}: Pick<SaveRequest, 'folder' | 'file'>): Promise<FileVersion | FileRefusal> {
  try {
    const path = await findFile(folder, file)
    return path === undefined ? { refusal: 'forbidden' } : (await readVersion(path)).version
  } catch (error) {
    return refusalOf(error)
  }
}

/** Replaces one content file. If it has changed meanwhile, nothing is written and the current bytes are returned. */
export async function saveContentFile({ folder, file, bytes, expectedHash }: SaveRequest): Promise<Saved> {
  try {
    const path = await findFile(folder, file)
    if (path === undefined) return { refusal: 'forbidden' }
    const { version, mode } = await readVersion(path)
    if (version.hash !== expectedHash) return { refusal: 'stale', ...version }
    // A rename needs only the folder's permission and would ignore this.
    if ((mode & 0o222) === 0) return { refusal: 'failed', code: 'EACCES', message: 'the file is read-only' }
    await removeStale(path)
    const temporary = join(dirname(path), `.${basename(path)}.tmp-${process.pid}-${++saves}`)
    try {
      await writeWhole(temporary, bytes, mode)
      const { version: present } = await readVersion(path)
      if (present.hash !== expectedHash) {
        await unlink(temporary)
        return { refusal: 'stale', ...present }
      }
      await rename(temporary, path)
    } catch (error) {
      await unlink(temporary).catch(() => {})
      throw error
    }
    await syncFolder(dirname(path))
    return { hash: hashOf(bytes) }
  } catch (error) {
    return refusalOf(error)
  }
}

// The real path must equal the requested one: no link on the way, no other folder, no hidden file.
async function findFile(folder: string, file: string): Promise<string | undefined> {
  const segments = file.split('/')
  if (!/\.(?:ya?ml|md)$/.test(file) || segments[0] === 'assets') return undefined
  if (!segments.every((segment) => segment !== '' && !segment.startsWith('.') && !/[\\:\0]/.test(segment)))
    return undefined
  const root = await realpath(folder)
  const path = join(root, ...segments)
  if (!path.startsWith(root.endsWith(sep) ? root : root + sep) || (await realpath(path)) !== path) return undefined
  return (await lstat(path)).isFile() ? path : undefined
}

async function readVersion(path: string): Promise<{ version: FileVersion; mode: number }> {
  // Without O_NONBLOCK a pipe in place of the file would block.
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stats = await handle.stat()
    if (!stats.isFile() || stats.size > maxBytes)
      throw Object.assign(new Error('not a regular file, or too large'), { code: 'EFBIG' })
    const bytes = await handle.readFile()
    return { version: { bytes, hash: hashOf(bytes) }, mode: stats.mode & 0o777 }
  } finally {
    await handle.close()
  }
}

async function writeWhole(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const handle = await open(
    path,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW,
    mode,
  )
  try {
    await handle.writeFile(bytes)
    await handle.chmod(mode)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// Removes stale temporary files of processes that were killed. A process that still runs may be about to rename its
// own.
async function removeStale(path: string): Promise<void> {
  const prefix = `.${basename(path)}.tmp-`
  for (const name of await readdir(dirname(path)).catch(() => [])) {
    const owner = name.startsWith(prefix) ? Number(/^(\d+)-\d+$/.exec(name.slice(prefix.length))?.[1]) : Number.NaN
    if (Number.isInteger(owner) && owner !== process.pid && !isRunning(owner))
      await unlink(join(dirname(path), name)).catch(() => {})
  }
}

// The file is complete already; this makes its new name survive a power cut, where the system supports it.
async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined
  try {
    handle = await open(folder, constants.O_RDONLY)
    await handle.sync()
  } catch {
    return
  } finally {
    await handle?.close().catch(() => {})
  }
}

function refusalOf(error: unknown): FileRefusal {
  const code = errnoOf(error)
  if (code === undefined) throw error
  if (code === 'ENOENT' || code === 'ENOTDIR') return { refusal: 'missing' }
  if (code === 'ELOOP') return { refusal: 'forbidden' }
  return { refusal: 'failed', code, message: describeErrno(code, 'save-file') ?? 'the file cannot be written' }
}
