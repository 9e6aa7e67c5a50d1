// Files that are made while this thread goes on. Making a file takes a disk longer than writing to it, and what the
// next file holds can be found out meanwhile.

import { closeSync, open, writeFileSync } from 'node:fs'

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

/** An empty queue. After a file that cannot be written, `room` and `end` reject with its error. */
export function openWriteQueue(): WriteQueue {
  let unwritten = 0
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
      unwritten++
      open(path, 'w', (error, handle) => {
        unwritten--
        try {
          if (error) throw error
          fill(handle, bytes)
        } catch (fault) {
          failure ??= fault as Error
        }
        for (const goOn of waiting.splice(0)) goOn()
      })
    },
    room: () => (unwritten < manyFiles && !failure ? undefined : untilWritten(() => unwritten < manyFiles)),
    end: () => untilWritten(() => unwritten === 0),
    settle: () => until(() => unwritten === 0),
  }
}

function fill(handle: number, bytes: Uint8Array): void {
  try {
    writeFileSync(handle, bytes)
  } finally {
    closeSync(handle)
  }
}
