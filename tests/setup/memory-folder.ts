// A folder in memory for all temporary files of one run: tests write and remove some hundred thousand small files, and
// a disk takes three times as long for them.

import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../../generator/process-running.ts'

const memory = '/dev/shm'
const prefix = 'libretto-run-'
/** The temporary files of a run take a tenth of it. In a container, such a folder is often much smaller. */
const leastBytes = 4 * 1024 ** 3

/**
 * The folder of this process, made now; undefined where the system has no such folder, or too small a one. Those of
 * runs that were killed are removed.
 */
export function openMemoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < leastBytes) return undefined
    for (const name of readdirSync(memory)) {
      const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN
      if (Number.isInteger(owner) && !isRunning(owner)) remove(name)
    }
    const folder = join(memory, `${prefix}${process.pid}`)
    mkdirSync(folder, { recursive: true })
    process.once('exit', () => remove(`${prefix}${process.pid}`))
    return folder
  } catch {
    return undefined
  }
}

function remove(name: string): void {
  rmSync(join(memory, name), { recursive: true, force: true })
}
