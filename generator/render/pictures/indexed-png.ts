// RGBA pixels → a PNG with a palette: every pixel the same, in a part of the time and half of the bytes of a PNG with
// full colours. What the build draws has few colours, and most pixels are like the one before.

import { constants, crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const mostColours = 256

/** Undefined if the picture is not opaque, or has more colours than a palette. */
export function indexedPng(pixels: Uint8Array, width: number): Uint8Array | undefined {
  const indexed = indexColours(pixels, width)
  if (!indexed) return undefined
  const { rows, palette } = indexed
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length / (width + 1), 4)
  // Eight bits a pixel, which are places in the palette.
  header.set([8, 3], 8)
  // Run lengths are found in one way only: other strategies search as the processor can.
  const data = deflateSync(rows, { strategy: constants.Z_RLE })
  const chunks = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([signature, ...chunks]))
}

/** The place of each pixel in the palette, row by row. A row begins with the number of its filter: none. */
function indexColours(pixels: Uint8Array, width: number): { rows: Uint8Array; palette: Uint8Array } | undefined {
  const colours = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  const rows = new Uint8Array(colours.length + colours.length / width)
  const ground = colours[0] as number
  const places = new Map([[ground, 0]])
  let last = ground
  let place = 0
  for (let from = 0, at = 1; from < colours.length; at++)
    for (const end = from + width; from < end; from++, at++) {
      const colour = colours[from] as number
      // Most pixels. Their place is there already.
      if (colour === ground) continue
      if (colour !== last) {
        last = colour
        place = places.get(colour) ?? places.size
        if (place === mostColours) return undefined
        if (place === places.size) places.set(colour, place)
      }
      rows[at] = place
    }
  const shown = new Uint8Array(Int32Array.from(places.keys()).buffer)
  if (shown.some((value, index) => index % 4 === 3 && value < 255)) return undefined
  return { rows, palette: shown.filter((_, index) => index % 4 < 3) }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}
