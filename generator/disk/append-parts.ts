// Files that come in parts. Parts are small, and a call to the disk or to the hash costs more than a few bytes: they
// wait until they are many.

import { createHash, type Hash } from 'node:crypto'
import { appendFileSync } from 'node:fs'

/** A file in progress. */
export interface PartialFile {
  /** Adds the next part. */
  append: (part: Uint8Array) => void
  /** Writes what is waiting. Returns SHA-256 and bytes of the whole file. */
  end: () => { hash: string; size: number }
}

const waitingBytes = 1024 * 1024

/** Begins a file at an absolute path. */
export function beginFile(target: string): PartialFile {
  const sum: Hash = createHash('sha256')
  let waiting: Uint8Array[] = []
  let written = 0
  let size = 0
  const write = () => {
    const bytes = Buffer.concat(waiting)
    sum.update(bytes)
    appendFileSync(target, bytes)
    waiting = []
    written = size
  }
  return {
    append: (part) => {
      waiting.push(part)
      size += part.length
      if (size - written >= waitingBytes) write()
    },
    end: () => {
      write()
      return { hash: sum.digest('hex'), size }
    },
  }
}
