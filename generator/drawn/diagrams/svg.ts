// Pieces of SVG. Everything has its colours from classes; nothing refers to another element.

import { escapeHtml } from '../../text.ts'
import { lineHeight } from './diagram-text.ts'

/** A place in a drawing, in pixels. */
export interface Point {
  x: number
  y: number
}

/** A number with one decimal, without a zero behind it. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** An element with attributes. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, content = ''): string {
  const printed = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeHtml(value)}"`)
    .join('')
  return content === '' ? `<${name}${printed}/>` : `<${name}${printed}>${content}</${name}>`
}

/** Lines of text around a point. */
export function printLines(
  lines: readonly string[],
  { x, y }: Point,
  { anchor = 'middle', className = 'diagram-text' }: { anchor?: 'start' | 'middle' | 'end'; className?: string } = {},
): string {
  const first = y - ((lines.length - 1) * lineHeight) / 2 + 5
  return lines
    .map((line, index) =>
      element('text', { x, y: first + index * lineHeight, 'text-anchor': anchor, class: className }, escapeHtml(line)),
    )
    .join('')
}

/** The corners of a path. */
export function pathOf(points: readonly Point[], isClosed = false): string {
  const [first, ...others] = points.map(({ x, y }) => `${round(x)} ${round(y)}`)
  return `M${first}${others.map((point) => `L${point}`).join('')}${isClosed ? 'Z' : ''}`
}

/** A line that bends softly. */
export function curveOf(points: readonly Point[]): string {
  const [first, ...others] = points
  if (!first || others.length < 2) return pathOf(points)
  const parts = [`M${round(first.x)} ${round(first.y)}`]
  for (const [index, point] of others.slice(0, -1).entries()) {
    const next = others[index + 1] as Point
    const end = index === others.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
    parts.push(`Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`)
  }
  return parts.join('')
}

/** How a line ends. */
export type Head = 'arrow' | 'open' | 'cross' | 'circle' | 'none'

/** The end of a line that comes from one point to another. */
export function printHead(kind: Head, from: Point, tip: Point): string {
  if (kind === 'none') return ''
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x)
  const at = (along: number, across: number): Point => ({
    x: tip.x - Math.cos(angle) * along - Math.sin(angle) * across,
    y: tip.y - Math.sin(angle) * along + Math.cos(angle) * across,
  })
  if (kind === 'circle') {
    const { x, y } = at(4, 0)
    return element('circle', { cx: x, cy: y, r: 4, class: 'diagram-head' })
  }
  if (kind === 'cross')
    return element('path', {
      d: pathOf([at(0, -5), at(10, 5)]) + pathOf([at(0, 5), at(10, -5)]),
      class: 'diagram-line',
    })
  const corners = [at(9, -4.5), tip, at(9, 4.5)]
  if (kind === 'open') return element('path', { d: pathOf(corners), class: 'diagram-line' })
  return element('path', { d: pathOf(corners, true), class: 'diagram-head' })
}

/** A whole drawing. */
export interface Drawing {
  width: number
  height: number
  content: string
  /** The words in it. */
  words: readonly string[]
  /** Its name, if its writer has given one. */
  title?: string
}
