// A TrueType font with a square for each of some characters, each wider than the one before: enough to tell what is
// drawn, and in which order.

const unitsPerEm = 1000
const ascent = 800

/** Advance of the character with a number, in units of the em. */
const advanceOf = (index: number): number => 500 + 10 * index

/** Bytes of the font. */
export function makeFont(characters: string): Buffer {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const count = codes.length + 1
  const square = words(1, 0, 0, 400, 400, 3, 0)
  const outline = Buffer.concat([square, Buffer.from([1, 1, 1, 1]), words(0, 400, 0, -400), words(0, 0, 400, 0)])
  const tables: [tag: string, bytes: Buffer][] = [
    ['cmap', cmapOf(codes)],
    ['glyf', Buffer.concat(codes.map(() => outline))],
    ['head', headOf()],
    ['hhea', Buffer.concat([longs(0x10000), words(ascent, -200, 0, 3000, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, count)])],
    ['hmtx', Buffer.concat(Array.from({ length: count }, (_, index) => words(advanceOf(index - 1), 0)))],
    // The first one is for what is missing, and is empty.
    ['loca', longs(0, ...Array.from({ length: count }, (_, index) => index * outline.length))],
    ['maxp', Buffer.concat([longs(0x10000), words(count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)])],
  ]
  return pack(tables)
}

function cmapOf(codes: readonly number[]): Buffer {
  const groups = codes.map((code, index) => longs(code, code, index + 1))
  const subtable = [words(12, 0), longs(16 + 12 * codes.length, 0, codes.length), ...groups]
  return Buffer.concat([words(0, 1, 3, 10), longs(12), ...subtable])
}

function headOf(): Buffer {
  const start = [longs(0x10000, 0x10000, 0, 0x5f0f3cf5), words(0, unitsPerEm), longs(0, 0, 0, 0)]
  return Buffer.concat([...start, words(0, 0, 400, 400, 0, 8, 2, 1, 0)])
}

function pack(tables: readonly [tag: string, bytes: Buffer][]): Buffer {
  let at = 12 + 16 * tables.length
  const list: Buffer[] = []
  const bodies: Buffer[] = []
  for (const [tag, bytes] of tables) {
    list.push(Buffer.concat([Buffer.from(tag), longs(0, at, bytes.length)]))
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    bodies.push(padded)
    at += padded.length
  }
  return Buffer.concat([longs(0x10000), words(tables.length, 0, 0, 0), ...list, ...bodies])
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index)
  return bytes
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index)
  return bytes
}
