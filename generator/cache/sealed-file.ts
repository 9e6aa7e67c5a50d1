// Values in a separate file, one after the other. What is truncated, changed, of another name or written by another
// version of Libretto or Node counts as missing. The seals show damage, not malice: whoever can write the folder can
// make them too. Nothing is read or written through a link, and no file without a seal is replaced or removed.

import { createHash, randomBytes } from 'node:crypto'
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
import { basename, dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { dayMs } from '../days.ts'
import { makeFolder } from '../paths.ts'

/** A sealed file: its values belong to one version, and to this name. */
export interface SealedPlace {
  path: string
  version: string
  /** By default a value belongs to this version of Node as well. */
  node?: 'any'
}

const weekMs = 7 * dayMs
const sealBytes = 32
/** Seal, and length of the value. */
const headBytes = sealBytes + 4
/** A larger value takes longer to read than to make again. */
const maxBytes = 1024 ** 3
/** More than a first line takes. */
const maxLineBytes = 1024

/** Behind the name of a file that is not complete. */
const temporaryEnd = /\.[0-9a-f]{12}\.tmp$/

const { O_RDONLY, O_WRONLY, O_APPEND, O_NOFOLLOW, O_NONBLOCK } = constants

/**
 * The values that `writeSealed` wrote at the same place; fewer if the file was damaged. Ends at a value that `isValue`
 * refuses. Returns the bytes of the file, or 0 if it was damaged.
 */
export function* readSealed<Value>(
  place: SealedPlace,
  isValue: (value: unknown) => value is Value,
): Generator<Value, number> {
  const file = isOwnFolder(dirname(place.path)) ? open(place.path) : undefined
  if (file === undefined) return 0
  try {
    const line = firstLine(place)
    const { size } = fstatSync(file)
    if (!read(file, line.length, 0)?.equals(line)) return 0
    let isWhole = true
    for (let start = line.length; start < size; ) {
      const { body, length } = readBody(file, start)
      if (!body) return 0
      const value = isSealed(file, start, line, body) ? readValue(body) : undefined
      if (isValue(value)) yield value
      else isWhole = false
      start += headBytes + length
    }
    return isWhole ? size : 0
  } finally {
    closeSync(file)
  }
}

function readBody(file: number, start: number): { body?: Buffer | undefined; length: number } {
  const length = read(file, headBytes, start)?.readUInt32LE(sealBytes)
  if (length === undefined || length > maxBytes) return { length: 0 }
  return { body: read(file, length, start + headBytes), length }
}

function isSealed(file: number, start: number, line: Uint8Array, body: Uint8Array): boolean {
  return read(file, sealBytes, start)?.equals(sealOf(body, line)) === true
}

function readValue(body: Buffer): unknown {
  try {
    return deserialize(body)
  } catch {
    return undefined
  }
}

/** Writes values of plain data, all or none of them. Returns whether it did: a failure is no problem of the site. */
export function writeSealed(place: SealedPlace, values: Iterable<unknown>): boolean {
  const { path } = place
  let temporary: string | undefined
  try {
    makeFolder(dirname(path))
    if (!isOwnFolder(dirname(path)) || !mayReplace(path)) return false
    const name = `${path}.${randomBytes(6).toString('hex')}.tmp`
    const file = openSync(name, 'wx')
    temporary = name
    try {
      const line = firstLine(place)
      write(file, line)
      writeAll(file, line, values)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
    return true
  } catch {
    if (temporary !== undefined) removeTemporary(temporary)
    return false
  }
}

function removeTemporary(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // The folder may not be written any more.
  }
}

/** Nothing is there, or a file of ours: what is damaged still begins as ours do. */
function mayReplace(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return !stats || (stats.isFile() && (stats.size === 0 || beginsAsOurs(path)))
}

function beginsAsOurs(path: string): boolean {
  const file = open(path)
  if (file === undefined) return false
  try {
    return read(file, mark.length, 0)?.equals(mark) === true
  } finally {
    closeSync(file)
  }
}

/** Removes sealed files of such a name, of any version, that nobody has written for a week. Ignores failures. */
export function removeOldSealed(folder: string, name: RegExp): void {
  try {
    if (!isOwnFolder(folder)) return
    for (const each of readdirSync(folder)) {
      // What a process that was killed has left has the same name and a different end.
      if (!name.test(each.replace(temporaryEnd, ''))) continue
      const path = join(folder, each)
      const stats = lstatSync(path)
      if (stats.isFile() && Date.now() - stats.mtimeMs > weekMs && hasSeal(path)) rmSync(path, { force: true })
    }
  } catch {
    // Another process may have removed it.
  }
}

/** Whether a file has the name that it was sealed with, and its first value the seal. */
export function hasSeal(path: string): boolean {
  const file = open(path)
  if (file === undefined) return false
  try {
    const begin = read(file, Math.min(maxLineBytes, fstatSync(file).size), 0)
    const line = begin?.subarray(0, begin.indexOf('\n') + 1)
    const name = basename(path)
    const isOurs = line?.subarray(0, mark.length).equals(mark) && line.includes(` ${name.replace(temporaryEnd, '')} `)
    if (!line || !isOurs) return false
    // Of a file that was never completed there may be no value.
    if (name.endsWith('.tmp')) return true
    const { body } = readBody(file, line.length)
    return body !== undefined && isSealed(file, line.length, line, body)
  } finally {
    closeSync(file)
  }
}

/**
 * Adds values to a file that `readSealed` has read, if it still has as many bytes as then. Returns whether it did. A
 * file that is cut while it is written loses none of its other values.
 */
export function appendSealed(place: SealedPlace, bytes: number, values: Iterable<unknown>): boolean {
  const file = bytes > 0 && isOwnFolder(dirname(place.path)) ? open(place.path, O_WRONLY | O_APPEND) : undefined
  if (file === undefined) return false
  try {
    const isSame = fstatSync(file).size === bytes
    if (isSame) writeAll(file, firstLine(place), values)
    return isSame
  } catch {
    return false
  } finally {
    closeSync(file)
  }
}

function writeAll(file: number, line: Uint8Array, values: Iterable<unknown>): void {
  for (const value of values) {
    const body = serialize(value)
    const length = Buffer.alloc(headBytes - sealBytes)
    length.writeUInt32LE(body.length)
    for (const bytes of [sealOf(body, line), length, body]) write(file, bytes)
  }
}

// Without O_NONBLOCK a pipe in place of the file would block.
function open(path: string, flags = O_RDONLY): number | undefined {
  try {
    return openSync(path, flags | O_NONBLOCK | O_NOFOLLOW)
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

/** Whether a folder is there, and no link: what is behind a link is somebody else's. */
export function isOwnFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory()
  } catch {
    return false
  }
}

/** In the names of files: a file of an older form, which has no such line, keeps its own name. */
export const formatName = 'named seals'

/** How each sealed file begins. */
const mark = Buffer.from('libretto-cache ')

/** The first line of a file: its name, which says what kind of values it has, and the version. */
function firstLine({ path, version, node }: SealedPlace): Buffer {
  return Buffer.from(`${mark}${basename(path)} ${node ?? process.version} ${version}\n`)
}

// The seal proves that the value is complete, and that the same version wrote it to a file of this name.
function sealOf(body: Uint8Array, line: Uint8Array): Buffer {
  return createHash('sha256').update(line).update(body).digest()
}
