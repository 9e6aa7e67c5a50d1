// Files that are written while this thread goes on. Making a file takes a disk longer than writing to it, and what the
// next file holds can be found out meanwhile.

import { writeFile } from 'node:fs'

export interface WriteQueue {
  /** Has a new file written before `end` resolves. */
  write: (path: string, bytes: Uint8Array) => void
  /** What to await before the next file if many wait. Rejects with the error of a file that was not written. */
  room: () => Promise<void> | undefined
  /** Resolves when every file is written. Rejects with the first error. */
  end: () => Promise<void>
  /** Resolves when nothing is written any more. */
  settle: () => Promise<void>
}

/** Twice the number of threads that Node has for the disk. */
const manyFiles = 8

export function openWriteQueue(): WriteQueue {
  let open = 0
  let failure: Error | undefined
  const waiting: (() => void)[] = []
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const untilWritten = async (isReached: () => boolean) => {
    await until(isReached)
    if (failure) throw failure
  }
  return {
    write: (path, bytes) => {
      open++
      writeFile(path, bytes, (error) => {
        open--
        failure ??= error ?? undefined
        for (const goOn of waiting.splice(0)) goOn()
      })
    },
    room: () => (open < manyFiles && !failure ? undefined : untilWritten(() => open < manyFiles)),
    end: () => untilWritten(() => open === 0),
    settle: () => until(() => open === 0),
  }
}
