// A folder in memory for all temporary files of one run: tests write and remove some hundred thousand small files, and
// a disk takes three times as long for them.

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'libretto-run-'
/** The temporary files of a run take a tenth of it. In a container, such a folder is often much smaller. */
const leastBytes = 4 * 1024 ** 3

/** A run that is older has ended. What runs in a container cannot be seen from outside, and the other way round. */
const longestRunMs = 86_400_000

/**
 * The folder of this process, made now; undefined where the system has no such folder, or too small a one. Those of
 * runs that were killed are removed after a day.
 */
export function openMemoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < leastBytes) return undefined
    for (const name of readdirSync(memory)) {
      const path = join(memory, name)
      if (name.startsWith(prefix) && Date.now() - statSync(path).mtimeMs > longestRunMs) remove(path)
    }
    const folder = mkdtempSync(join(memory, prefix))
    // As the folder of the system: some tests run a command as somebody else.
    chmodSync(folder, 0o755)
    process.once('exit', () => remove(folder))
    // Some systems run no program from there.
    const program = join(folder, 'program')
    writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
    return spawnSync(program).status === 0 ? folder : undefined
  } catch {
    return undefined
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
