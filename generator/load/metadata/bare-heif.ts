// AVIF and HEIC. Places of data are numbers that count from the top of the file, so nothing is cut out: what must not
// be published is overwritten, and the file is as long as before.

import type { BareFile } from './bare-file.ts'

interface Box {
  kind: string
  body: Buffer
}

/** Some bytes of a file. */
interface Extent {
  start: number
  end: number
}

/** EXIF without any value: no mark before it, its byte order, and an empty list. Browsers turn by other boxes. */
const emptyExif = Buffer.from('\0\0\0\0MM\0*\0\0\0\b\0\0\0\0\0\0', 'latin1')

/** Overwrites each item with EXIF or XMP. */
export function bareHeif(file: Buffer): BareFile | undefined {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const { boxes, isWhole } = readBoxes(file)
  const meta = boxes.find(({ kind }) => kind === 'meta')
  if (!meta) return { kept: [file], isWhole }
  const parts = readBoxes(meta.body.subarray(4)).boxes
  const bodyOf = (kind: string) => parts.find((part) => part.kind === kind)?.body
  const [items, places, inside] = [bodyOf('iinf'), bodyOf('iloc'), bodyOf('idat')]
  const notes = items ? readNotes(items) : new Map<number, Note>()
  if (!places || notes.size === 0) return { kept: [file], isWhole }
  const bare = Buffer.from(file)
  const insideAt = inside ? inside.byteOffset - file.byteOffset : 0
  for (const { item, extents, isInside } of readPlaces(places)) {
    const note = notes.get(item)
    if (!note) continue
    for (const { start, end } of extents) {
      const shift = isInside ? insideAt : 0
      const room = bare.subarray(start + shift, end + shift).fill(note === 'exif' ? 0 : ' ')
      if (note === 'exif' && room.length >= emptyExif.length) emptyExif.copy(room)
    }
  }
  return { kept: [bare], isWhole }
}

function readBoxes(bytes: Buffer): { boxes: Box[]; isWhole: boolean } {
  const boxes: Box[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1 && at + 16 <= bytes.length
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at
    const head = isLong ? 16 : 8
    if (length < head) break
    boxes.push({ kind: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + head, at + length) })
    at += length
  }
  return { boxes, isWhole: at <= bytes.length }
}

type Note = 'exif' | 'xmp'

/** The items that are notes, by their number. */
function readNotes(items: Buffer): Map<number, Note> {
  const notes = new Map<number, Note>()
  const head = items[0] === 0 ? 6 : 8
  for (const { kind, body } of readBoxes(items.subarray(head)).boxes) {
    const version = body[0] ?? 0
    const wide = version === 2 ? 0 : 2
    if (kind !== 'infe' || version < 2 || body.length < 12 + wide) continue
    const item = wide === 0 ? body.readUInt16BE(4) : body.readUInt32BE(4)
    const type = body.toString('latin1', 8 + wide, 12 + wide)
    if (type === 'Exif') notes.set(item, 'exif')
    else if (type === 'mime' && body.includes('rdf+xml')) notes.set(item, 'xmp')
  }
  return notes
}

/** Where each item is. Ends where the list does not make sense. */
function* readPlaces(places: Buffer): Generator<{ item: number; extents: Extent[]; isInside: boolean }> {
  const version = places[0] ?? 0
  let at = 4
  const read = (bytes: number) => {
    at += bytes
    if (at > places.length) return 0
    return bytes === 8 ? Number(places.readBigUInt64BE(at - 8)) : bytes && places.readUIntBE(at - bytes, bytes)
  }
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version > 0 ? sizes & 15 : 0
  if (![offsetSize, lengthSize, baseSize, indexSize].every((size) => size === 0 || size === 4 || size === 8)) return
  const count = read(version < 2 ? 2 : 4)
  for (let index = 0; index < count && at < places.length; index++) {
    const item = read(version < 2 ? 2 : 4)
    const isInside = version > 0 && (read(2) & 15) === 1
    read(2)
    const base = read(baseSize)
    const extents: Extent[] = []
    const extentCount = read(2)
    for (let each = 0; each < extentCount && at < places.length; each++) {
      read(indexSize)
      const start = base + read(offsetSize)
      extents.push({ start, end: start + read(lengthSize) })
    }
    yield { item, extents, isInside }
  }
}
