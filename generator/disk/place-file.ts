// Puts a new file into the content folder: complete under a temporary name, synced, then linked to its own name in one
// step, which never replaces a file that is there. Links on the way are refused.

import {
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describeErrno, EnvironmentError, errnoOf } from '../errors.ts'
import { statOf } from './stat-of.ts'

/** What became of a file: `other` is there already with other bytes and was kept, or is no regular file. */
export type Placed = 'created' | 'same' | 'other' | 'replaced'

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

/** Places one file. Throws EnvironmentError if the system refuses. */
export function placeFile({ folder, path, bytes, isForced, isDry }: PlaceRequest): Placed {
  try {
    const segments = path.split('/')
    const isThere = hasFolders(folder, segments.slice(0, -1))
    if (isThere === 'blocked') return 'other'
    const target = join(folder, ...segments)
    const found = isThere ? statOf(target) : undefined
    if (found && !found.isFile()) return 'other'
    const isSame = found?.size === bytes.length && Buffer.compare(readWhole(target), bytes) === 0
    if (isSame) return 'same'
    if (found && !isForced) return 'other'
    if (!isDry) writeFile(target, bytes, found !== undefined)
    return found ? 'replaced' : 'created'
  } catch (error) {
    const code = errnoOf(error)
    if (code === undefined) throw error
    const reason = describeErrno(code, 'write-folder') ?? code
    throw new EnvironmentError(`${join(folder, path)} cannot be written: ${reason}`, { code, cause: error })
  }
}

/** Whether the folders on the way are there; `blocked` by a link or by anything else that is no folder. */
function hasFolders(folder: string, segments: readonly string[]): boolean | 'blocked' {
  let path = folder
  for (const segment of segments) {
    path = join(path, segment)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats) return false
    if (!stats.isDirectory()) return 'blocked'
  }
  return true
}

function readWhole(path: string): Uint8Array {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

function writeFile(target: string, bytes: Uint8Array, replaces: boolean): void {
  mkdirSync(dirname(target), { recursive: true })
  const temporary = join(dirname(target), `.${basename(target)}.libretto-${process.pid}`)
  rmSync(temporary, { force: true })
  try {
    const file = openSync(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW)
    try {
      writeFileSync(file, bytes)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    if (replaces) renameSync(temporary, target)
    else linkSync(temporary, target)
  } finally {
    rmSync(temporary, { force: true })
  }
}
