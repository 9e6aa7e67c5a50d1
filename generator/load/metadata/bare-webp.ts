import type { BareFile } from './bare-file.ts'
import { onlyTurn } from './only-turn.ts'

const shownChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** Flags of VP8X: the file has EXIF, and XMP. */
const [exifFlag, xmpFlag] = [0x08, 0x04]

/** Chunk by chunk. A file says of itself how long it is, and which chunks it has. */
export function bareWebp(file: Buffer): BareFile | undefined {
  if (file.length < 12 || !/^RIFF.{4}WEBP$/s.test(file.toString('latin1', 0, 12))) return undefined
  const size = 8 + file.readUInt32LE(4)
  const end = Math.min(size, file.length)
  const isWhole = size <= file.length
  const chunks: Buffer[] = []
  let turn: Buffer | undefined
  for (let at = 12; at + 8 <= end; ) {
    const length = file.readUInt32LE(at + 4)
    const kind = file.toString('latin1', at, at + 4)
    const chunk = file.subarray(at, Math.min(end, at + 8 + length + (length % 2)))
    if (kind === 'EXIF') turn = onlyTurn(withoutMark(chunk.subarray(8, 8 + length)))
    else if (shownChunks.has(kind)) chunks.push(chunk)
    at += 8 + length + (length % 2)
  }
  const flagged = chunks.map((chunk) => withFlags(chunk, turn !== undefined))
  if (turn) flagged.push(Buffer.concat([Buffer.from('EXIF'), lengthOf(turn.length), turn]))
  const total = 4 + flagged.reduce((sum, { length }) => sum + length, 0)
  // Of a file that is cut, the rest is still to come.
  const head = Buffer.concat([
    file.subarray(0, 4),
    isWhole ? lengthOf(total) : file.subarray(4, 8),
    file.subarray(8, 12),
  ])
  return { kept: [head, ...flagged], isWhole }
}

/** Some programs write what EXIF begins with in a JPEG. */
function withoutMark(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
}

function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  if (chunk.toString('latin1', 0, 4) !== 'VP8X' || chunk.length < 9) return chunk
  const flagged = Buffer.from(chunk)
  flagged[8] = ((chunk[8] ?? 0) & ~(exifFlag | xmpFlag)) | (hasExif ? exifFlag : 0)
  return flagged
}

function lengthOf(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
