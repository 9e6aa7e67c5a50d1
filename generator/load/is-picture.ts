// Whether a file begins as a picture does: not by its first bytes only, which also stand before garbage. Nothing is
// decoded, and each check looks at a few places of the file.

/** Whether the bytes begin as a picture. Browsers go by them and not by the name, so any kind will do. */
export function isPicture(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return checks.some((isKind) => {
    try {
      return isKind(file)
    } catch {
      // Shorter than what it says about itself.
      return false
    }
  })
}

/** Whether text is an SVG document, as far as its beginning shows. */
export function isSvg(text: string): boolean {
  const rest = text.replace(/^\ufeff?\s*(?:<\?xml\b[^>]*>\s*)?/, '')
  let at = 0
  // Comments and a document type may come first.
  for (let skipped = endOfSkipped(rest, at); skipped > at; skipped = endOfSkipped(rest, at)) at = skipped
  return /^<(?:[\w.-]+:)?svg[\s/>]/.test(rest.slice(at, at + 100))
}

function endOfSkipped(text: string, from: number): number {
  let at = from
  while (/\s/.test(text[at] ?? '')) at++
  if (text.startsWith('<!--', at)) return afterOf(text, '-->', at + 4)
  if (text.startsWith('<?', at)) return afterOf(text, '?>', at)
  if (!/^<!doctype/i.test(text.slice(at, at + 9))) return at
  // Not looked for behind the end: a file with many of them would be read as many times.
  const end = afterOf(text, '>', at)
  const subset = text.slice(at, end).indexOf('[')
  return subset < 0 ? end : afterOf(text, ']>', at + subset)
}

function afterOf(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from)
  return found < 0 ? text.length : found + end.length
}

type Check = (file: Buffer) => boolean

/** Wider or higher is no picture of a page. */
const mostPixels = 1_000_000

function isSize(...sides: number[]): boolean {
  return sides.every((side) => side > 0 && side <= mostPixels)
}

const text = (file: Buffer, start: number, end: number) => file.toString('latin1', start, end)

const isPng: Check = (file) =>
  text(file, 0, 8) === '\x89PNG\r\n\x1a\n' &&
  text(file, 12, 16) === 'IHDR' &&
  file.readUInt32BE(8) === 13 &&
  file.readUInt32BE(16) > 0 &&
  file.readUInt32BE(20) > 0 &&
  [1, 2, 4, 8, 16].includes(file.readUInt8(24)) &&
  [0, 2, 3, 4, 6].includes(file.readUInt8(25))

/** Marker by marker to the one with the size. */
const isJpeg: Check = (file) => {
  if (file.readUInt16BE(0) !== 0xffd8) return false
  for (let at = 2; ; ) {
    if (file.readUInt8(at) !== 0xff) return false
    const marker = file.readUInt8(at + 1)
    // Any number of these may stand before a marker.
    if (marker === 0xff) at++
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return isSize(file.readUInt16BE(at + 7)) && [1, 3, 4].includes(file.readUInt8(at + 9))
    else if (marker < 0xc0 || marker === 0xda || marker === 0xd9) return false
    else at += 2 + Math.max(2, file.readUInt16BE(at + 2))
  }
}

const isGif: Check = (file) => {
  if (!/^GIF8[79]a/.test(text(file, 0, 6)) || !isSize(file.readUInt16LE(6), file.readUInt16LE(8))) return false
  const flags = file.readUInt8(10)
  const colours = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
  return [0x21, 0x2c].includes(file.readUInt8(13 + colours))
}

const isWebp: Check = (file) => {
  if (text(file, 0, 4) !== 'RIFF' || text(file, 8, 12) !== 'WEBP') return false
  const kind = text(file, 12, 16)
  if (kind === 'VP8 ') return file.readUIntLE(23, 3) === 0x2a019d
  return kind === 'VP8L' ? file.readUInt8(20) === 0x2f : kind === 'VP8X' && file.readUInt32LE(16) === 10
}

/** AVIF and HEIC: boxes, one of which says what the file holds. */
const isHeif: Check = (file) => {
  if (text(file, 4, 8) !== 'ftyp') return false
  for (let at = 0, count = 0; at + 8 <= file.length && count < 100; count++) {
    const length = file.readUInt32BE(at)
    const kind = text(file, at + 4, at + 8)
    if (kind === 'meta' || kind === 'moov') return length === 0 || at + length <= file.length
    // The length of a box with more than 4 GB is elsewhere.
    if (length < 8 || !/^[ -~]{4}$/.test(kind)) return false
    at += length
  }
  return false
}

const isBmp: Check = (file) => {
  if (text(file, 0, 2) !== 'BM' || file.readUInt32LE(10) > file.length) return false
  const head = file.readUInt32LE(14)
  if (head === 12) return isSize(file.readUInt16LE(18), file.readUInt16LE(20))
  const isKnown = [40, 52, 56, 64, 108, 124].includes(head)
  return isKnown && isSize(file.readInt32LE(18), Math.abs(file.readInt32LE(22))) && file.readUInt16LE(26) === 1
}

const isIco: Check = (file) => {
  const [zero, kind, count] = [file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]
  if (zero !== 0 || (kind !== 1 && kind !== 2) || count === 0) return false
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  const isWhole = start >= 6 + 16 * count && start + length <= file.length
  return isWhole && (file.readUInt32LE(start) === 40 || text(file, start + 1, start + 4) === 'PNG')
}

const isTiff: Check = (file) => {
  const order = text(file, 0, 4)
  const isLittle = order === 'II*\0'
  if (!isLittle && order !== 'MM\0*') return false
  const read16 = (at: number) => (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at))
  const start = isLittle ? file.readUInt32LE(4) : file.readUInt32BE(4)
  const count = read16(start)
  const tags = Array.from({ length: Math.min(count, 30) }, (_, index) => read16(start + 2 + 12 * index))
  // Width and height. Tags are in ascending order.
  return start + 2 + 12 * count <= file.length && tags.includes(256) && tags.includes(257)
}

/** Boxes as HEIF has them, or nothing but the data: its first bits are the height. */
const isJxl: Check = (file) => {
  if (file.readUInt16BE(0) === 0xff0a) return hasJxlSize(file)
  return text(file, 0, 12) === '\0\0\0\x0cJXL \r\n\x87\n' && text(file, 16, 24) === 'ftypjxl '
}

function hasJxlSize(file: Buffer): boolean {
  let bits = file.readUIntLE(2, 6)
  const take = (count: number) => {
    const value = bits % 2 ** count
    bits = Math.floor(bits / 2 ** count)
    return value
  }
  // Sides that are multiples of eight take five bits.
  if (take(1) === 1) return true
  return take([9, 13, 18, 30][take(2)] ?? 30) < mostPixels
}

const checks: readonly Check[] = [isPng, isJpeg, isGif, isWebp, isHeif, isBmp, isIco, isTiff, isJxl]
