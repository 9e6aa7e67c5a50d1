// A placed graph → SVG: groups below, then lines, then boxes, and the words on the lines above all.

import { sizeOf } from './diagram-text.ts'
import { drawShape } from './draw-shape.ts'
import { drawTable } from './draw-table.ts'
import { drawTitle, drawWords } from './draw-words.ts'
import { type Ends, loopOf, printEndWords, spreadEnds } from './edge-ends.ts'
import type { Box, GraphEdge, GraphNode, PlacedGraph } from './graph.ts'
import { printHead } from './heads.ts'
import { type Shape, signSize } from './shapes.ts'
import { curveOf, type Drawing, element, type Point, printLines } from './svg.ts'

/** Draws a graph. */
export function drawGraph(graph: PlacedGraph): Drawing {
  const { groups, nodes, edges, boxes, paths, width, height, title } = graph
  const parts: string[] = []
  for (const { id } of groups.values()) {
    const { x, y, width: wide, height: high } = boxes.get(id) ?? noBox
    const rect = { x: x - wide / 2, y: y - high / 2, width: wide, height: high }
    parts.push(element('rect', { ...rect, rx: 8, class: 'diagram-group' }))
  }
  const spread = spreadEnds(graph)
  const shown = edges.map((edge, index) => lineOf(edge, paths[index] ?? { points: [] }, graph, spread.get(index) ?? {}))
  for (const [index, edge] of edges.entries()) parts.push(drawEdge(edge, shown[index] ?? []))
  for (const group of groups.values()) parts.push(drawTitle(group, boxes.get(group.id) ?? noBox, shown))
  for (const node of nodes.values()) {
    const box = boxes.get(node.id)
    if (box) parts.push(drawNode(node, box))
  }
  for (const [index, edge] of edges.entries())
    parts.push(drawWords(edge, paths[index]?.label, { groups, shown: shown[index] ?? [] }))
  const boxWords = [...nodes.values()].flatMap((node) => [...node.lines, ...cellsOf(node)])
  const words = [...linesOf(groups.values()), ...boxWords, ...linesOf(edges)]
  return { width, height, content: parts.join(''), words, ...(title === undefined ? {} : { title }) }
}

const noBox: Box = { x: 0, y: 0, width: 0, height: 0 }

/** The points of a line as it is drawn; none for one that is not. */
function lineOf(edge: GraphEdge, path: PlacedGraph['paths'][number], graph: PlacedGraph, spread: Ends): Point[] {
  if (edge.stroke === 'none' || path.points.length < 2) return []
  const box = graph.boxes.get(edge.from)
  const label = path.label && edge.lines.length > 0 ? { ...path.label, ...sizeOf(edge.lines) } : undefined
  const isLoop = edge.from === edge.to && box !== undefined && !graph.groups.has(edge.from)
  return isLoop ? loopOf(box, path.points, label) : pointsOf(edge, path.points, graph, spread)
}

function drawEdge(edge: GraphEdge, shown: readonly Point[]): string {
  if (shown.length < 2) return ''
  const [first, second] = shown as [Point, Point]
  const [last, before] = [shown.at(-1), shown.at(-2)] as [Point, Point]
  const line = element('path', { d: curveOf(shown), class: `diagram-line diagram-${edge.stroke}` })
  const ends = printEndWords(edge.startWords, first, second) + printEndWords(edge.endWords, last, before)
  return line + printHead(edge.startHead, second, first) + printHead(edge.endHead, before, last) + ends
}

/** The points of a line from outline to outline. */
function pointsOf(
  { from, to }: GraphEdge,
  points: readonly Point[],
  { boxes, nodes, groups }: PlacedGraph,
  { start, end }: Ends,
): Point[] {
  const shown = [...points]
  for (const [id, isStart] of [
    [from, true],
    [to, false],
  ] as const) {
    const box = boxes.get(id)
    const at = isStart ? start : end
    if (!box) continue
    if (groups.has(id)) cutAt(box, shown, isStart)
    if (at && isStart) {
      shown[0] = at.via
      shown.unshift(at.tip)
    } else if (at) {
      shown[shown.length - 1] = at.via
      shown.push(at.tip)
    } else {
      const inner = (isStart ? shown[1] : shown.at(-2)) as Point
      const node = nodes.get(id)
      shown[isStart ? 0 : shown.length - 1] = node ? borderPoint(node, box, inner) : sidePoint(box, inner)
    }
  }
  return shown
}

/** Removes the points in and at a group, so that a line ends at its border. */
function cutAt(box: Box, points: Point[], isStart: boolean): void {
  const isInside = ({ x, y }: Point) =>
    Math.abs(x - box.x) < box.width / 2 + 12 && Math.abs(y - box.y) < box.height / 2 + 12
  while (points.length > 2 && isInside((isStart ? points[1] : points.at(-2)) as Point)) {
    if (isStart) points.shift()
    else points.pop()
  }
}

/** The place at the side of a group that is nearest to a point. */
function sidePoint({ x, y, width, height }: Box, to: Point): Point {
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  const within = (value: number, middle: number, half: number) =>
    Math.max(middle - half, Math.min(middle + half, value))
  if (Math.abs(to.y - y) >= halfHeight)
    return { x: within(to.x, x, halfWidth - 12), y: y + Math.sign(to.y - y) * halfHeight }
  return { x: x + (to.x < x ? -1 : 1) * halfWidth, y: within(to.y, y, halfHeight - 12) }
}

const roundShapes: ReadonlySet<Shape> = new Set<Shape>([
  'circle',
  'double',
  'ellipse',
  'cloud',
  'bang',
  'start',
  'end',
  'junction',
  'crossed',
])

/** Where the line from the middle of a box to a point crosses its outline. */
function borderPoint({ shape, lines }: Pick<GraphNode, 'shape' | 'lines'>, box: Box, to: Point): Point {
  const [dx, dy] = [to.x - box.x, to.y - box.y]
  if (dx === 0 && dy === 0) return { x: box.x, y: box.y + box.height / 2 }
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2]
  let scale = Math.min(halfWidth / Math.abs(dx || 1e-9), halfHeight / Math.abs(dy || 1e-9))
  const hasWordsBelow = signSize(shape) && lines.length > 0
  if (roundShapes.has(shape) && !hasWordsBelow) scale = 1 / Math.hypot(dx / halfWidth, dy / halfHeight)
  if (shape === 'diamond') scale = 1 / (Math.abs(dx) / halfWidth + Math.abs(dy) / halfHeight)
  return { x: box.x + dx * scale, y: box.y + dy * scale }
}

/** How far the words of some outlines are from the middle. */
const shifts: Partial<Readonly<Record<Shape, readonly [x: number, y: number]>>> = {
  cylinder: [0, 6],
  disk: [0, 10],
  document: [0, -6],
  'lined-document': [4, -6],
  'tagged-document': [-4, -6],
  documents: [-5, -1],
  stacked: [-5, 5],
  divided: [0, 5],
  pane: [5, 5],
  sloped: [0, 6],
}

function drawNode(node: GraphNode, box: Box): string {
  const { shape, lines } = node
  const outline = drawShape(shape, box)
  if (shape === 'table') return outline + drawTable(node, box)
  if (lines.length === 0) return outline
  const { height } = sizeOf(lines)
  if (signSize(shape)) return outline + printLines(lines, { x: box.x, y: box.y + (box.height - height) / 2 })
  const [x, y] = (Object.hasOwn(shifts, shape) ? shifts[shape] : undefined) ?? [0, triangleShift(shape, box)]
  return outline + printLines(lines, { x: box.x + x, y: box.y + y })
}

function triangleShift(shape: Shape, { height }: Box): number {
  if (shape === 'triangle') return height / 5
  return shape === 'flipped-triangle' ? -height / 5 : 0
}

function linesOf(parts: Iterable<Pick<GraphNode, 'lines'>>): string[] {
  return [...parts].flatMap(({ lines }) => lines)
}

function cellsOf({ parts = [] }: Pick<GraphNode, 'parts'>): string[] {
  return parts.flatMap((part) => part.flatMap((row) => row.map(({ text }) => text))).filter((text) => text !== '')
}
