// The kind of a picture by its bytes: browsers go by them, and not by the name.

import { isPicture, isSvg } from './is-picture.ts'
import { textOfBytes } from './text-of-bytes.ts'

/** Kinds of pictures by their usual endings. */
export type PictureKind = 'avif' | 'bmp' | 'gif' | 'heic' | 'ico' | 'jpg' | 'jxl' | 'png' | 'svg' | 'tif' | 'webp'

/** What a file is that begins as a picture does; undefined for every other file. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', 0, 32)
  if (!isPicture(bytes)) return isSvg(textOfBytes(bytes) ?? '') ? 'svg' : undefined
  if (start.startsWith('\x89PNG')) return 'png'
  if (start.startsWith('\xff\xd8')) return 'jpg'
  if (start.startsWith('GIF8')) return 'gif'
  if (start.startsWith('RIFF')) return 'webp'
  if (start.slice(4, 8) === 'ftyp') return heifKind(start)
  if (start.startsWith('BM')) return 'bmp'
  if (start.startsWith('\0\0')) return start.startsWith('\0\0\x01\0') ? 'ico' : undefined
  return start.startsWith('II*') || start.startsWith('MM\0*') ? 'tif' : 'jxl'
}

/** Films begin with the same kind of box: their brand is another one. */
function heifKind(start: string): 'avif' | 'heic' | undefined {
  const brands = start.slice(8, 32)
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cfsx]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined
}
