// Whether a file is a WOFF2 font that browsers can unpack: its head, its list of tables, and the packed data.

import { brotliDecompressSync } from 'node:zlib'

/** Tables that every font has, by their numbers in the list of known tags. */
const neededTables = [0, 1, 2, 3, 4]
/** The number for a table whose tag is written out. */
const otherTag = 63
const glyf = 10
const loca = 11
/** The largest faces with Chinese, Japanese and Korean letters have 25 MB. */
const mostBytes = 100_000_000

/** Nothing of it is drawn. */
export function isFont(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    return file.toString('latin1', 0, 4) === 'wOF2' && isWhole(file)
  } catch {
    // Shorter than what it says, or not packed as it should be.
    return false
  }
}

function isWhole(file: Buffer): boolean {
  const packedBytes = file.readUInt32BE(20)
  if (file.readUInt32BE(8) !== file.length) return false
  // A collection of fonts has a list more, which no site needs.
  if (file.toString('latin1', 4, 8) === 'ttcf') return true
  const { tables, bytes, end } = readTables(file, file.readUInt16BE(12))
  if (bytes > mostBytes || end + packedBytes > file.length) return false
  if (!neededTables.every((table) => tables.has(table))) return false
  const data = brotliDecompressSync(file.subarray(end, end + packedBytes), { maxOutputLength: bytes + 1 })
  return data.length === bytes
}

/** The known tables, the bytes of all when they are unpacked, and where the list ends. */
function readTables(file: Buffer, count: number): { tables: ReadonlySet<number>; bytes: number; end: number } {
  const tables = new Set<number>()
  let bytes = 0
  let at = 48
  // Seven bits a byte, of which all but the last have the eighth.
  const readLength = () => {
    let length = 0
    for (let index = 0; index < 5; index++) {
      const byte = file.readUInt8(at++)
      length = length * 128 + (byte & 127)
      if (byte < 128) return length
    }
    throw new RangeError('no such length')
  }
  for (let index = 0; index < count; index++) {
    const flags = file.readUInt8(at++)
    const tag = flags & 63
    const version = flags >> 6
    if (tag === otherTag) at += 4
    tables.add(tag)
    const length = readLength()
    const isChanged = tag === glyf || tag === loca ? version !== 3 : version !== 0
    bytes += isChanged ? readLength() : length
  }
  return { tables, bytes, end: at }
}
