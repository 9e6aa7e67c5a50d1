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
