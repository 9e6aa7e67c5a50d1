// A graph → the places that dagre finds for its boxes, groups and lines.

import { countRanks } from './count-ranks.ts'
import { lineHeight, sizeOf, UndrawnError } from './diagram-text.ts'
import type { Box, Graph, GraphEdge, GraphNode, PlacedGraph } from './graph.ts'
import { levelOf } from './groups.ts'
import { openDagre } from './open-dagre.ts'
import { shapeSize } from './shapes.ts'
import { tableSize } from './table.ts'

/** Ranks that all lines reach over. Lines of a diagram that a person can read have some hundred. */
const maxRanksOfAll = 1500
/** The same of all diagrams of a text, with their boxes. They take half a minute at most. */
const maxRanksOfText = 15_000

/** What the diagrams of one text may still take together, in ranks of lines and in boxes. */
export interface Effort {
  left: number
}

/** What a text begins with. */
export function openEffort(): Effort {
  return { left: maxRanksOfText }
}

/** Room around a drawing. */
export const margin = 8

/** Places of boxes and groups, without the titles of these, and of lines. */
export interface Layout extends Pick<PlacedGraph, 'width' | 'height' | 'paths'> {
  boxes: Map<string, Box>
}

/** Finds the places; some boxes may take more room than they need, by their ids. */
export function layOut(graph: Graph, effort: Effort, room: ReadonlyMap<string, number> = new Map()): Layout {
  const { nodes, edges, groups, direction } = graph
  const { Graph: DagreGraph, layout } = openDagre()
  const dagre = new DagreGraph({ multigraph: true, compound: true })
  const spaces = { nodesep: 36, ranksep: gapOf(graph), edgesep: edgeGapOf(graph) }
  dagre.setGraph({ rankdir: direction, ...spaces, marginx: margin, marginy: margin })
  const keyOf = openKeys(graph)
  // A group with nothing in it is placed as a box is.
  for (const { id, lines } of groups.values()) dagre.setNode(keyOf(id), shapeSize('rect', lines))
  for (const node of nodes.values()) {
    const { width, height } = boxOf(node, graph)
    dagre.setNode(keyOf(node.id), { width: width + (room.get(node.id) ?? 0), height })
  }
  for (const { id, parent } of [...groups.values(), ...nodes.values()])
    if (parent !== undefined) dagre.setParent(keyOf(id), keyOf(parent))
  const lines = edges.map(({ from, to, length }, index) => ({
    v: keyOf(groups.has(from) ? memberOf(from, 'from', graph) : from),
    w: keyOf(groups.has(to) ? memberOf(to, 'to', graph) : to),
    name: String(index),
    length,
  }))
  // A group inside another one takes ranks of its own.
  const level = [...groups.keys()].reduce((deepest, id) => Math.max(deepest, levelOf(id, groups)), 1)
  const ranks = (countRanks(lines) * (level + 1)) / 2
  if (ranks > maxRanksOfAll) throw new UndrawnError('its lines are too many, and lead over too many boxes', 1)
  effort.left -= ranks + nodes.size
  if (effort.left < 0) throw new UndrawnError('the diagrams of this text are too large together', 1)
  for (const [index, edge] of edges.entries()) {
    const { width, height } = sizeOf(edge.lines)
    // The title of a group takes some of the room.
    const title = groups.has(edge.from) || groups.has(edge.to) ? lineHeight : 0
    const label = edge.lines.length > 0 ? { width: width + 12, height: height + 4 + title, labelpos: 'c' } : {}
    dagre.setEdge(lines[index] as (typeof lines)[number], { minlen: edge.length, ...label })
  }
  try {
    layout(dagre)
  } catch {
    throw new UndrawnError('its boxes, groups and lines are too many', 1)
  }
  const boxes = new Map<string, Box>()
  for (const id of [...nodes.keys(), ...groups.keys()]) {
    const { x, y, width, height } = dagre.node(keyOf(id))
    boxes.set(id, { x, y, width: width - (room.get(id) ?? 0), height })
  }
  const paths = lines.map((line) => {
    const found = dagre.edge(line)
    const label = found.x === undefined || found.y === undefined ? {} : { label: { x: found.x, y: found.y } }
    return { points: found.points, ...label }
  })
  const { width = 0, height = 0 } = dagre.graph()
  return { width, height, boxes, paths }
}
/** What dagre knows a box by: in it, ids are properties of objects, and "__proto__" would change every object. */
function openKeys({ nodes, groups }: Graph): (id: string) => string {
  const keys = new Map([...groups.keys(), ...nodes.keys()].map((id, index) => [id, `box ${index}`]))
  return (id) => keys.get(id) ?? 'box'
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

/** Room between lines, and between groups: where these are above each other, with their titles in it. */
function edgeGapOf({ groups, direction }: Graph): number {
  const isUpright = direction === 'TB' || direction === 'BT'
  const titles = isUpright ? [] : [...groups.values()].map(({ lines }) => sizeOf(lines).height)
  return 16 + titles.reduce((highest, height) => Math.max(highest, height), 0)
}
