// The columns of a sequence: one for everybody who takes part, and frames around those who belong together.

import { lineHeight, sizeOf } from './diagram-text.ts'
import type { Participant, ParticipantBox, Sequence, Step } from './parse-sequence.ts'
import { shapeSize } from './shapes.ts'
import { element, printLines } from './svg.ts'

/** Room around a drawing. */
export const margin = 8
/** Least distance of two columns. */
const leastGap = 60
/** How far a message to oneself goes out. */
export const loopWidth = 36

/** Width and height of a head. */
export function headSize({ lines, shape }: Participant): { width: number; height: number } {
  const { width, height } = shapeSize(shape, lines)
  return { width: Math.max(width, 72), height }
}

/** Columns as close as their names and what is written between them allow. */
export function placeColumns(
  list: readonly Participant[],
  { steps, boxes }: Pick<Sequence, 'steps' | 'boxes'>,
): { columns: Map<string, number>; width: number; headHeight: number } {
  const order = new Map(list.map(({ id }, index) => [id, index]))
  const halves = list.map((participant) => headSize(participant).width / 2)
  const gaps = list.slice(1).map((_, index) => Math.max(leastGap, (halves[index] ?? 0) + (halves[index + 1] ?? 0) + 20))
  let left = halves[0] ?? 0
  let right = halves.at(-1) ?? 0
  const widen = (from: number, to: number, room: number) => {
    const [first, last] = [Math.min(from, to), Math.max(from, to)]
    const has = gaps.slice(first, last).reduce((sum, gap) => sum + gap, 0)
    if (has >= room) return
    const more = (room - has) / Math.max(1, last - first)
    for (let index = first; index < last; index++) gaps[index] = (gaps[index] ?? 0) + more
  }
  for (const step of steps) {
    if (step.kind === 'message') {
      const [from, to] = [order.get(step.from) ?? 0, order.get(step.to) ?? 0]
      const room = sizeOf(step.lines).width + 28
      if (from !== to) widen(from, to, room)
      else if (from === list.length - 1) right = Math.max(right, room + loopWidth)
      else widen(from, from + 1, room + loopWidth)
    }
    if (step.kind === 'note') {
      const room = sizeOf(step.lines).width + 24
      const at = order.get(step.ids[0] ?? '') ?? 0
      const last = order.get(step.ids.at(-1) ?? '') ?? 0
      if (step.side === 'over') {
        if (at !== last) widen(at, last, room - 20)
        else {
          left = at === 0 ? Math.max(left, room / 2) : left
          right = at === list.length - 1 ? Math.max(right, room / 2) : right
        }
      } else if (step.side === 'right') {
        if (at === list.length - 1) right = Math.max(right, room + 12)
        else widen(at, at + 1, room + 20)
      } else if (at === 0) left = Math.max(left, room + 12)
      else widen(at - 1, at, room + 20)
    }
  }
  for (const box of boxes) {
    const { missing, first, last } = missingAt(box, { order, halves, gaps })
    if (first === 0) left += missing
    else gaps[first - 1] = (gaps[first - 1] ?? 0) + missing
    if (last === list.length - 1) right += missing
    else gaps[last] = (gaps[last] ?? 0) + missing
  }
  const frame = steps.some(({ kind }) => kind === 'open') ? 24 : 0
  const columns = new Map<string, number>()
  let x = margin + frame + left
  for (const [index, { id }] of list.entries()) {
    columns.set(id, x)
    x += gaps[index] ?? 0
  }
  const headHeight = list.reduce((highest, one) => Math.max(highest, headSize(one).height), 0)
  return { columns, width: Math.max(x + right + frame + margin, widthOfBlocks(steps)), headHeight }
}

/** What the name of a frame takes besides its columns on each side, and which these are. */
function missingAt(
  { ids, lines }: ParticipantBox,
  { order, halves, gaps }: { order: ReadonlyMap<string, number>; halves: readonly number[]; gaps: readonly number[] },
): { missing: number; first: number; last: number } {
  const places = ids.flatMap((id) => order.get(id) ?? []).sort((a, b) => a - b)
  const [first = 0, last = first] = [places[0], places.at(-1)]
  const inner = gaps.slice(first, last).reduce((sum, gap) => sum + gap, 0)
  const width = inner + (halves[first] ?? 0) + (halves[last] ?? 0) + 16
  return { missing: places.length === 0 ? 0 : Math.max(0, nameWidth(lines) - width) / 2, first, last }
}

/** Room for a name in bold letters. */
function nameWidth(lines: readonly string[]): number {
  return Math.ceil(sizeOf(lines).width * 1.1) + 16
}

/** What a block shows at its top, and where another part of it begins. */
export function blockName({ name, lines }: { name: string; lines: readonly string[] }): string {
  return lines.length > 0 ? `${name} [${lines.join(' ')}]` : name
}

/** How far the frame of a block is from the edge of the drawing, inside some others. */
export function blockInset(depth: number): number {
  return 4 + 8 * depth
}

/** The width that the names of blocks need. */
function widthOfBlocks(steps: readonly Step[]): number {
  let depth = 0
  let width = 0
  for (const step of steps) {
    if (step.kind === 'close') depth--
    if (step.kind === 'open') depth++
    if (step.kind === 'open' || step.kind === 'part')
      width = Math.max(width, 2 * blockInset(depth) + nameWidth([blockName(step)]))
  }
  return width
}

/** Frames around columns, with their names above. */
export function drawBoxes(
  boxes: readonly ParticipantBox[],
  participants: ReadonlyMap<string, Participant>,
  { columns, height }: { columns: ReadonlyMap<string, number>; height: number },
): string[] {
  return boxes.map(({ ids, lines }) => {
    const sides = ids.flatMap((id) => {
      const [x, participant] = [columns.get(id) ?? 0, participants.get(id)]
      const half = participant ? headSize(participant).width / 2 + 8 : 0
      return [x - half, x + half]
    })
    const [from, to] = [sides.reduce((a, b) => Math.min(a, b), 1e9), sides.reduce((a, b) => Math.max(a, b), 0)]
    if (to === 0) return ''
    const name = sizeOf(lines)
    const [middle, width] = [(from + to) / 2, Math.max(to - from, nameWidth(lines))]
    const frame = { x: middle - width / 2, y: margin / 2, width, height: height - margin, rx: 8 }
    const at = { x: middle, y: margin + name.height / 2 }
    return (
      element('rect', { ...frame, class: 'diagram-group' }) +
      printLines(lines, at, { className: 'diagram-text diagram-name' })
    )
  })
}

/** Height of the names of frames. */
export function boxNameHeight(boxes: readonly ParticipantBox[]): number {
  return boxes.reduce((highest, { lines }) => Math.max(highest, lines.length * lineHeight + 8), 0)
}
