// Windows refuses to rename or remove what another program has open, such as a virus scanner, a search index or an
// editor. Most of them close it soon, so we retry the call there. Elsewhere the same codes are final.

import { renameSync, unlinkSync } from 'node:fs'
import { errnoOf } from '../errors.ts'

/** What Windows answers for a file that is open elsewhere. */
const busyCodes: ReadonlySet<string> = new Set(['EPERM', 'EACCES', 'EBUSY'])

/** More than a second in all. */
const pausesMs = [10, 20, 40, 80, 160, 320, 640]

/** Renames a file or a folder. */
export function moveFile(from: string, to: string): void {
  retryBusy(() => renameSync(from, to))
}

/** Removes a file. */
export function removeFile(path: string): void {
  retryBusy(() => unlinkSync(path))
}

/** Calls a function again while Windows says that a file is in use. Throws its last error. */
export function retryBusy<Answer>(
  act: () => Answer,
  { system = process.platform, pauses = pausesMs }: { system?: NodeJS.Platform; pauses?: readonly number[] } = {},
): Answer {
  for (const pause of system === 'win32' ? pauses : []) {
    try {
      return act()
    } catch (error) {
      if (!busyCodes.has(errnoOf(error) ?? '')) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  return act()
}
