// The files of a pack. Each is filled by one process or thread, and nobody changes it afterwards. The first line of a
// file is its name: a file without it is not ours, and stays.

import { hash, randomBytes } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../paths.ts'
import { isRunning } from '../process-running.ts'
import { isOwnFolder } from './sealed-file.ts'

/** Where bytes are: name of the segment, first byte, bytes, and the beginning of their SHA-256. */
export type Place = readonly [segment: string, start: number, length: number, sum: string]

/** A place names a file beside it, and no other. */
export function isPlace(value: unknown): value is Place {
  if (!Array.isArray(value)) return false
  const [segment, start, length, sum] = value as unknown[]
  const isCount = (number: unknown) => Number.isSafeInteger(number) && Number(number) >= 0
  return (
    typeof segment === 'string' &&
    /^[\w.-]+$/.test(segment) &&
    isCount(start) &&
    isCount(length) &&
    typeof sum === 'string'
  )
}

/** Which pack: a folder, and the beginning of the names of its segments. */
export interface PackPlace {
  folder: string
  name: string
}

export interface Segments {
  /** Appends to the segment of this process. Undefined if that is impossible. */
  append: (bytes: Uint8Array) => Place | undefined
  /** Undefined unless the very bytes are there that were written there. */
  read: (place: Place) => Buffer | undefined
  /** Bytes of a segment; 0 if it cannot be read. */
  sizeOf: (segment: string) => number
  /** The segment that this process fills, if it has begun one. */
  own: () => string | undefined
  /** Removes all segments but these, and those that another running process may be filling. */
  keepOnly: (needed: ReadonlySet<string>) => void
  close: () => void
}

const { O_RDONLY, O_RDWR, O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK } = constants
const sumLength = 16

/** Opens the segments of a pack. Files are opened when they are needed. */
export function openSegments({ folder, name }: PackPlace): Segments {
  const handles = new Map<string, number>()
  let own: { segment: string; length: number } | undefined
  const begin = () => {
    makeFolder(folder)
    if (!isOwnFolder(folder)) throw new Error('the cache folder is a link')
    const segment = `${name}-${process.pid}-${randomBytes(6).toString('hex')}.pack`
    handles.set(segment, openSync(join(folder, segment), O_RDWR | O_CREAT | O_EXCL, 0o644))
    const line = firstLine(segment)
    if (writeSync(handleOf(segment), line, 0, line.length, 0) !== line.length) throw new Error('the disk is full')
    return { segment, length: line.length }
  }
  const handleOf = (segment: string) => {
    const handle = handles.get(segment) ?? openSync(join(folder, segment), O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    handles.set(segment, handle)
    return handle
  }
  const isOurs = (segment: string) =>
    unlessFails(() => {
      const line = firstLine(segment)
      const bytes = Buffer.alloc(line.length)
      const count = readSync(handleOf(segment), bytes, 0, bytes.length, 0)
      return fstatSync(handleOf(segment)).isFile() && bytes.subarray(0, count).equals(line.subarray(0, count))
    })
  const close = (segment: string) => {
    const handle = handles.get(segment)
    if (handle !== undefined) closeSync(handle)
    handles.delete(segment)
    if (own?.segment === segment) own = undefined
  }
  return {
    append: (bytes) =>
      unlessFails(() => {
        own ??= begin()
        const { segment, length: start } = own
        if (writeSync(handleOf(segment), bytes, 0, bytes.length, start) !== bytes.length) return undefined
        own.length += bytes.length
        return [segment, start, bytes.length, sumOf(bytes)]
      }),
    read: ([segment, start, length, sum]) =>
      unlessFails(() => {
        const bytes = Buffer.allocUnsafe(length)
        const count = readSync(handleOf(segment), bytes, 0, length, start)
        return count === length && sumOf(bytes) === sum ? bytes : undefined
      }),
    sizeOf: (segment) => unlessFails(() => fstatSync(handleOf(segment)).size) ?? 0,
    own: () => own?.segment,
    keepOnly: (needed) => {
      for (const segment of listSegments(folder, name)) {
        const pid = Number(segment.slice(name.length + 1).split('-')[0])
        if (needed.has(segment) || (pid !== process.pid && isRunning(pid)) || !isOurs(segment)) continue
        close(segment)
        unlessFails(() => rmSync(join(folder, segment)))
      }
    },
    close: () => {
      for (const segment of handles.keys()) close(segment)
    },
  }
}

function listSegments(folder: string, name: string): string[] {
  const names = isOwnFolder(folder) ? (unlessFails(() => readdirSync(folder)) ?? []) : []
  return names.filter(
    (file) => file.startsWith(`${name}-`) && /^\d+-[0-9a-f]{12}\.pack$/.test(file.slice(name.length + 1)),
  )
}

function firstLine(segment: string): Buffer {
  return Buffer.from(`libretto-cache ${segment}\n`)
}

// A part of the text of a whole hash would keep all of it in memory.
function sumOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'buffer').toString('hex', 0, sumLength / 2)
}

// What a cache cannot read or write, it does not have.
function unlessFails<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
