// A picture of a writer in fewer pixels, in the format that it has. This file is stored, so nothing but its size may
// change: neither its colours nor its movement.

import { maxPixels, openEncoder } from './encode-picture.ts'

/** A picture that is to be no wider than `width`. */
export interface ShrinkOrder {
  bytes: Uint8Array
  format: 'avif' | 'jpeg' | 'png' | 'webp'
  /** Pixels. */
  width: number
  /** Keeps what cameras and programs have noted in it. */
  keepsMetadata: boolean
}

/** Settings for a file that is decoded and encoded again when the site is built. */
const settings = { avif: { quality: 70 }, jpeg: { quality: 90 }, png: {}, webp: { quality: 90 } } as const

/** The smaller file; undefined if it would have more bytes, or the picture moves. Rejects if it cannot be decoded. */
export async function encodeSmaller(order: ShrinkOrder): Promise<Uint8Array | undefined> {
  const { bytes, format, width, keepsMetadata } = order
  const sharp = await openEncoder()
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { pages = 1, isPalette } = await source.metadata()
  if (pages > 1 || isAnimatedPng(bytes)) return undefined
  const small = source.autoOrient().resize({ width, withoutEnlargement: true })
  const noted = keepsMetadata ? small.keepMetadata() : small.keepIccProfile()
  const palette = format === 'png' && isPalette ? { palette: true } : {}
  const made = await noted.toFormat(format, { ...settings[format], ...palette }).toBuffer()
  return made.length < bytes.length ? made : undefined
}

/** A PNG that moves says so before its first pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const pixels = file.indexOf('IDAT')
  const control = file.indexOf('acTL')
  return control >= 0 && control < pixels
}
