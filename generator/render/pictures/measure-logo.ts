// How much of a logo can be told from the page that it is on. Only its edge counts, where it meets the page: a white
// letter on a coloured tile is seen on a white page.

import { contrastOf } from '#schemas/colour.ts'
import { drawPixels } from './pack-png.ts'

/** A logo, and the colours of pages that it is on, as #rrggbb. */
export interface LogoOnPages {
  /** As a data address. */
  address: string
  grounds: readonly string[]
}

/** What is hard to see of a logo on a page. */
export interface Faintness {
  /** Part of its edge, from 0 to 1. */
  share: number
  /** Contrast of that part to the page, in the middle. */
  ratio: number
}

/** Below it, hardly anybody sees an edge. Text needs 4.5, and what has a meaning 3; logos are free of both. */
const faintRatio = 1.7
const box = { width: 480, height: 160 }
/** Pixels of the drawing around one that must be empty. A letter has a soft line of one or two. */
const reach = 3

/** The same for each of the pages. A picture without an edge, such as a photo, is never faint. */
export function measureLogo({ address, grounds }: LogoOnPages): Faintness[] {
  const { width, height } = box
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<image href="${address}" width="${width}" height="${height}"/></svg>`
  const colours = edgeColours(drawPixels({ svg, width }))
  return grounds.map((ground) => {
    const ratios = colours.map((colour) => contrastOf(colour, ground))
    const faint = ratios.filter((ratio) => ratio < faintRatio).sort((a, b) => a - b)
    return { share: faint.length / Math.max(1, ratios.length), ratio: faint[faint.length >> 1] ?? 1 }
  })
}

/** The colours of all opaque pixels that are beside an empty one. */
function edgeColours(pixels: Uint8Array): string[] {
  const { width, height } = box
  const alphaAt = (x: number, y: number) => pixels[(y * width + x) * 4 + 3] ?? 0
  const isEmpty = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && alphaAt(x, y) < 8
  const colours: string[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (alphaAt(x, y) < 250) continue
      const isEdge = [-reach, reach].some((step) => isEmpty(x + step, y) || isEmpty(x, y + step))
      const at = (y * width + x) * 4
      if (isEdge) colours.push(`#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`)
    }
  return colours
}
