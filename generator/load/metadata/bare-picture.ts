// A picture without notes about the camera, the place and the people: EXIF, XMP, IPTC, comments, small pictures within.
// Pixels are never decoded: what a browser shows stays byte for byte, with its colour profile and how it is turned.

import type { BareFile } from './bare-file.ts'
import { bareHeif } from './bare-heif.ts'
import { bareJpeg } from './bare-jpeg.ts'
import { barePng } from './bare-png.ts'
import { bareWebp } from './bare-webp.ts'

/** The picture without its notes; undefined if it has none, or is of another kind. */
export function barePicture(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const kept = readBare(file)?.kept
  if (!kept) return undefined
  const length = kept.reduce((sum, part) => sum + part.length, 0)
  if (length === file.length && isSame(kept, file)) return undefined
  return Buffer.concat(kept)
}

/** Whether the end of a picture is missing, as far as the file says what belongs to it. */
export function isCutOff(bytes: Uint8Array): boolean {
  return readBare(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))?.isWhole === false
}

function readBare(file: Buffer): BareFile | undefined {
  return bareJpeg(file) ?? barePng(file) ?? bareWebp(file) ?? bareHeif(file)
}

function isSame(parts: readonly Buffer[], file: Buffer): boolean {
  let at = 0
  return parts.every((part) => part.equals(file.subarray(at, (at += part.length))))
}
