// Locks between processes. A lock is a file that names the process that holds it: the lock of a process that has ended
// can be taken over. The lock of an output folder is beside it, so that all who can write there see it.

import { linkSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { errnoOf, LockedError } from '../errors.ts'
import { makeFolder } from '../make-folder.ts'
import { isRunning } from '../process-running.ts'
import { asEnvironmentError, type OtherFolders, refuseOddFolder } from './refuse-folder.ts'
import { sideOf, stagingPath } from './staging.ts'

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
  return join(realpathSync(sideOf(out)), `.${basename(out)}.libretto-lock`)
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
    release: () => rmSync(path, { force: true }),
    touch: () => {
      try {
        writeFileSync(own, JSON.stringify(holder), { flag: 'wx' })
        renameSync(own, path)
      } catch {
        // On a full disk nothing will change.
      }
    },
  }
  try {
    rmSync(own, { recursive: true, force: true })
    // Never through a link that somebody has put there.
    writeFileSync(own, JSON.stringify({ ...holder, ...facts }), { flag: 'wx' })
    // Creating a hard link is atomic and never replaces an existing file.
    while (!isLinked(own, path)) {
      const text = readText(path)
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

function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false
    throw error
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
    renameSync(path, aside)
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return
    throw error
  }
  if (readText(aside) !== seen) isLinked(aside, path)
  rmSync(aside, { recursive: true, force: true })
}

// Linux: field 22 of the process's stat line, counted after the name, which may contain spaces and parentheses.
function startOf(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
