// Files that come in parts. Parts are small, and a call to the disk or to the hash costs more than a few bytes: they
// wait until they are many, whichever files they belong to.

import { createHash, type Hash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import type { FilePart } from './output-file.ts'

/** The files of a publication that come in parts. */
export interface PartialFiles {
  append: (part: FilePart) => void
  /** Writes what is waiting, and forgets the files. Returns each with its absolute path, SHA-256 and bytes. */
  end: () => { path: string; target: string; hash: string; size: number }[]
}

interface PartialFile {
  target: string
  sum: Hash
  size: number
  waiting: Uint8Array[]
}

/** Bytes of all files together. */
const mostWaiting = 1024 * 1024

/** `begin` gives the absolute path where a file is written. */
export function openPartialFiles(begin: (path: string) => string): PartialFiles {
  const files = new Map<string, PartialFile>()
  let waiting = 0
  const write = () => {
    for (const file of files.values()) {
      if (file.waiting.length === 0) continue
      const bytes = Buffer.concat(file.waiting)
      file.sum.update(bytes)
      appendFileSync(file.target, bytes)
      file.waiting = []
    }
    waiting = 0
  }
  return {
    append: ({ path, part }) => {
      const file = files.get(path) ?? { target: begin(path), sum: createHash('sha256'), size: 0, waiting: [] }
      files.set(path, file)
      file.waiting.push(part)
      file.size += part.length
      waiting += part.length
      if (waiting >= mostWaiting) write()
    },
    end: () => {
      write()
      const ended = [...files].map(([path, { target, sum, size }]) => ({ path, target, hash: sum.digest('hex'), size }))
      files.clear()
      return ended
    },
  }
}
