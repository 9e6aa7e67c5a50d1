// The folder beside the output folder in which files are completed before they are renamed into it.

import { readdirSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './process-running.ts'

// The name includes the process id, so that the stale folder of a process that died is recognised.
function stagingPrefix(out: string): string {
  return `.${basename(out)}-libretto-`
}

/** Whether a build of this folder was killed while it wrote. */
export function hasStaging(out: string): boolean {
  return readdirSync(dirname(out)).some((name) => name.startsWith(stagingPrefix(out)))
}

/** Removes what builds that were killed have left. */
export async function removeStaging(out: string): Promise<void> {
  const prefix = stagingPrefix(out)
  for (const name of await readdir(dirname(out))) {
    const pid = name.startsWith(prefix) ? Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0]) : Number.NaN
    if (pid === process.pid || (pid > 0 && !isRunning(pid)))
      await rm(join(dirname(out), name), { recursive: true, force: true })
  }
}

/** Makes a new folder for this process. Returns its path. */
export function makeStaging(out: string): Promise<string> {
  return mkdtemp(join(dirname(out), `${stagingPrefix(out)}${process.pid}-`))
}
