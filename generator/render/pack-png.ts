// One SVG → PNG. The same in this thread and in others, so the package is loaded without waiting, when it is needed.

import { createRequire } from 'node:module'
import { EnvironmentError } from '../errors.ts'
import { indexedPng } from './indexed-png.ts'

/** A drawing, and the pixels of its picture from side to side. */
export interface SizedSvg {
  svg: string
  width: number
}

const load = createRequire(import.meta.url)

/** Packs one drawing. Throws EnvironmentError if the drawing package does not run. */
export function packPng({ svg, width }: SizedSvg): Uint8Array {
  const { Resvg } = loadResvg()
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } }).render()
  return indexedPng(image.pixels, width) ?? new Uint8Array(image.asPng())
}

function loadResvg(): typeof import('@resvg/resvg-js') {
  try {
    return load('@resvg/resvg-js')
  } catch (error) {
    throw new EnvironmentError(
      'pictures cannot be drawn: @resvg/resvg-js has no build for this system, ' +
        'or its optional package was not installed (npm ci)',
      { cause: error },
    )
  }
}
