// Words that stand at lines: those on a line, and titles of groups, which a line may cross.

import { sizeOf } from './diagram-text.ts'
import type { Box, GraphEdge, GraphGroup, PlacedGraph } from './graph.ts'
import { element, type Point, printLines } from './svg.ts'

/** Draws the title of a group above the lines of all edges. */
export function drawTitle({ lines }: GraphGroup, box: Box, shown: readonly (readonly Point[])[]): string {
  if (lines.length === 0) return ''
  const size = sizeOf(lines)
  const at = { x: box.x, y: box.y - box.height / 2 + size.height / 2 + 6 }
  const room = { ...at, ...size }
  const back = shown.some((points) => isCrossed(room, points)) ? drawBack(room) : ''
  return back + printLines(lines, at, { className: 'diagram-text diagram-name' })
}

/** Draws the words on a line. */
export function drawWords(
  { lines, from, to }: GraphEdge,
  label: Point | undefined,
  { groups, shown }: Pick<PlacedGraph, 'groups'> & { shown: readonly Point[] },
): string {
  if (!label || lines.length === 0) return ''
  // At a group, a line is shorter than it was placed.
  const at = groups.has(from) || groups.has(to) ? middleOf(shown) : label
  return drawBack({ ...at, ...sizeOf(lines) }) + printLines(lines, at, { className: 'diagram-text diagram-note' })
}

/** Where a line does not show. */
function drawBack({ x, y, width, height }: Box): string {
  const room = { x: x - width / 2 - 4, y: y - height / 2 - 2, width: width + 8, height: height + 4 }
  return element('rect', { ...room, rx: 4, class: 'diagram-back' })
}

function lengthOf(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** The place halfway along a line. */
function middleOf(points: readonly Point[]): Point {
  const pairs = points.slice(1).map((to, index) => [points[index] ?? to, to] as const)
  let left = pairs.reduce((sum, [from, to]) => sum + lengthOf(from, to), 0) / 2
  for (const [from, to] of pairs) {
    const length = lengthOf(from, to)
    if (length >= left && length > 0) return between(from, to, left / length)
    left -= length
  }
  return points[0] ?? { x: 0, y: 0 }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Whether a line goes through a box. */
function isCrossed({ x, y, width, height }: Box, points: readonly Point[]): boolean {
  return points.slice(1).some((to, index) => {
    const from = points[index] ?? to
    const steps = Math.ceil(lengthOf(from, to) / 4)
    return Array.from({ length: steps + 1 }, (_, step) => between(from, to, steps === 0 ? 0 : step / steps)).some(
      (at) => Math.abs(at.x - x) < width / 2 + 2 && Math.abs(at.y - y) < height / 2,
    )
  })
}
