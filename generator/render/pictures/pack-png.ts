// One SVG → PNG. The same in this thread and in others, so the package is loaded without waiting, when it is needed.

import { createRequire } from 'node:module'
import { installBinaries, UndrawnError } from '../../errors.ts'
import type { Problem } from '../../problem.ts'
import { indexedPng } from './indexed-png.ts'

/** A drawing, and the pixels of its picture from side to side. */
export interface SizedSvg {
  svg: string
  width: number
}

const load = createRequire(import.meta.url)

/** Packs one drawing. Throws UndrawnError if the drawing package does not run. */
export function packPng(drawing: SizedSvg): Uint8Array {
  const image = draw(drawing)
  return indexedPng(image.pixels, drawing.width) ?? new Uint8Array(image.asPng())
}

/** The pixels of one drawing: red, green, blue and alpha, row by row. Throws the same. */
export function drawPixels(drawing: SizedSvg): Uint8Array {
  return draw(drawing).pixels
}

function draw({ svg, width }: SizedSvg) {
  const { Resvg } = loadResvg()
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } }).render()
}

const drawer = '@resvg/resvg-js'

/** Whether a binary of the drawing package is installed. It is not loaded: most builds have nothing to draw. */
export function hasDrawer(): boolean {
  try {
    const { optionalDependencies = {} } = load(`${drawer}/package.json`) as PackageFile
    const loadThere = createRequire(load.resolve(drawer))
    return Object.keys(optionalDependencies).some((name) => isThere(name, loadThere))
  } catch {
    return false
  }
}

/** The problem of a site whose pictures nothing can draw here. */
export const describeUndrawn: Problem = {
  code: 'package',
  severity: 'warning',
  message:
    `the package ${drawer} has no binary here that runs on this system (${process.platform} ${process.arch}): ` +
    'pages have no picture for link previews, and the site no icons in PNG',
  hint: installBinaries,
}

interface PackageFile {
  optionalDependencies?: Readonly<Record<string, string>>
}

function isThere(name: string, { resolve }: NodeJS.Require): boolean {
  try {
    return resolve(name) !== ''
  } catch {
    return false
  }
}

function loadResvg(): typeof import('@resvg/resvg-js') {
  try {
    return load(drawer)
  } catch (error) {
    throw new UndrawnError(drawer, error)
  }
}
