// The folder beside the output folder in which files are completed before they are renamed into it. A mount point, as a
// container has it, cannot take files from beside it: there the folder is in the output folder.

import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hashOf } from '../hash.ts'
import { makeFolder } from '../paths.ts'
import { isRunning } from '../process-running.ts'
import { statOf } from './stat-of.ts'

/** Some disks take no names of more than 143 bytes. */
const mostNameBytes = 100

/** A folder of this process, made when it is first needed. It goes with the process, unless that is killed. */
export interface Staging {
  /** Path of the folder. */
  open: () => string
  remove: () => void
}

/** Whether a build of this folder was killed while it wrote. */
export function hasStaging(out: string): boolean {
  return readdirSync(sideOf(out)).some((name) => name.startsWith(stagingPrefix(out)))
}

/** The staging folder of an output folder. */
export function stagingOf(out: string): Staging {
  let folder: string | undefined
  const remove = () => {
    process.off('exit', remove)
    try {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    } catch {
      // The next build removes it.
    }
    folder = undefined
  }
  const make = () => {
    makeFolder(dirname(out))
    removeRemains(out)
    process.once('exit', remove)
    return mkdtempSync(stagingPath(out))
  }
  return { open: () => (folder ??= make()), remove }
}

/** Where the files are that belong to a folder and are not of its site: from there they can be renamed into it. */
export function sideOf(out: string): string {
  const parent = dirname(out)
  const own = statOf(out)
  if (!own?.isDirectory()) return parent
  return own.dev !== statOf(realpathSync(parent))?.dev || isMounted(realpathSync(out)) ? out : parent
}

// Linux: a folder of the same disk can be mounted. Field 5 of each line is a mount point, with some bytes in octal.
function isMounted(folder: string): boolean {
  const unescaped = (text: string) =>
    text.replace(/\\(\d{3})/g, (_, digits) => String.fromCharCode(Number(`0o${digits}`)))
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
    return lines.some((line) => unescaped(line.split(' ')[4] ?? '') === folder)
  } catch {
    return false
  }
}

/** How the paths of this process's own files beside the output folder begin. */
export function stagingPath(out: string): string {
  return join(sideOf(out), `${stagingPrefix(out)}${process.pid}-`)
}

// The name includes the process id, so that the stale folder of a process that died is recognised.
function stagingPrefix(out: string): string {
  return `.${sideName(out)}-libretto-`
}

/** The name of the output folder in the names of files beside it; a hash of a name that leaves no room for more. */
export function sideName(out: string): string {
  const name = basename(out)
  return Buffer.byteLength(name) > mostNameBytes ? hashOf(name).slice(0, 32) : name
}

/** Removes what builds that were killed have left. */
function removeRemains(out: string): void {
  const prefix = stagingPrefix(out)
  const side = sideOf(out)
  for (const name of readdirSync(side)) {
    const pid = name.startsWith(prefix) ? Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0]) : Number.NaN
    if (pid === process.pid || (pid > 0 && !isRunning(pid))) rmSync(join(side, name), { recursive: true, force: true })
  }
}
