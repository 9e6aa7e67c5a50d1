// One build at a time writes an output folder. In: the folder. Out: a lock, or a refusal that names who holds it. A lock is a file beside
// nobody's work, in the folder for temporary files; it names its holder, so that the lock of a process that is gone can be taken over.

import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { EnvironmentError } from '../environment-error.ts'
import { isRunning } from './process-running.ts'

export interface Lock {
  release: () => void
  /** Whose lock was taken over, in words. */
  note?: string
}

interface Holder {
  pid: number
  /** ISO instant. */
  since: string
  /** When the system started the process, where it tells: process ids are used again. */
  started?: string
}

/** Where the lock of an output folder is. */
export function lockPath(out: string): string {
  return join(tmpdir(), 'libretto', `lock-${createHash('sha256').update(out).digest('hex').slice(0, 16)}`)
}

/** Locks the output folder for this process. Throws EnvironmentError when another process that still runs has it. */
export function lockOutput(out: string): Lock {
  const path = lockPath(out)
  const own = `${path}.${process.pid}`
  const started = startOf(process.pid)
  const holder: Holder = {
    pid: process.pid,
    since: new Date().toISOString(),
    ...(started === undefined ? {} : { started }),
  }
  const lock: Lock = { release: () => rmSync(path, { force: true }) }
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(own, JSON.stringify(holder))
    // A link is made whole or not at all, and never over a file that is there.
    while (!isLinked(own, path)) {
      const text = readText(path)
      if (text === undefined) continue
      const other = readHolder(text)
      if (other && isAlive(other))
        throw new EnvironmentError(
          `${out} is being written by another build (process ${other.pid}, since ${other.since}); wait for it, or choose another folder with --out`,
        )
      lock.note = other
        ? `the build of ${other.since} (process ${other.pid}) ended before it was done; this one takes its place`
        : 'a damaged lock was removed'
      removeStale(path, text)
    }
  } catch (error) {
    if (error instanceof EnvironmentError) throw error
    // Where no lock can be written, building alone must do.
    return { release: () => {} }
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
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    const { pid, since, started } = JSON.parse(text) as Partial<Holder>
    return typeof pid === 'number' && typeof since === 'string'
      ? { pid, since, ...(typeof started === 'string' ? { started } : {}) }
      : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }: Holder): boolean {
  return isRunning(pid) && (started === undefined || startOf(pid) === started)
}

// Two may take over at once: what is moved away must be the lock that was looked at, and no newer one.
function removeStale(path: string, seen: string): void {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (readText(aside) !== seen) isLinked(aside, path)
  rmSync(aside, { force: true })
}

// Linux: the 22nd field of the process's line, counted behind its name, which may hold anything.
function startOf(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
