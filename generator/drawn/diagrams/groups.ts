// Groups of boxes: how they are nested, and the room that their titles need above and beside the boxes.

import { sizeOf } from './diagram-text.ts'
import type { Box, Graph, GraphGroup } from './graph.ts'

/** Groups inside each other. They take quadratic time. */
export const maxLevels = 12

/** Groups around the inside of a group, itself among them; no more are counted than there may be. */
export function levelOf(id: string, groups: ReadonlyMap<string, GraphGroup>): number {
  let level = 0
  for (let at: string | undefined = id; at !== undefined && level <= maxLevels; level++) at = groups.get(at)?.parent
  return level
}

/** What a title has beside it, on both sides together. */
const sides = 24

/** The room that boxes have to take besides their own, so that their groups are as wide as their titles. */
export function roomForTitles(graph: Graph, boxes: ReadonlyMap<string, Box>): Map<string, number> {
  const room = new Map<string, number>()
  for (const { id, lines } of graph.groups.values()) {
    const missing = lines.length > 0 ? sizeOf(lines).width + sides - (boxes.get(id)?.width ?? 0) : 0
    const found = missing > 0 ? widestIn(id, graph, boxes) : undefined
    if (found) room.set(found.id, Math.max(room.get(found.id) ?? 0, missing + found.spare))
  }
  return room
}

/** A box that makes its group wider when it gets wider than what it has to spare. */
function widestIn(
  group: string,
  { nodes, groups, direction }: Graph,
  boxes: ReadonlyMap<string, Box>,
): { id: string; spare: number } | undefined {
  const isUpright = direction === 'TB' || direction === 'BT'
  const widths = new Map<number, number>()
  const inside: { id: string; width: number; rank: number }[] = []
  for (const { id, parent } of nodes.values()) {
    const { x, y, width } = boxes.get(id) ?? { x: 0, y: 0, width: 0 }
    const rank = Math.round(isUpright ? y : x)
    const isInside = isIn(parent, group, groups)
    if (isInside) inside.push({ id, width, rank })
    const known = widths.get(rank) ?? 0
    // Boxes of a rank stand beside each other, or above each other.
    if (!isUpright) widths.set(rank, Math.max(known, width))
    else if (isInside) widths.set(rank, known + width)
  }
  const extent = ({ width, rank }: { width: number; rank: number }) => (isUpright ? (widths.get(rank) ?? 0) : width)
  const [first, ...others] = inside
  if (!first) return undefined
  const widest = others.reduce((best, each) => (extent(each) > extent(best) ? each : best), first)
  return { id: widest.id, spare: isUpright ? 0 : (widths.get(widest.rank) ?? 0) - widest.width }
}

function isIn(parent: string | undefined, group: string, groups: ReadonlyMap<string, GraphGroup>): boolean {
  let at = parent
  while (at !== undefined && at !== group) at = groups.get(at)?.parent
  return at !== undefined
}

/** Makes a group larger: its title stands above its boxes and above the titles of groups in it. */
export function addTitle(
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
    Math.max(box.width, lines.length > 0 ? title.width + sides : 0) / 2,
  )
  const over = inner.map(({ y, height }) => y - height / 2 - 8)
  const top = over.reduce((least, one) => Math.min(least, one), box.y - box.height / 2) - title.height
  const bottom = box.y + box.height / 2
  boxes.set(id, { ...box, width: half * 2, height: bottom - top, y: (top + bottom) / 2 })
}
