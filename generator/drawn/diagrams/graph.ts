// Boxes and the lines between them: what flowcharts, states and classes have in common, and where everything stands.

import { countRanks } from './count-ranks.ts'
import { lineHeight, sizeOf, UndrawnError } from './diagram-text.ts'
import type { Head } from './heads.ts'
import { openDagre } from './open-dagre.ts'
import { type Shape, shapeSize } from './shapes.ts'
import type { Point } from './svg.ts'
import { type Part, tableSize } from './table.ts'

export interface GraphNode {
  id: string
  /** Lines of text. */
  lines: readonly string[]
  shape: Shape
  /** The group in which it stands. */
  parent?: string
  /** Rows of a table below its name. */
  parts?: readonly Part[]
}

export interface GraphEdge {
  from: string
  to: string
  lines: readonly string[]
  stroke: 'solid' | 'dotted' | 'thick' | 'none'
  startHead: Head
  endHead: Head
  /** Ranks between its ends, at least 1. */
  length: number
  /** What stands at its ends, such as "0..1". */
  startWords?: string
  endWords?: string
}

export interface GraphGroup {
  id: string
  lines: readonly string[]
  parent?: string
}

export interface Graph {
  direction: 'TB' | 'BT' | 'LR' | 'RL'
  nodes: Map<string, GraphNode>
  edges: GraphEdge[]
  groups: Map<string, GraphGroup>
  title?: string
}

/** A rectangle by its middle. */
export interface Box extends Point {
  width: number
  height: number
}

/** Where everything of a graph stands. */
export interface PlacedGraph extends Graph {
  width: number
  height: number
  boxes: ReadonlyMap<string, Box>
  paths: readonly { points: Point[]; label?: Point }[]
}

/** Boxes of a diagram that a person can read, and that are placed soon. */
const maxNodes = 300
/** Groups inside each other, and ranks that lines are longer than others, together. Both take quadratic time. */
const maxLevels = 12
const maxRanks = 200
/** Ranks that all lines reach over. Lines of a diagram that a person can read have some hundred. */
const maxRanksOfAll = 1500
const margin = 8

/** Finds a place for everything. Throws UndrawnError for a graph that is too large. */
export function placeGraph(graph: Graph): PlacedGraph {
  const { nodes, edges, groups, direction } = graph
  if (nodes.size + groups.size === 0) throw new UndrawnError('it has no boxes', 1)
  if (nodes.size + edges.length > maxNodes * 2 || nodes.size > maxNodes)
    throw new UndrawnError(`it has more than ${maxNodes} boxes or ${maxNodes * 2} boxes and lines`, 1)
  if ([...groups.keys()].some((id) => levelOf(id, groups) > maxLevels))
    throw new UndrawnError(`its groups are nested deeper than ${maxLevels} levels`, 1)
  const turned = edges.find(({ from, to }) => isAround(from, to, groups) || isAround(to, from, groups))
  if (turned) throw new UndrawnError(`the line from "${turned.from}" to "${turned.to}" stays at one group`, 1)
  if (edges.reduce((sum, { length }) => sum + length - 1, 0) > maxRanks)
    throw new UndrawnError(`its lines reach over more than ${maxRanks} ranks together`, 1)
  const { Graph: DagreGraph, layout } = openDagre()
  const dagre = new DagreGraph({ multigraph: true, compound: true })
  dagre.setGraph({
    rankdir: direction,
    nodesep: 36,
    ranksep: gapOf(graph),
    edgesep: 16,
    marginx: margin,
    marginy: margin,
  })
  const keyOf = openKeys(graph)
  // A group with nothing in it is placed as a box is.
  for (const { id, lines } of groups.values()) dagre.setNode(keyOf(id), shapeSize('rect', lines))
  for (const node of nodes.values()) dagre.setNode(keyOf(node.id), boxOf(node, graph))
  for (const { id, parent } of [...groups.values(), ...nodes.values()])
    if (parent !== undefined) dagre.setParent(keyOf(id), keyOf(parent))
  const lines = edges.map(({ from, to, length }, index) => ({
    v: keyOf(groups.has(from) ? memberOf(from, 'from', graph) : from),
    w: keyOf(groups.has(to) ? memberOf(to, 'to', graph) : to),
    name: String(index),
    length,
  }))
  if (countRanks(lines) > maxRanksOfAll)
    throw new UndrawnError('its lines are too many, and lead over too many boxes', 1)
  for (const [index, edge] of edges.entries()) {
    const { width, height } = sizeOf(edge.lines)
    // The title of a group takes some of the room.
    const title = groups.has(edge.from) || groups.has(edge.to) ? lineHeight : 0
    const room = edge.lines.length > 0 ? { width: width + 12, height: height + 4 + title, labelpos: 'c' } : {}
    dagre.setEdge(lines[index] as (typeof lines)[number], { minlen: edge.length, ...room })
  }
  layout(dagre)
  const boxes = new Map<string, Box>()
  for (const id of [...nodes.keys(), ...groups.keys()]) boxes.set(id, dagre.node(keyOf(id)))
  const paths = lines.map((line) => {
    const found = dagre.edge(line)
    const label = found.x === undefined || found.y === undefined ? {} : { label: { x: found.x, y: found.y } }
    return { points: found.points, ...label }
  })
  // Groups are named before those in them.
  for (const group of [...groups.values()].reverse()) makeRoomForTitle(group, boxes, groups)
  const { width = 0, height = 0 } = dagre.graph()
  return moveInside({ ...graph, width, height, boxes, paths })
}

/** What dagre knows a box by: in it, ids are properties of objects, and "__proto__" would change every object. */
function openKeys({ nodes, groups }: Graph): (id: string) => string {
  const keys = new Map([...groups.keys(), ...nodes.keys()].map((id, index) => [id, `box ${index}`]))
  return (id) => keys.get(id) ?? 'box'
}

/** Groups around the inside of a group, itself among them; no more are counted than there may be. */
function levelOf(id: string, groups: ReadonlyMap<string, GraphGroup>): number {
  let level = 0
  for (let at: string | undefined = id; at !== undefined && level <= maxLevels; level++) at = groups.get(at)?.parent
  return level
}

/** Whether a group is another one, or around it. */
function isAround(id: string, inner: string, groups: ReadonlyMap<string, GraphGroup>): boolean {
  if (!groups.has(id)) return false
  let at: string | undefined = groups.has(inner) ? inner : undefined
  for (let level = 0; at !== undefined && at !== id && level <= maxLevels; level++) at = groups.get(at)?.parent
  return at === id
}

/** Groups with a title may reach beyond the edges: everything moves, and the drawing becomes larger. */
function moveInside(graph: PlacedGraph): PlacedGraph {
  let [left, top, right, bottom] = [0, 0, graph.width, graph.height]
  for (const { x, y, width, height } of graph.boxes.values()) {
    left = Math.min(left, x - width / 2 - margin)
    top = Math.min(top, y - height / 2 - margin)
    right = Math.max(right, x + width / 2 + margin)
    bottom = Math.max(bottom, y + height / 2 + margin)
  }
  const move = <Place extends Point>(place: Place): Place => ({ ...place, x: place.x - left, y: place.y - top })
  const boxes = new Map([...graph.boxes].map(([id, box]) => [id, move(box)]))
  const paths = graph.paths.map(({ points, label }) => ({
    points: points.map(move),
    ...(label ? { label: move(label) } : {}),
  }))
  return { ...graph, width: right - left, height: bottom - top, boxes, paths }
}

/** The box that stands for a group at the end of a line: one of its last, or of its first. */
function memberOf(id: string, end: 'from' | 'to', { nodes, groups, edges }: Graph): string {
  const inside = new Set([id])
  for (const group of groups.values()) if (group.parent !== undefined && inside.has(group.parent)) inside.add(group.id)
  const members = [...nodes.values()].filter(({ parent }) => parent !== undefined && inside.has(parent))
  const ids = new Set(members.map((node) => node.id))
  const inner = edges.filter((edge) => edge.from !== edge.to && ids.has(edge.from) && ids.has(edge.to))
  const goesOn = new Set(inner.map((edge) => edge[end]))
  const ordered = end === 'from' ? members.reverse() : members
  const found = ordered.find((node) => !goesOn.has(node.id)) ?? ordered[0]
  return found?.id ?? id
}

// The title of a group stands above its boxes and above the titles of groups in it.
function makeRoomForTitle(
  { id, lines }: GraphGroup,
  boxes: Map<string, Box>,
  groups: ReadonlyMap<string, GraphGroup>,
): void {
  const box = boxes.get(id)
  if (!box) return
  const inner = [...groups.values()].flatMap(({ id: key, parent }) => (parent === id ? (boxes.get(key) ?? []) : []))
  const title = sizeOf(lines)
  const half = inner.reduce(
    (widest, { x, width }) => Math.max(widest, Math.abs(x - box.x) + width / 2 + 8),
    Math.max(box.width, lines.length > 0 ? title.width + 24 : 0) / 2,
  )
  const over = inner.map(({ y, height }) => y - height / 2 - 8)
  const top = over.reduce((least, one) => Math.min(least, one), box.y - box.height / 2) - title.height
  const bottom = box.y + box.height / 2
  boxes.set(id, { ...box, width: half * 2, height: bottom - top, y: (top + bottom) / 2 })
}

const endWordsOf = ({ startWords, endWords }: GraphEdge) =>
  [startWords, endWords].filter((words) => words !== undefined)

/** Room between ranks, for lines with large signs and words at their ends as well. */
function gapOf({ edges, nodes, direction }: Graph): number {
  const words = edges.flatMap(endWordsOf)
  const least = [...nodes.values()].some(({ shape }) => shape === 'table') ? 76 : 48
  return direction === 'TB' || direction === 'BT' ? least : Math.max(least, 2 * (sizeOf(words).width + 28))
}

/** Room that a box takes; words at lines that end side by side at a table do not meet. */
function boxOf({ id, lines, shape, parts }: GraphNode, { edges, direction }: Graph): { width: number; height: number } {
  if (shape !== 'table') return shapeSize(shape, lines)
  const { width, height } = tableSize(lines, parts ?? [])
  const there = edges.filter(({ from, to }) => from === id || to === id)
  const isUpright = direction === 'TB' || direction === 'BT'
  const room = isUpright ? sizeOf(there.flatMap(endWordsOf)).width + 24 : 34
  const most = Math.max(there.filter(({ from }) => from === id).length, there.filter(({ to }) => to === id).length)
  const least = most > 1 ? (most + 1) * room : 0
  return isUpright ? { width: Math.max(width, least), height } : { width, height: Math.max(height, least) }
}
