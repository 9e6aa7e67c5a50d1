// Smaller versions of a picture, made by sharp. It is an optional package, and is loaded only when there is work.

import type { PictureFormat } from '#schemas/pictures.ts'
import { MissingBinaryError } from '../../errors.ts'

/** A picture in one format and width. */
export interface Variant {
  format: PictureFormat
  /** Pixels. */
  width: number
}

/** All versions of a picture in one format. */
export interface EncodingOrder {
  bytes: Uint8Array
  format: PictureFormat
  /** The largest first: the others are made from it. `below`: so many bytes would be too many. */
  widths: readonly { width: number; below: number }[]
}

/** Decoding takes about four bytes a pixel. */
export const maxPixels = 100_000_000

/** Neither format can be higher. */
export const maxHeight = 16_383

/**
 * A WebP of effort 2 takes two thirds of the time of the usual 4, and has 4 % more bytes. The lowest effort but one
 * makes an AVIF in a fifth of the time of the usual one.
 */
const settings = { avif: { quality: 55, effort: 1 }, webp: { quality: 80, effort: 2 } } as const

/**
 * Everything apart from the version of sharp that decides the bytes of a variant. The number is to be raised when the
 * code below makes other bytes: each version of Libretto takes over what another one has made.
 */
export const encoderSettings = JSON.stringify([3, settings])

/** Rejects if the package has no binary for this system. */
export async function openEncoder(): Promise<typeof import('sharp')['default']> {
  const { default: sharp } = await import('sharp').catch((error: unknown) => {
    throw new MissingBinaryError('sharp', error)
  })
  // Several pictures are made at once, each by one thread.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/**
 * Makes the versions of one format, in the order of the widths; none if one of them has too many bytes. The picture is
 * decoded once. Rejects if that is not possible.
 */
export async function encodePicture({ bytes, format, widths }: EncodingOrder): Promise<Uint8Array[]> {
  const sharp = await openEncoder()
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: widths[0]?.width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const hasAlpha = channels % 2 === 0 && !isOpaque(data, channels)
  const made: Uint8Array[] = []
  for (const { width: wanted, below } of widths) {
    const whole = sharp(data, { raw: { width, height, channels } })
    const file = await (hasAlpha ? whole : whole.removeAlpha())
      .resize({ width: wanted, withoutEnlargement: true })
      .toFormat(format, settings[format])
      .toBuffer()
    // What takes longest is not made in vain.
    if (file.length >= below) return []
    made.push(file)
  }
  return made
}

/** Most screenshots have a channel for transparency, and use it nowhere. Without it the same bytes take less time. */
function isOpaque(pixels: Uint8Array, channels: number): boolean {
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 255) return false
  return true
}
