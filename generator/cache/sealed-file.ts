// Values in a file of their own, one after the other. They are never trusted: what is truncated, changed or written by
// another version of Libretto or Node counts as missing.

import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { dayMs } from '../days.ts'
import { makeFolder } from '../make-folder.ts'

const weekMs = 7 * dayMs
const sealBytes = 32
/** Seal, and length of the value. */
const headBytes = sealBytes + 4
/** A larger value takes longer to read than to make again. */
const maxBytes = 1024 ** 3

/**
 * The values of a file that `writeSealed` wrote with the same version; fewer if the file was damaged. Returns the bytes
 * of the file, or 0 if it was.
 */
export function* readSealed<Value>(path: string, version: string): Generator<Value, number> {
  const file = open(path)
  if (file === undefined) return 0
  try {
    let isWhole = true
    let place = 0
    for (const { size } = fstatSync(file); place < size; ) {
      const head = read(file, headBytes, place)
      const length = head?.readUInt32LE(sealBytes) ?? 0
      const body = head && length <= maxBytes ? read(file, length, place + headBytes) : undefined
      if (!head || !body) return 0
      if (sealOf(body, version).equals(head.subarray(0, sealBytes))) yield deserialize(body) as Value
      else isWhole = false
      place += headBytes + length
    }
    return isWhole ? place : 0
  } finally {
    closeSync(file)
  }
}

/** Writes values of plain data, all or none of them. A failure is ignored. */
export function writeSealed(path: string, version: string, values: Iterable<unknown>): void {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    makeFolder(dirname(path))
    rmSync(temporary, { force: true, recursive: true })
    const file = openSync(temporary, 'wx')
    try {
      writeAll(file, version, values)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch {
    removeTemporary(temporary)
  }
}

function removeTemporary(path: string): void {
  try {
    rmSync(path, { force: true, recursive: true })
  } catch {
    // The folder may be a file, or may not be written.
  }
}

/** Removes sealed files whose name begins so and that nobody has written for a week. A failure is ignored. */
export function removeOldSealed(folder: string, prefix: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (!name.startsWith(prefix)) continue
      const path = join(folder, name)
      if (Date.now() - lstatSync(path).mtimeMs > weekMs) rmSync(path, { force: true })
    }
  } catch {
    // Another process may have removed it.
  }
}

/**
 * Adds values to a file that `readSealed` has read, if it still has as many bytes as then. Returns whether it did. A
 * file that is cut while it is written loses none of its other values.
 */
export function appendSealed(path: string, version: string, bytes: number, values: Iterable<unknown>): boolean {
  const file = bytes > 0 ? open(path, constants.O_WRONLY | constants.O_APPEND) : undefined
  if (file === undefined) return false
  try {
    const isSame = fstatSync(file).size === bytes
    if (isSame) writeAll(file, version, values)
    return isSame
  } catch {
    return false
  } finally {
    closeSync(file)
  }
}

function writeAll(file: number, version: string, values: Iterable<unknown>): void {
  for (const value of values) {
    const body = serialize(value)
    const length = Buffer.alloc(headBytes - sealBytes)
    length.writeUInt32LE(body.length)
    for (const bytes of [sealOf(body, version), length, body]) write(file, bytes)
  }
}

// Without O_NONBLOCK a pipe in place of the file would block.
function open(path: string, flags = constants.O_RDONLY): number | undefined {
  try {
    return openSync(path, flags | constants.O_NONBLOCK)
  } catch {
    return undefined
  }
}

function read(file: number, length: number, place: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length)
  try {
    return readSync(file, bytes, 0, length, place) === length ? bytes : undefined
  } catch {
    return undefined
  }
}

// The disk may take less at once.
function write(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
}

// The seal proves that the value is complete and that the same version of Libretto wrote it.
function sealOf(body: Uint8Array, version: string): Buffer {
  return createHash('sha256').update(`${version} ${process.version}\n`).update(body).digest()
}
