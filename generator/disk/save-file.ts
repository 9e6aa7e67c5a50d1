// One content file, read and replaced whole. In: the content folder, a path below it, the new bytes and the hash of the bytes they replace. Out:
// what happened, as data. Writes beside the file under a name that is no content, brings it to the disk, looks once more whether the file is
// still the one that was seen, and renames. Never follows a link, never leaves the folder, never leaves half a file.

import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, lstat, open, readdir, realpath, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { isRunning } from './process-running.ts'

/** Bytes of a file with their SHA-256. */
export interface FileVersion {
  bytes: Uint8Array
  hash: string
}

/** Why a file was not read or written. */
export type FileRefusal =
  /** There is no such file. */
  | { refusal: 'missing' }
  /** It is no content file of this folder, or a link leads to it. */
  | { refusal: 'forbidden' }
  /** The machine said no: the disk, a permission. `code` is that of the system. */
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

/** Replaces one content file, unless it has changed meanwhile: then nothing is written, and the present bytes are the answer. */
export async function saveContentFile({ folder, file, bytes, expectedHash }: SaveRequest): Promise<Saved> {
  try {
    const path = await findFile(folder, file)
    if (path === undefined) return { refusal: 'forbidden' }
    const { version, mode } = await readVersion(path)
    if (version.hash !== expectedHash) return { refusal: 'stale', ...version }
    // A rename would pass over it: only the folder's permission counts for that.
    if ((mode & 0o222) === 0) return { refusal: 'failed', code: 'EACCES', message: 'the file is read-only' }
    await removeLeftovers(path)
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

/** SHA-256 of bytes, as the loader counts it. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

// The real path must be the one that was asked for: no link on the way, no other folder, no file that only a program would want.
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
  // A pipe that took the place of the file must not make us wait.
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stats = await handle.stat()
    if (!stats.isFile() || stats.size > maxBytes)
      throw Object.assign(new Error('no regular file of a size content may have'), { code: 'EFBIG' })
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

// What a process that was killed has left. Another process that still runs may be about to rename its own.
async function removeLeftovers(path: string): Promise<void> {
  const prefix = `.${basename(path)}.tmp-`
  for (const name of await readdir(dirname(path)).catch(() => [])) {
    const owner = name.startsWith(prefix) ? Number(/^(\d+)-\d+$/.exec(name.slice(prefix.length))?.[1]) : Number.NaN
    if (Number.isInteger(owner) && owner !== process.pid && !isRunning(owner))
      await unlink(join(dirname(path), name)).catch(() => {})
  }
}

// The file is whole already; this makes its name last through a power cut, where the system can.
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
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return { refusal: 'missing' }
  if (code === 'ELOOP') return { refusal: 'forbidden' }
  const reasons: Record<string, string> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EACCES: 'the file or its folder may not be written',
    EPERM: 'the file or its folder may not be written',
    EROFS: 'the disk is read-only',
    EIO: 'the disk answered with an error',
    EFBIG: 'the file is larger than a content file may be',
    EMFILE: 'too many files are open',
    ENFILE: 'too many files are open',
  }
  if (code === '') throw error
  return { refusal: 'failed', code, message: reasons[code] ?? 'the file cannot be written' }
}
