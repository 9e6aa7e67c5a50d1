// Where lines end at a table: side by side, so that the words at their ends do not meet.

import { lineHeight } from './diagram-text.ts'
import type { Box, PlacedGraph } from './graph.ts'
import { type Point, printLines } from './svg.ts'

/** An end of a line, and the point through which it comes, so that it passes no box beside. */
interface End {
  tip: Point
  via: Point
}

/** Both ends of a line; one that is missing is anywhere at its box. */
export interface Ends {
  start?: End
  end?: End
}

/** The ends of all lines at tables, by the index of the line. */
export function spreadEnds({ nodes, edges, paths, boxes, direction }: PlacedGraph): Map<number, Ends> {
  const isUpright = direction === 'TB' || direction === 'BT'
  const reach = reachOf(
    [...nodes.keys()].flatMap((id) => boxes.get(id) ?? []),
    isUpright,
  )
  const sides = new Map<string, { index: number; end: keyof Ends; at: number; box: Box; side: number }[]>()
  for (const [index, { from, to }] of edges.entries()) {
    if (from === to) continue
    for (const end of ['start', 'end'] as const) {
      const id = end === 'start' ? from : to
      const box = boxes.get(id)
      const points = paths[index]?.points ?? []
      const inner = end === 'start' ? points[1] : points.at(-2)
      if (!box || !inner || nodes.get(id)?.shape !== 'table') continue
      const side = (isUpright ? inner.y - box.y : inner.x - box.x) < 0 ? -1 : 1
      const key = `${side} ${id}`
      sides.set(key, [...(sides.get(key) ?? []), { index, end, at: isUpright ? inner.x : inner.y, box, side }])
    }
  }
  const ends = new Map<number, Ends>()
  for (const list of sides.values()) {
    list.sort((a, b) => a.at - b.at || a.index - b.index)
    for (const [place, { index, end, at, box, side }] of list.entries()) {
      const [middle, half] = isUpright ? [box.x, box.width / 2] : [box.y, box.height / 2]
      const even = middle - half + (2 * half * (place + 1)) / (list.length + 1)
      const across = list.length > 1 ? even : Math.max(middle - half + 14, Math.min(middle + half - 14, at))
      const [rank, halfDepth] = isUpright ? [box.y, box.height / 2] : [box.x, box.width / 2]
      const pointAt = (depth: number) =>
        isUpright ? { x: across, y: rank + side * depth } : { x: rank + side * depth, y: across }
      const far = Math.max(halfDepth + 24, (reach.get(Math.round(rank)) ?? 0) + 8)
      ends.set(index, { ...ends.get(index), [end]: { tip: pointAt(halfDepth), via: pointAt(far) } })
    }
  }
  return ends
}

/** How far the boxes of each rank reach from its middle. */
function reachOf(boxes: readonly Box[], isUpright: boolean): Map<number, number> {
  const reach = new Map<number, number>()
  for (const { x, y, width, height } of boxes) {
    const [rank, half] = isUpright ? [Math.round(y), height / 2] : [Math.round(x), width / 2]
    reach.set(rank, Math.max(reach.get(rank) ?? 0, half))
  }
  return reach
}

/** A line from a box to itself: beside it or below, before its words. */
export function loopOf({ x, y, width, height }: Box, points: readonly Point[], label: Box | undefined): Point[] {
  const farthest = (along: 'x' | 'y') => points.reduce((far, point) => Math.max(far, point[along]), 0)
  if ((label?.x ?? farthest('x')) > x + width / 2) {
    const [side, half] = [x + width / 2, Math.min(height / 4, 14)]
    const out = label ? label.x - label.width / 2 - 6 : Math.max(side + 20, Math.min(side + 36, farthest('x')))
    return [
      { x: side, y: y - half },
      { x: out, y: y - half },
      { x: out, y: y + half },
      { x: side, y: y + half },
    ]
  }
  const [side, half] = [y + height / 2, Math.min(width / 4, 14)]
  const out = label ? label.y - label.height / 2 - 6 : Math.max(side + 20, Math.min(side + 36, farthest('y')))
  return [
    { x: x - half, y: side },
    { x: x - half, y: out },
    { x: x + half, y: out },
    { x: x + half, y: side },
  ]
}

/** Words at the end of a line, beside its sign. */
export function printEndWords(words: string | undefined, tip: Point, inner: Point): string {
  if (words === undefined) return ''
  const className = 'diagram-text diagram-note'
  const [dx, dy] = [inner.x - tip.x, inner.y - tip.y]
  if (Math.abs(dy) >= Math.abs(dx) * 0.6) {
    const at = { x: tip.x + (dx < 0 ? -10 : 10), y: tip.y + Math.sign(dy) * (lineHeight / 2 + 2) }
    return printLines([words], at, { anchor: dx < 0 ? 'end' : 'start', className })
  }
  const at = { x: tip.x + Math.sign(dx) * 6, y: tip.y - lineHeight / 2 - 5 }
  return printLines([words], at, { anchor: dx < 0 ? 'end' : 'start', className })
}
