// A graph → where everything of it stands. One that is too large is none.

import { UndrawnError } from './diagram-text.ts'
import type { Graph, GraphGroup, PlacedGraph } from './graph.ts'
import { addTitle, levelOf, maxLevels, roomForTitles } from './groups.ts'
import { type Effort, layOut, margin, openEffort } from './lay-out.ts'
import type { Point } from './svg.ts'

/** Boxes of a diagram that a person can read, and that are placed soon. */
const maxNodes = 300
/** Ranks that lines are longer than others, together. They take quadratic time. */
const maxRanks = 200

/** Finds a place for everything. Throws UndrawnError for a graph that is too large. */
export function placeGraph(graph: Graph, effort: Effort = openEffort()): PlacedGraph {
  const { nodes, edges, groups } = graph
  if (nodes.size + groups.size === 0) throw new UndrawnError('it has no boxes', 1)
  if (nodes.size + edges.length > maxNodes * 2 || nodes.size > maxNodes)
    throw new UndrawnError(`it has more than ${maxNodes} boxes or ${maxNodes * 2} boxes and lines`, 1)
  if ([...groups.keys()].some((id) => levelOf(id, groups) > maxLevels))
    throw new UndrawnError(`its groups are nested deeper than ${maxLevels} levels`, 1)
  const turned = edges.find(({ from, to }) => isAround(from, to, groups) || isAround(to, from, groups))
  if (turned) throw new UndrawnError(`the line from "${turned.from}" to "${turned.to}" stays at one group`, 1)
  if (edges.reduce((sum, { length }) => sum + length - 1, 0) > maxRanks)
    throw new UndrawnError(`its lines reach over more than ${maxRanks} ranks together`, 1)
  const placed = layOut(graph, effort)
  const room = roomForTitles(graph, placed.boxes)
  const { boxes, ...drawn } = room.size > 0 ? layOut(graph, effort, room) : placed
  // Groups are named before those in them.
  for (const group of [...groups.values()].reverse()) addTitle(group, boxes, groups)
  return moveInside({ ...graph, ...drawn, boxes })
}

/** Whether a group is another one, or around it. */
function isAround(id: string, inner: string, groups: ReadonlyMap<string, GraphGroup>): boolean {
  if (!groups.has(id)) return false
  let at: string | undefined = groups.has(inner) ? inner : undefined
  for (let level = 0; at !== undefined && at !== id && level <= maxLevels; level++) at = groups.get(at)?.parent
  return at === id
}

/** Groups with a title, and lines, may reach beyond the edges: everything moves, and the drawing becomes larger. */
function moveInside(graph: PlacedGraph): PlacedGraph {
  let [left, top, right, bottom] = [0, 0, graph.width, graph.height]
  const bends = graph.paths.flatMap((path) => path.points.map((point) => ({ ...point, width: 0, height: 0 })))
  for (const { x, y, width, height } of [...graph.boxes.values(), ...bends]) {
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
