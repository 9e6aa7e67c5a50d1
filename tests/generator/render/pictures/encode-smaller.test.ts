// A picture in fewer pixels, as it is stored: its format, its colours and its movement stay.

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodeSmaller, type ShrinkOrder } from '#generator/render/pictures/encode-smaller.ts'
import { drawPhoto } from '../../../setup/draw-photo.ts'

const shrink = (bytes: Uint8Array, format: ShrinkOrder['format'], keepsMetadata = false) =>
  encodeSmaller({ bytes, format, width: 20, keepsMetadata })
const facts = async (bytes: Uint8Array | undefined) => sharp(bytes).metadata()

it.each(['avif', 'jpeg', 'png', 'webp'] as const)('keeps the format %s', async (format) => {
  const photo = await sharp(await drawPhoto(60, 30, 'png'))
    .toFormat(format)
    .toBuffer()
  const made = await facts(await shrink(photo, format))
  expect([made.format, made.width, made.height]).toEqual([format === 'avif' ? 'heif' : format, 20, 10])
})

it('keeps a palette, a colour profile, how it is turned, and notes on request', async () => {
  const flat = await sharp(await drawPhoto(60, 30, 'png'))
    .png({ palette: true })
    .toBuffer()
  expect((await facts(await shrink(flat, 'png'))).isPalette).toBe(true)
  const camera = await sharp(await drawPhoto(60, 30))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Jane Miller' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  const bare = await facts(await shrink(camera, 'jpeg'))
  expect([bare.width, bare.height, bare.icc !== undefined, bare.exif]).toEqual([20, 40, true, undefined])
  expect((await facts(await shrink(camera, 'jpeg', true))).exif?.includes('Jane Miller')).toBe(true)
})

it('leaves what moves, and what would not have fewer bytes', async () => {
  const frame = await drawPhoto(60, 30, 'png')
  const film = await sharp([frame, await sharp(frame).negate().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await facts(film)).pages).toBe(2)
  expect(await shrink(film, 'webp')).toBe(undefined)
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
  const at = Buffer.from(frame).indexOf('IDAT') - 4
  const moving = Buffer.concat([frame.subarray(0, at), control, frame.subarray(at)])
  expect(await encodeSmaller({ bytes: moving, format: 'png', width: 20, keepsMetadata: false })).toBe(undefined)
  expect(await encodeSmaller({ bytes: frame, format: 'png', width: 60, keepsMetadata: false })).toBe(undefined)
})
