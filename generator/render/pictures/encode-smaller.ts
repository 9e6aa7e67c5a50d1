// A picture of a writer in fewer pixels, in the format that it has. This file is stored, so nothing but its size may
// change: neither its colours nor its movement.

import type { Sharp } from 'sharp'
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

/** A part of a picture that is to stay. */
export interface CropOrder extends ShrinkOrder {
  /** In pixels of the picture as it is shown, turned as its notes say. */
  part: { left: number; top: number; width: number; height: number }
}

/** Settings for a file that is decoded and encoded again when the site is built. */
const settings = { avif: { quality: 70 }, jpeg: { quality: 90 }, png: {}, webp: { quality: 90 } } as const

/** Why a picture was not cropped: it moves, the part is not inside it, or nothing would be cut off. */
export type Uncropped = 'moves' | 'outside' | 'whole'

/** The smaller file; undefined if it would have more bytes, or the picture moves. Rejects if it cannot be decoded. */
export async function encodeSmaller(order: ShrinkOrder): Promise<Uint8Array | undefined> {
  const { picture, isMoving } = await openPicture(order.bytes)
  if (isMoving) return undefined
  const made = await encode(picture, order)
  return made.length < order.bytes.length ? made : undefined
}

/** The part of the picture, or why not. Rejects if it cannot be decoded. */
export async function encodeCropped(order: CropOrder): Promise<Uint8Array | Uncropped> {
  const { picture, isMoving, size } = await openPicture(order.bytes)
  const { left, top, width, height } = order.part
  if (isMoving) return 'moves'
  if (left + width > size.width || top + height > size.height) return 'outside'
  if (width === size.width && height === size.height) return 'whole'
  return encode({ ...picture, upright: picture.upright.extract(order.part) }, order)
}

interface Picture {
  upright: Sharp
  isPalette: boolean
}

async function openPicture(
  bytes: Uint8Array,
): Promise<{ picture: Picture; isMoving: boolean; size: { width: number; height: number } }> {
  const sharp = await openEncoder()
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { pages = 1, isPalette = false, autoOrient: size } = await source.metadata()
  return { picture: { upright: source.autoOrient(), isPalette }, isMoving: pages > 1 || isAnimatedPng(bytes), size }
}

async function encode({ upright, isPalette }: Picture, order: ShrinkOrder): Promise<Uint8Array> {
  const { format, width, keepsMetadata } = order
  const small = upright.resize({ width, withoutEnlargement: true })
  const noted = keepsMetadata ? small.keepMetadata() : small.keepIccProfile()
  const palette = format === 'png' && isPalette ? { palette: true } : {}
  return noted.toFormat(format, { ...settings[format], ...palette }).toBuffer()
}

/** A PNG that moves says so before its first pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const pixels = file.indexOf('IDAT')
  const control = file.indexOf('acTL')
  return control >= 0 && control < pixels
}
