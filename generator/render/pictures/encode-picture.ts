// Smaller versions of a picture, made by sharp. It is an optional package, and is loaded only when there is work.

import { MissingBinaryError } from '../../errors.ts'

/** AVIF first: browsers take the first format that they know. */
export const variantFormats = ['avif', 'webp'] as const

export type VariantFormat = (typeof variantFormats)[number]

/** A picture in one format and width. */
export interface Variant {
  format: VariantFormat
  /** Pixels. */
  width: number
}

/** Decoding takes about four bytes a pixel. */
export const maxPixels = 100_000_000

/** Neither format can be higher. */
export const maxHeight = 16_383

/**
 * The lowest effort but one makes an AVIF in a fifth of the time of the usual one, and about as much smaller than a
 * WebP.
 */
const settings = { avif: { quality: 55, effort: 1 }, webp: { quality: 80 } } as const

/** Everything apart from the version of sharp that decides the bytes of a variant. */
export const encoderSettings = JSON.stringify([2, settings])

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

/** Makes one variant. Rejects if the picture cannot be decoded. */
export async function encodePicture({ bytes, variant }: { bytes: Uint8Array; variant: Variant }): Promise<Uint8Array> {
  const { format, width } = variant
  const sharp = await openEncoder()
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .toBuffer()
}
