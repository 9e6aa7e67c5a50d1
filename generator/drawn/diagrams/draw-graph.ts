// A placed graph → SVG: groups below, then lines, then boxes, and the words on the lines above all.

import { sizeOf } from './diagram-text.ts'
import type { Box, GraphEdge, GraphNode, PlacedGraph, Shape } from './graph.ts'
import { curveOf, type Drawing, element, type Point, pathOf, printHead, printLines, round } from './svg.ts'

/** Draws a graph. */
export function drawGraph(graph: PlacedGraph): Drawing {
  const { groups, nodes, edges, boxes, paths, width, height, title } = graph
  const parts: string[] = []
  for (const { id, lines } of groups.values()) {
    const box = boxes.get(id)
    if (!box) continue
    const [left, top] = [box.x - box.width / 2, box.y - box.height / 2]
    parts.push(
      element('rect', { x: left, y: top, width: box.width, height: box.height, rx: 8, class: 'diagram-group' }),
    )
    const at = { x: box.x, y: top + sizeOf(lines).height / 2 + 6 }
    parts.push(printLines(lines, at, { className: 'diagram-text diagram-name' }))
  }
  for (const [index, edge] of edges.entries()) parts.push(drawEdge(edge, paths[index]?.points ?? [], graph))
  for (const node of nodes.values()) {
    const box = boxes.get(node.id)
    if (box) parts.push(drawNode(node, box))
  }
  for (const [index, { lines }] of edges.entries()) {
    const at = paths[index]?.label
    if (!at || lines.length === 0) continue
    const size = sizeOf(lines)
    const room = { x: at.x - size.width / 2 - 4, y: at.y - size.height / 2 - 2 }
    parts.push(
      element('rect', { ...room, width: size.width + 8, height: size.height + 4, rx: 4, class: 'diagram-back' }),
    )
    parts.push(printLines(lines, at, { className: 'diagram-text diagram-note' }))
  }
  const words = [...groups.values(), ...nodes.values(), ...edges].flatMap(({ lines }) => lines)
  return { width, height, content: parts.join(''), words, ...(title === undefined ? {} : { title }) }
}

function drawEdge(edge: GraphEdge, points: readonly Point[], { boxes, nodes, groups }: PlacedGraph): string {
  if (edge.stroke === 'none' || points.length < 2) return ''
  const shown = [...points]
  for (const [id, isStart] of [
    [edge.from, true],
    [edge.to, false],
  ] as const) {
    const box = boxes.get(id)
    if (!box) continue
    if (groups.has(id)) cutAt(box, shown, isStart)
    const inner = (isStart ? shown[1] : shown.at(-2)) as Point
    const end = borderPoint(nodes.get(id)?.shape ?? 'rect', box, inner)
    shown[isStart ? 0 : shown.length - 1] = end
  }
  const [first, second] = shown as [Point, Point]
  const [last, before] = [shown.at(-1), shown.at(-2)] as [Point, Point]
  const line = element('path', { d: curveOf(shown), class: `diagram-line diagram-${edge.stroke}` })
  return line + printHead(edge.startHead, second, first) + printHead(edge.endHead, before, last)
}

/** Removes the points inside a group, so that a line ends at its border. */
function cutAt(box: Box, points: Point[], isStart: boolean): void {
  const isInside = ({ x, y }: Point) =>
    Math.abs(x - box.x) < box.width / 2 - 0.5 && Math.abs(y - box.y) < box.height / 2 - 0.5
  while (points.length > 2 && isInside((isStart ? points[1] : points.at(-2)) as Point)) {
    if (isStart) points.shift()
    else points.pop()
  }
}

const roundShapes: ReadonlySet<Shape> = new Set(['circle', 'double', 'start', 'end'])

/** Where the line from the middle of a box to a point crosses its outline. */
function borderPoint(shape: Shape, box: Box, to: Point): Point {
  const [dx, dy] = [to.x - box.x, to.y - box.y]
  if (dx === 0 && dy === 0) return { x: box.x, y: box.y + box.height / 2 }
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2]
  let scale = Math.min(halfWidth / Math.abs(dx || 1e-9), halfHeight / Math.abs(dy || 1e-9))
  if (roundShapes.has(shape)) scale = halfWidth / Math.hypot(dx, dy)
  if (shape === 'diamond') scale = 1 / (Math.abs(dx) / halfWidth + Math.abs(dy) / halfHeight)
  return { x: box.x + dx * scale, y: box.y + dy * scale }
}

function drawNode({ shape, lines }: GraphNode, box: Box): string {
  return outlineOf(shape, box) + (lines.length > 0 ? printLines(lines, { x: box.x, y: textY(shape, box) }) : '')
}

function textY(shape: Shape, box: Box): number {
  return shape === 'cylinder' ? box.y + 6 : box.y
}

function outlineOf(shape: Shape, box: Box): string {
  const { x, y, width, height } = box
  const [left, top] = [x - width / 2, y - height / 2]
  const rx = Object.hasOwn(corners, shape) ? corners[shape] : undefined
  const rect = (radius: number, className = 'diagram-box') =>
    element('rect', { x: left, y: top, width, height, rx: radius, class: className })
  if (rx !== undefined) return rect(rx)
  const circle = (r: number, className = 'diagram-box') => element('circle', { cx: x, cy: y, r, class: className })
  if (shape === 'stadium') return rect(height / 2)
  if (shape === 'circle') return circle(width / 2)
  if (shape === 'double') return circle(width / 2) + circle(width / 2 - 4)
  if (shape === 'start') return circle(7, 'diagram-head')
  if (shape === 'end') return circle(8) + circle(4, 'diagram-head')
  if (shape === 'bar') return rect(3, 'diagram-head')
  if (shape === 'cylinder') return drawCylinder(box)
  if (shape === 'subroutine') {
    const bars = [left + 8, left + width - 8].map((at) =>
      pathOf([
        { x: at, y: top },
        { x: at, y: top + height },
      ]),
    )
    return rect(4) + element('path', { d: bars.join(''), class: 'diagram-line' })
  }
  const points = (outlines[shape] ?? []).map(([along, slant, down]) => ({
    x: left + along * width + slant * Math.min(16, width / 4),
    y: top + down * height,
  }))
  return element('path', { d: pathOf(points, true), class: 'diagram-box' })
}

/** Radius of the corners of rectangles. */
const corners: Partial<Readonly<Record<Shape, number>>> = { rect: 4, round: 10 }

/** Corners of the others: how far along the width, slants beside it, and how far down. */
const outlines: Partial<Readonly<Record<Shape, readonly (readonly [along: number, slant: number, down: number])[]>>> = {
  diamond: [
    [0.5, 0, 0],
    [1, 0, 0.5],
    [0.5, 0, 1],
    [0, 0, 0.5],
  ],
  flag: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [0, 0, 1],
    [0, 1, 0.5],
  ],
  'flat-trapezoid': [
    [0, 0, 0],
    [1, 0, 0],
    [1, -1, 1],
    [0, 1, 1],
  ],
  hexagon: [
    [0, 1, 0],
    [1, -1, 0],
    [1, 0, 0.5],
    [1, -1, 1],
    [0, 1, 1],
    [0, 0, 0.5],
  ],
  'lean-left': [
    [0, 0, 0],
    [1, -1, 0],
    [1, 0, 1],
    [0, 1, 1],
  ],
  'lean-right': [
    [0, 1, 0],
    [1, 0, 0],
    [1, -1, 1],
    [0, 0, 1],
  ],
  trapezoid: [
    [0, 1, 0],
    [1, -1, 0],
    [1, 0, 1],
    [0, 0, 1],
  ],
}

function drawCylinder({ x, y, width, height }: Box): string {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2 + 8, y + height / 2 - 8]
  const arc = (end: number, at: number, sweep: 0 | 1) =>
    `A${round(width / 2)} 8 0 0 ${sweep} ${round(end)} ${round(at)}`
  const start = `M${round(left)} ${round(top)}`
  const body = `${start}${arc(right, top, 1)}V${round(bottom)}${arc(left, bottom, 1)}Z`
  const lid = `${start}${arc(right, top, 0)}`
  return element('path', { d: body, class: 'diagram-box' }) + element('path', { d: lid, class: 'diagram-line' })
}
