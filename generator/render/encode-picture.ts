// Smaller versions of a picture, made by sharp. It is an optional package, and is loaded only when there is work.

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

const quality: Readonly<Record<VariantFormat, number>> = { avif: 55, webp: 80 }

/** Everything besides the version of sharp that decides the bytes of a variant. */
export const encoderSettings = JSON.stringify([1, quality])

/** Makes one variant. Rejects if the picture cannot be decoded. */
export type Encode = (bytes: Uint8Array, variant: Variant) => Promise<Uint8Array>

/** Rejects if the package has no binary for this system. */
export async function openEncoder(): Promise<Encode> {
  const { default: sharp } = await import('sharp')
  // Several pictures are made at once, each by one thread.
  sharp.concurrency(1)
  sharp.cache(false)
  return (bytes, { format, width }) =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, { quality: quality[format] })
      .toBuffer()
}
