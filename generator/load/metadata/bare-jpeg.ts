import type { BareFile } from './bare-file.ts'
import { onlyTurn } from './only-turn.ts'

const exifMark = 'Exif\0\0'

/** Segments of a JPEG that a browser needs, by their marker and what they begin with. All others of these are notes. */
const shownSegments: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  // Without it, colours would be taken for others.
  0xee: 'Adobe',
}

/** Segment by segment. What follows the end of the picture is no part of it: films, and smaller pictures. */
export function bareJpeg(file: Buffer): BareFile | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined
  const kept = [file.subarray(0, 2)]
  for (let at = file.indexOf(0xff, 2); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at)) {
    const marker = file[at + 1] ?? 0
    if (marker === 0xd9) return { kept: [...kept, file.subarray(at, at + 2)], isWhole: true }
    // Any number of these bytes may stand before a marker.
    if (marker === 0xff || marker === 0 || at + 4 > file.length) {
      at++
      continue
    }
    const length = 2 + file.readUInt16BE(at + 2)
    const end = marker === 0xda ? endOfScan(file, at + length) : Math.min(at + length, file.length)
    for (const part of keptOf(file.subarray(at, end), marker)) kept.push(part)
    at = end
  }
  return { kept, isWhole: false }
}

function keptOf(segment: Buffer, marker: number): Buffer[] {
  const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
  if (!isNote) return [segment]
  const begins = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text
  const shown = shownSegments[marker]
  if (shown !== undefined) return begins(shown) ? [segment] : []
  if (marker !== 0xe1 || !begins(exifMark)) return []
  const turn = onlyTurn(segment.subarray(4 + exifMark.length))
  if (!turn) return []
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifMark.length + turn.length])
  return [Buffer.concat([head, Buffer.from(exifMark, 'latin1'), turn])]
}

/** The next marker behind the data of a scan, in which a byte of a marker is followed by 0 or a mark of its own. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}
