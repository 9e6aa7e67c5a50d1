// Locks between processes. A lock is a file that names the process that holds it: the lock of a process that has ended
// can be taken over. The lock of an output folder is beside it, so that all who can write there see it.

import { lstatSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errnoOf, LockedError } from '../errors.ts'
import { makeFolder } from '../paths.ts'
import { isRunning, startOf } from '../process-running.ts'
import { createNew, linkNew } from './link-new.ts'
import { moveFile, retryBusy } from './move-file.ts'
import { asEnvironmentError, type OtherFolders, refuseOddFolder } from './refuse-folder.ts'
import { sideName, sideOf, stagingPath } from './staging.ts'
import { statOf } from './stat-of.ts'

export interface Lock {
  release: () => void
  /** Writes into the lock that the folder changes from now on. */
  touch: () => void
  /** Says whose lock was taken over. */
  note?: string
}

/** Who holds a lock. */
export interface Holder {
  pid: number
  /** ISO instant. */
  since: string
  /** When the process was started, where the system tells: process ids are reused. */
  started?: string
  /** Whether the folder is still as it was: then nobody needs to know if the process is killed. */
  isUntouched?: boolean
}

/** Path of the lock of an output folder, the same for every way to write the path of the folder above it. */
export function lockPath(out: string): string {
  return join(realpathSync(sideOf(out)), `.${sideName(out)}.libretto-lock`)
}

/**
 * Locks the output folder for this process. Throws LockedError if another running process holds the lock, and
 * EnvironmentError if nothing can be written beside the folder. With `others` it looks first whether the folder may be
 * there at all. With `isUntouched` the folder stays as it is until `touch`.
 */
export function lockOutput(out: string, others?: OtherFolders, facts?: Pick<Holder, 'isUntouched'>): Lock {
  try {
    if (others) refuseOddFolder(out, others)
    makeFolder(dirname(out))
    // Named like a staging folder: what a process that was killed leaves is removed with them.
    const lock = takeLock(lockPath(out), `${stagingPath(out)}lock`, facts)
    if ('release' in lock) return lock
    throw new LockedError(
      `${out} is being written by another build (process ${lock.pid}, since ${lock.since}); ` +
        'wait for it, or choose another folder with --out',
    )
  } catch (error) {
    throw asEnvironmentError(error, dirname(out))
  }
}

/** Locks the output folder, unless another running process holds the lock. */
export function lockUnlessHeld(out: string, others: OtherFolders): Lock | undefined {
  try {
    return lockOutput(out, others)
  } catch (error) {
    if (error instanceof LockedError) return undefined
    throw error
  }
}

/** The running process that holds the lock of an output folder. */
export function readHolder(out: string): Holder | undefined {
  try {
    const holder = parseHolder(readText(lockPath(out)) ?? '')
    return holder && isAlive(holder) ? holder : undefined
  } catch {
    // Nothing is where the folder is to be.
    return undefined
  }
}

/**
 * Takes a lock, or says which running process holds it. `own` is a path of this process in the same folder. Throws the
 * system's error if nothing can be written there.
 */
export function takeLock(path: string, own: string, facts: Pick<Holder, 'isUntouched'> = {}): Lock | Holder {
  const started = startOf(process.pid)
  const holder: Holder = {
    pid: process.pid,
    since: new Date().toISOString(),
    ...(started === undefined ? {} : { started }),
  }
  const lock: Lock = {
    release: () => retryBusy(() => rmSync(path, { force: true })),
    touch: () => {
      try {
        writeFileSync(own, JSON.stringify(holder), { flag: 'wx' })
        moveFile(own, path)
      } catch {
        // On a full disk nothing will change.
      }
    },
  }
  try {
    rmSync(own, { recursive: true, force: true })
    // Never through a link that somebody has put there.
    const mine = JSON.stringify({ ...holder, ...facts })
    writeFileSync(own, mine, { flag: 'wx' })
    while (!isPlaced(own, path, mine)) {
      const text = readLock(path)
      if (text === undefined) continue
      const other = parseHolder(text)
      if (other && isAlive(other)) return other
      const note = other
        ? `the build of ${other.since} (process ${other.pid}) ended before it was done; this one takes its place`
        : 'a damaged lock was removed'
      if (!other?.isUntouched) lock.note = note
      removeStaleLock(path, text)
    }
  } finally {
    rmSync(own, { force: true })
  }
  return lock
}

/** Whether the lock is now this one. */
function isPlaced(own: string, path: string, text: string): boolean {
  const isLinked = linkNew(own, path)
  // Creating a hard link is atomic. A file that is created and then written can be taken for a damaged lock in between.
  return isLinked ?? (createNew(path, text) && readText(path) === text)
}

/** How long a lock may be damaged before it counts as that of a process that was killed while it wrote. */
const graceMs = 5000
const graceStepMs = 10

/** The text of a lock. Waits for one that another process is writing. */
function readLock(path: string): string | undefined {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let waitedMs = 0; ; waitedMs += graceStepMs) {
    const text = readText(path)
    const isWhole = text === undefined || parseHolder(text) !== undefined
    const stats = statOf(path)
    if (isWhole || waitedMs >= graceMs || !stats?.isFile() || Date.now() - stats.mtimeMs > graceMs) return text
    Atomics.wait(pause, 0, 0, graceStepMs)
  }
}

// Whatever is no file is no lock of ours: a link is not followed, and a pipe would never end.
function readText(path: string): string | undefined {
  try {
    return lstatSync(path).isFile() ? readFileSync(path, 'utf8') : ''
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, since, started, isUntouched = false } = JSON.parse(text) as Partial<Holder>
    return typeof pid === 'number' && typeof since === 'string'
      ? { pid, since, isUntouched, ...(typeof started === 'string' ? { started } : {}) }
      : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }: Holder): boolean {
  return isRunning(pid) && (started === undefined || startOf(pid) === started)
}

// Two processes may take over at once: the file that is moved away must be the lock that was read, not a newer one.
function removeStaleLock(path: string, seen: string): void {
  const aside = `${path}-${process.pid}`
  try {
    moveFile(path, aside)
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return
    throw error
  }
  const found = readText(aside)
  if (found !== undefined && found !== seen && linkNew(aside, path) === undefined) createNew(path, found)
  rmSync(aside, { recursive: true, force: true })
}
