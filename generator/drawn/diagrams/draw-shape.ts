// The outline of a box → SVG. Most are corners in a table; the others have curves.

import type { Box } from './graph.ts'
import { type Shape, signSize } from './shapes.ts'
import { element, type Point, pathOf, round } from './svg.ts'

/** Draws the outline of a box. */
export function drawShape(shape: Shape, box: Box): string {
  const sign = signSize(shape)
  if (sign) return drawSign(shape, { x: box.x, y: box.y - box.height / 2 + sign.height / 2, ...sign })
  if (shape === 'text') return ''
  const rect = rectOf(shape, box)
  if (rect !== '') return rect + drawInside(shape, box)
  const corners = Object.hasOwn(outlines, shape) ? outlines[shape] : undefined
  if (corners) return element('path', { d: pathOf(cornersOf(corners, box), true), class: 'diagram-box' })
  const d = curves[shape]?.(box) ?? ''
  if (shape.startsWith('brace')) return element('path', { d, class: 'diagram-line' })
  return element('path', { d, class: 'diagram-box' }) + drawInside(shape, box)
}

/** Corners as in the tables: how far along the width, slants beside it, how far down, and pixels below it. */
function cornersOf(written: string, { x, y, width, height }: Box): Point[] {
  return written.split(' / ').map((corner) => {
    const [along = 0, slant = 0, down = 0, drop = 0] = corner.split(' ').map(Number)
    return {
      x: x - width / 2 + along * width + slant * Math.min(16, width / 4),
      y: y - height / 2 + down * height + drop,
    }
  })
}

function drawSign(shape: Shape, { x, y, width, height }: Box): string {
  const circle = (r: number, className = 'diagram-box') => element('circle', { cx: x, cy: y, r, class: className })
  if (shape === 'start' || shape === 'junction') return circle(7, 'diagram-head')
  if (shape === 'end') return circle(8) + circle(4, 'diagram-head')
  if (shape === 'crossed') return circle(width / 2) + drawInside(shape, { x, y, width, height })
  const box = { x, y, width, height }
  if (shape !== 'bar')
    return element('path', { d: pathOf(cornersOf(outlines[shape] ?? '', box), true), class: 'diagram-box' })
  return element('rect', { x: x - width / 2, y: y - height / 2, width, height, rx: 3, class: 'diagram-head' })
}

/** Outlines that are rectangles or circles; nothing for the others. */
function rectOf(shape: Shape, { x, y, width, height }: Box): string {
  const rect = (rx: number, className = 'diagram-box', move = 0) =>
    element('rect', {
      x: x - width / 2 + move,
      y: y - height / 2 + 10 - move,
      width: width - 10,
      height: height - 10,
      rx,
      class: className,
    })
  const circle = (r: number) => element('circle', { cx: x, cy: y, r, class: 'diagram-box' })
  if (shape === 'circle') return circle(width / 2)
  if (shape === 'double') return circle(width / 2) + circle(width / 2 - 4)
  if (shape === 'ellipse')
    return element('ellipse', { cx: x, cy: y, rx: width / 2, ry: height / 2, class: 'diagram-box' })
  if (shape === 'stacked') return rect(4, 'diagram-box', 10) + rect(4, 'diagram-box', 5) + rect(4)
  const radius = shape === 'stadium' ? height / 2 : radii[shape]
  if (radius === undefined) return ''
  const className = Object.hasOwn(fills, shape) ? (fills[shape] ?? '') : 'diagram-box'
  return element('rect', { x: x - width / 2, y: y - height / 2, width, height, rx: radius, class: className })
}

/** Radius of the corners of rectangles. */
const radii: Partial<Readonly<Record<Shape, number>>> = {
  rect: 4,
  table: 4,
  note: 4,
  round: 10,
  subroutine: 4,
  lined: 4,
  divided: 4,
  pane: 4,
  tagged: 0,
  datastore: 0,
}

const fills: Partial<Readonly<Record<Shape, string>>> = { note: 'diagram-aside', datastore: 'diagram-plain' }

function drawInside(shape: Shape, box: Box): string {
  const rows = Object.hasOwn(inside, shape) ? (inside[shape] ?? []) : []
  const lines = rows.map((corners) => pathOf(cornersOf(corners, box)))
  const arcs = lids[shape]?.(box) ?? ''
  const d = lines.join('') + arcs
  return d === '' ? '' : element('path', { d, class: 'diagram-line' })
}

/** Lines inside of outlines. */
const inside: Partial<Readonly<Record<Shape, readonly string[]>>> = {
  subroutine: ['0 0.5 0 / 0 0.5 1', '1 -0.5 0 / 1 -0.5 1'],
  lined: ['0 0.5 0 / 0 0.5 1'],
  'lined-document': ['0 0.5 0 / 0 0.5 1 -4'],
  divided: ['0 0 0 10 / 1 0 0 10'],
  pane: ['0 0.6 0 / 0 0.6 1', '0 0 0 10 / 1 0 0 10'],
  tagged: ['1 -1 1 / 1 0 1 -14'],
  'tagged-document': ['1 -1 1 -10 / 1 0 1 -24'],
  datastore: ['0 0 0 / 1 0 0', '0 0 1 / 1 0 1'],
  crossed: ['0.15 0 0.15 / 0.85 0 0.85', '0.15 0 0.85 / 0.85 0 0.15'],
}

/** Corners of outlines. */
const outlines: Partial<Readonly<Record<Shape, string>>> = {
  diamond: '0.5 0 0 / 1 0 0.5 / 0.5 0 1 / 0 0 0.5',
  flag: '0 0 0 / 1 0 0 / 1 0 1 / 0 0 1 / 0 1 0.5',
  'flat-trapezoid': '0 0 0 / 1 0 0 / 1 -1 1 / 0 1 1',
  hexagon: '0 1 0 / 1 -1 0 / 1 0 0.5 / 1 -1 1 / 0 1 1 / 0 0 0.5',
  'lean-left': '0 0 0 / 1 -1 0 / 1 0 1 / 0 1 1',
  'lean-right': '0 1 0 / 1 0 0 / 1 -1 1 / 0 0 1',
  trapezoid: '0 1 0 / 1 -1 0 / 1 0 1 / 0 0 1',
  notched: '0 0.75 0 / 1 0 0 / 1 0 1 / 0 0 1 / 0 0 0 12',
  'loop-limit': '0 1 0 / 1 -1 0 / 1 0 0 12 / 1 0 1 / 0 0 1 / 0 0 0 12',
  sloped: '0 0 0 12 / 1 0 0 / 1 0 1 / 0 0 1',
  triangle: '0.5 0 0 / 1 0 1 / 0 0 1',
  'flipped-triangle': '0 0 0 / 1 0 0 / 0.5 0 1',
  hourglass: '0 0 0 / 1 0 0 / 0 0 1 / 1 0 1',
  bolt: '0.65 0 0 / 0.1 0 0.58 / 0.48 0 0.58 / 0.35 0 1 / 0.9 0 0.4 / 0.52 0 0.4',
}

type Draw = (box: Box) => string

/** Writes a path; its numbers have one decimal. */
function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.map((part, index) => part + (index < numbers.length ? round(numbers[index] ?? 0) : '')).join('')
}

function sidesOf({ x, y, width, height }: Box): { l: number; r: number; t: number; b: number } {
  return { l: x - width / 2, r: x + width / 2, t: y - height / 2, b: y + height / 2 }
}

const sheet: Draw = (box) => {
  const { l, r, t, b } = sidesOf(box)
  const quarter = box.width / 4
  return path`M${l} ${t}H${r}V${b - 8}Q${r - quarter} ${b - 22} ${box.x} ${b - 8}T${l} ${b - 8}Z`
}

const drum: Draw = (box) => {
  const { l, r, t, b } = sidesOf(box)
  const half = box.width / 2
  return path`M${l} ${t + 8}A${half} 8 0 0 1 ${r} ${t + 8}V${b - 8}A${half} 8 0 0 1 ${l} ${b - 8}Z`
}

/** A closed line around an ellipse: soft bows, or points. */
function around({ x, y, width, height }: Box, isSoft: boolean): string {
  const count = isSoft ? 10 : 24
  const at = (index: number) => {
    const out = isSoft ? 0.86 : ([1, 0.82][index % 2] ?? 1)
    const angle = (index / count) * 2 * Math.PI
    return { x: x + Math.cos(angle) * (width / 2) * out, y: y + Math.sin(angle) * (height / 2) * out }
  }
  const points = Array.from({ length: count + 1 }, (_, index) => at(index % count))
  if (!isSoft) return pathOf(points, true)
  const bows = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const radius = Math.hypot(to.x - from.x, to.y - from.y) * 0.6
    return path`A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`
  })
  return `${pathOf(points.slice(0, 1))}${bows.join('')}Z`
}

function brace(x: number, { y, height }: Box, out: number): string {
  const [t, b] = [y - height / 2, y + height / 2]
  const m = x + out / 2
  return path`M${x} ${t}Q${m} ${t} ${m} ${t + 6}V${y - 5}L${x + out} ${y}L${m} ${y + 5}V${b - 6}Q${m} ${b} ${x} ${b}`
}

/** Outlines with curves. */
const curves: Partial<Readonly<Record<Shape, Draw>>> = {
  cylinder: drum,
  disk: drum,
  document: sheet,
  'lined-document': sheet,
  'tagged-document': sheet,
  documents: (box) =>
    [10, 5, 0]
      .map((move) =>
        sheet({ x: box.x - 5 + move, y: box.y + 5 - move, width: box.width - 10, height: box.height - 10 }),
      )
      .join(''),
  delay: (box) => {
    const { l, r, t, b } = sidesOf(box)
    const bow = Math.min(box.height / 2, 20)
    return path`M${l} ${t}H${r - bow}A${bow} ${box.height / 2} 0 0 1 ${r - bow} ${b}H${l}Z`
  },
  display: (box) => {
    const { l, r, t, b } = sidesOf(box)
    return path`M${l + 16} ${t}H${r - 16}A16 ${box.height / 2} 0 0 1 ${r - 16} ${b}H${l + 16}L${l} ${box.y}Z`
  },
  tube: (box) => {
    const { l, r, t, b } = sidesOf(box)
    const half = box.height / 2
    return path`M${l + 8} ${t}H${r - 8}A8 ${half} 0 0 1 ${r - 8} ${b}H${l + 8}A8 ${half} 0 0 1 ${l + 8} ${t}Z`
  },
  stored: (box) => {
    const { l, r, t, b } = sidesOf(box)
    const half = box.height / 2
    return path`M${l + 8} ${t}H${r}A8 ${half} 0 0 0 ${r} ${b}H${l + 8}A8 ${half} 0 0 1 ${l + 8} ${t}Z`
  },
  tape: (box) => {
    const { l, r, t, b } = sidesOf(box)
    const [quarter, top, bottom] = [box.width / 4, t + 8, b - 8]
    const upper = path`M${l} ${top}Q${l + quarter} ${top + 14} ${box.x} ${top}T${r} ${top}V${bottom}`
    return upper + path`Q${r - quarter} ${bottom - 14} ${box.x} ${bottom}T${l} ${bottom}Z`
  },
  cloud: (box) => around(box, true),
  bang: (box) => around(box, false),
  brace: (box) => brace(sidesOf(box).l + 12, box, -12),
  'brace-right': (box) => brace(sidesOf(box).r - 12, box, 12),
  braces: (box) => brace(sidesOf(box).l + 12, box, -12) + brace(sidesOf(box).r - 12, box, 12),
}

/** Arcs inside of outlines with curves. */
const lids: Partial<Readonly<Record<Shape, Draw>>> = {
  cylinder: (box) => lid(box, 8),
  disk: (box) => lid(box, 8) + lid(box, 16),
  tube: (box) => {
    const { r, t, b } = sidesOf(box)
    return path`M${r - 8} ${t}A8 ${box.height / 2} 0 0 0 ${r - 8} ${b}`
  },
}

function lid(box: Box, down: number): string {
  const { l, r, t } = sidesOf(box)
  return path`M${l} ${t + down}A${box.width / 2} 8 0 0 0 ${r} ${t + down}`
}
