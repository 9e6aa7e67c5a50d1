import { readFileSync } from 'node:fs'
import { errnoOf } from './errors.ts'

/** Whether a process with this id runs, our own or another user's. */
export function isRunning(pid: number): boolean {
  // A process that has ended keeps its id until its parent asks for it, which a container's first process may never do.
  if (/^[ZX]$/.test(readStat(pid)[0] ?? '')) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Any other error means that it runs and belongs to another user.
    return errnoOf(error) !== 'ESRCH'
  }
}

/** When a process was started, in the system's own count, where it tells: process ids are reused. */
export function startOf(pid: number): string | undefined {
  return readStat(pid)[19]
}

/** Linux: the fields of a process's stat line after its name, which may contain spaces and parentheses; else none. */
export function readStat(pid: number): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
