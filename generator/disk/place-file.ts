// Puts a new file into the content folder: complete under a temporary name, synced, then linked to its own name in one
// step (two on a disk without hard links), which never replaces a file that is there. Links on the way are refused.

import { closeSync, constants, fsyncSync, lstatSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describeErrno, EnvironmentError, errnoOf } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { makeFolder } from '../paths.ts'
import { linkNew, renameNew } from './link-new.ts'
import { moveFile } from './move-file.ts'

/**
 * What became of a file: `other` is there already with other bytes and was kept. Nothing is written where it, or what
 * is to be a folder above it, is a `link`, or is `odd`: a folder in the place of a file, or the other way round.
 */
export type Placed = 'created' | 'same' | 'other' | 'replaced' | 'link' | 'odd'

interface PlaceRequest {
  /** The folder, absolute. */
  folder: string
  /** Path below it, with forward slashes. */
  path: string
  bytes: Uint8Array
  /** Replaces a file with other bytes. */
  isForced: boolean
  /** Only says what would become of the file. */
  isDry: boolean
}

/** No usual disk takes longer names. */
const mostNameBytes = 255

/** Places one file. Throws EnvironmentError if the system refuses. */
export function placeFile({ folder, path, bytes, isForced, isDry }: PlaceRequest): Placed {
  try {
    const segments = path.split('/')
    // A dry run does not try it.
    if (isDry && segments.some((segment) => Buffer.byteLength(segment) > mostNameBytes))
      throw Object.assign(new Error('a name is too long'), { code: 'ENAMETOOLONG' })
    const barrier = barrierAmong(folder, segments.slice(0, -1))
    if (barrier !== undefined) return barrier
    const target = join(folder, ...segments)
    // Also where the folders are missing: the path may be too long.
    const found = lstatSync(target, { throwIfNoEntry: false })
    if (found && !found.isFile()) return found.isSymbolicLink() ? 'link' : 'odd'
    const isSame = found?.size === bytes.length && Buffer.compare(readWhole(target), bytes) === 0
    if (isSame) return 'same'
    if (found && !isForced) return 'other'
    if (isDry || writeFile(target, bytes, found !== undefined)) return found ? 'replaced' : 'created'
    return 'other'
  } catch (error) {
    const code = errnoOf(error)
    if (code === undefined) throw error
    const reason = describeErrno(code, 'write-folder') ?? code
    throw new EnvironmentError(`${join(folder, path)} cannot be written: ${reason}`, { code, cause: error })
  }
}

/** What is in the place of a folder on the way. */
export function barrierAmong(folder: string, segments: readonly string[]): 'link' | 'odd' | undefined {
  let path = folder
  for (const segment of segments) {
    path = join(path, segment)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats) return undefined
    if (!stats.isDirectory()) return stats.isSymbolicLink() ? 'link' : 'odd'
  }
  return undefined
}

function readWhole(path: string): Uint8Array {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

/** Returns false if somebody else has written a new file meanwhile. */
function writeFile(target: string, bytes: Uint8Array, replaces: boolean): boolean {
  makeFolder(dirname(target))
  // Named by a hash: with the name itself, the whole could be longer than the disk allows.
  const temporary = join(dirname(target), `.libretto-${hashOf(basename(target)).slice(0, 16)}-${process.pid}`)
  rmSync(temporary, { force: true })
  try {
    const file = openSync(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW)
    try {
      writeFileSync(file, bytes)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    if (!replaces) return linkNew(temporary, target) ?? renameNew(temporary, target)
    moveFile(temporary, target)
    return true
  } finally {
    rmSync(temporary, { force: true })
  }
}
