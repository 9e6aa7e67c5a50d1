// PNGs with a palette show every pixel as it was.

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { indexedPng } from '#generator/render/pictures/indexed-png.ts'
import { packPng } from '#generator/render/pictures/pack-png.ts'

/** Pixels of so many opaque colours, each as wide as three pixels. */
const pixelsOf = (width: number, height: number, colours: number) =>
  Uint8Array.from(
    Array.from({ length: width * height }, (_, index) => Math.floor(index / 3) % colours).flatMap((colour) => [
      colour % 256,
      colour >> 8,
      (colour * 7) % 256,
      255,
    ]),
  )

const read = (png: Uint8Array) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

it('a picture of up to 256 colours has a palette, and every pixel is as it was', async () => {
  for (const [width, height, colours] of [
    [1, 1, 1],
    [7, 5, 2],
    [60, 31, 256],
  ] as const) {
    const pixels = pixelsOf(width, height, colours)
    const { data, info } = await read(indexedPng(pixels, width) ?? Buffer.alloc(0))
    expect([info.width, info.height]).toEqual([width, height])
    expect(data.equals(pixels)).toBe(true)
  }
})

it('a picture with more colours has no palette, and neither has one that is not opaque', () => {
  expect(indexedPng(pixelsOf(60, 31, 257), 60)).toBeUndefined()
  const pixels = pixelsOf(7, 5, 2)
  pixels[7] = 254
  expect(indexedPng(pixels, 7)).toBeUndefined()
})

it('a drawing has a palette if it can, and else its colours with their opacity', async () => {
  const pack = async (rectangle: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect ${rectangle} fill="#bf4600"/></svg>`
    const png = packPng({ svg, width: 8 })
    // Byte 25 is the type of the colours: 3 for a palette, 6 for red, green, blue and opacity.
    return { type: png[25], pixels: [...(await read(png)).data.subarray(0, 32)] }
  }
  const shown = (count: number) => Array.from({ length: count }, () => [0xbf, 0x46, 0, 255]).flat()
  const nothing = Array.from({ length: 16 }, () => 0)
  const full = await pack('width="8" height="8"')
  expect(full).toEqual({ type: 3, pixels: shown(8) })
  const half = await pack('width="4" height="8"')
  expect(half).toEqual({ type: 6, pixels: [...shown(4), ...nothing] })
})
