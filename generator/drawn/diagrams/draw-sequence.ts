// A sequence → SVG: a column for everybody who takes part, and from top to bottom what happens.

import { sizeOf } from './diagram-text.ts'
import { drawShape } from './draw-shape.ts'
import { printHead } from './heads.ts'
import type { Participant, Sequence, Step } from './parse-sequence.ts'
import {
  blockInset,
  blockName,
  boxNameHeight,
  drawBoxes,
  headSize,
  loopWidth,
  margin,
  placeColumns,
} from './sequence-columns.ts'
import { type Drawing, element, pathOf, printLines, round } from './svg.ts'

/** One drawing. */
interface Walk {
  /** Middle of each column. */
  columns: ReadonlyMap<string, number>
  y: number
  /** Below all messages: frames of blocks, the outer ones first, and bars of who is active. */
  frames: string[]
  bars: string[]
  front: string[]
  /** Blocks that are open. */
  open: { top: number; from: number; to: number }[]
  /** Where somebody began to be active. */
  active: Map<string, number[]>
  width: number
  participants: ReadonlyMap<string, Participant>
  /** Middle of the heads of those who come later, and where the lines of those who leave end. */
  born: Map<string, number>
  gone: Map<string, number>
  /** Who comes or leaves with the next message. */
  next: Map<string, 'create' | 'destroy'>
}

/** Draws a sequence. */
export function drawSequence({ participants, steps, boxes }: Sequence): Drawing {
  const list = [...participants.values()]
  const { columns, width, headHeight } = placeColumns(list, { steps, boxes })
  const top = margin + boxNameHeight(boxes)
  const drawn = {
    frames: [],
    bars: [],
    front: [],
    open: [],
    active: new Map(),
    born: new Map(),
    gone: new Map(),
    next: new Map(),
  }
  const walk: Walk = { columns, participants, width, y: top + headHeight + 8, ...drawn }
  for (const step of steps) drawStep(step, walk)
  const height = walk.y + 20
  for (const [id, starts] of walk.active)
    for (const start of starts) walk.bars.push(activeBar(id, start, walk.gone.get(id) ?? height - 8, walk))
  const lifelines = list.map(({ id }) => {
    const x = columns.get(id) ?? 0
    const from = walk.born.get(id) ?? top + headHeight / 2
    const ends = [from, walk.gone.get(id) ?? height - 4].map((y) => ({ x, y }))
    return element('path', { d: pathOf(ends), class: 'diagram-life' })
  })
  const heads = list.map((participant) =>
    drawHead(participant, columns.get(participant.id) ?? 0, walk.born.get(participant.id) ?? top + headHeight / 2),
  )
  const content = [
    ...drawBoxes(boxes, participants, { columns, height: height + margin }),
    ...walk.frames,
    ...lifelines,
    ...walk.bars,
    ...heads,
    ...walk.front,
  ]
  const named = [...boxes, ...list].flatMap(({ lines }) => lines)
  const words = [...named, ...steps.flatMap((step) => ('lines' in step ? step.lines : []))]
  return { width, height: height + margin, content: content.join(''), words }
}

function drawHead(participant: Participant, x: number, y: number): string {
  const box = { x, y, ...headSize(participant) }
  const down = participant.shape === 'cylinder' ? 6 : 0
  const at = participant.shape === 'stacked' ? { x: x - 5, y: y + 5 } : { x, y: y + down }
  return drawShape(participant.shape, box) + printLines(participant.lines, at)
}

function drawStep(step: Step, walk: Walk): void {
  if (step.kind === 'message') drawMessage(step, walk)
  else if (step.kind === 'note') drawNote(step, walk)
  else if (step.kind === 'open' || step.kind === 'part' || step.kind === 'close') drawBlock(step, walk)
  else if (step.kind === 'create' || step.kind === 'destroy') walk.next.set(step.id, step.kind)
  else if (step.kind === 'activate') walk.active.set(step.id, [...(walk.active.get(step.id) ?? []), walk.y])
  else {
    const starts = walk.active.get(step.id) ?? []
    const start = starts.pop()
    if (start !== undefined) walk.bars.push(activeBar(step.id, start, walk.y, walk))
  }
}

function activeBar(id: string, from: number, to: number, { columns, active }: Walk): string {
  const starts = active.get(id) ?? []
  const place = starts.indexOf(from)
  // One that has just ended is no longer in the list; it was the last.
  const x = (columns.get(id) ?? 0) - 5 + 4 * (place < 0 ? starts.length : place)
  return element('rect', { x, y: from, width: 10, height: Math.max(8, to - from), rx: 2, class: 'diagram-box' })
}

function drawMessage(step: Extract<Step, { kind: 'message' }>, walk: Walk): void {
  const { columns, front } = walk
  const [from, to] = [columns.get(step.from) ?? 0, columns.get(step.to) ?? 0]
  const { height } = sizeOf(step.lines)
  walk.y += height + 12
  const className = `diagram-line diagram-${step.isDotted ? 'dotted' : 'solid'}`
  const { y } = walk
  if (step.from === step.to) {
    const out = from + loopWidth
    const tip = { x: from + 6, y: y + 22 }
    const points = [{ x: from + 6, y }, { x: out, y }, { x: out, y: tip.y }, tip]
    front.push(
      element('path', { d: pathOf(points), class: className }),
      printHead(step.endHead, { x: out, y: tip.y }, tip),
    )
    front.push(printLines(step.lines, { x: from + 10, y: y - height / 2 - 4 }, { anchor: 'start' }))
    walk.y += 34
    return
  }
  const side = from < to ? 1 : -1
  const { half, drop } = bringTo(step, walk)
  const [start, tip] = [
    { x: from + 5 * side, y: y + drop },
    { x: to - half * side, y: y + drop },
  ]
  front.push(element('path', { d: pathOf([start, tip]), class: className }))
  front.push(printHead(step.endHead, start, tip), printHead(step.startHead, tip, start))
  const middle = (from + to - (half - 5) * side) / 2
  if (step.lines.length > 0) front.push(printLines(step.lines, { x: middle, y: y + drop - height / 2 - 4 }))
  walk.y += 12 + drop * 2
  takeLeave(step, y + drop, walk)
}

/** Somebody who comes with a message has the head there: how wide half of it is, and how far it moves the message. */
function bringTo({ to }: { to: string }, { next, born, participants, y }: Walk): { half: number; drop: number } {
  const participant = participants.get(to)
  if (next.get(to) !== 'create' || !participant) return { half: 5, drop: 0 }
  next.delete(to)
  const { width, height } = headSize(participant)
  born.set(to, y + height / 2)
  return { half: width / 2, drop: height / 2 }
}

/** Whoever leaves with a message has a cross there. */
function takeLeave({ from, to }: { from: string; to: string }, y: number, walk: Walk): void {
  const { next, gone, columns, front } = walk
  for (const id of [to, from]) {
    if (next.get(id) !== 'destroy') continue
    next.delete(id)
    const end = y + 12
    const x = columns.get(id) ?? 0
    const [left, right, top, bottom] = [x - 7, x + 7, end - 7, end + 7]
    const d = `M${round(left)} ${round(top)}L${round(right)} ${round(bottom)}M${round(right)} ${round(top)}`
    front.push(element('path', { d: `${d}L${round(left)} ${round(bottom)}`, class: 'diagram-line diagram-thick' }))
    gone.set(id, end)
    walk.y = Math.max(walk.y, end + 12)
  }
}

function drawNote({ side, ids, lines }: Extract<Step, { kind: 'note' }>, walk: Walk): void {
  const { width, height } = sizeOf(lines)
  const xs = ids.map((id) => walk.columns.get(id) ?? 0).sort((a, b) => a - b)
  const [first = 0, last = first] = [xs[0], xs.at(-1)]
  const room = Math.max(width + 20, side === 'over' && first !== last ? last - first + 40 : 0)
  const starts = { left: first - room - 12, right: last + 12, over: (first + last - room) / 2 }
  walk.y += 10
  const box = { x: starts[side], y: walk.y, width: room, height: height + 12, rx: 4, class: 'diagram-aside' }
  walk.front.push(element('rect', box), printLines(lines, { x: box.x + room / 2, y: walk.y + box.height / 2 }))
  walk.y += box.height + 6
}

function drawBlock(step: Extract<Step, { kind: 'open' | 'part' | 'close' }>, walk: Walk): void {
  const inset = blockInset(walk.open.length)
  if (step.kind === 'open') {
    walk.y += 12
    walk.open.push({ top: walk.y, from: inset, to: walk.width - inset })
    printBlockName(step, walk)
    return
  }
  const block = step.kind === 'close' ? walk.open.pop() : walk.open.at(-1)
  if (!block) return
  walk.y += 12
  if (step.kind === 'part') {
    const line = pathOf([
      { x: block.from, y: walk.y },
      { x: block.to, y: walk.y },
    ])
    walk.front.push(element('path', { d: line, class: 'diagram-line diagram-dotted' }))
    printBlockName(step, walk)
    return
  }
  const size = { width: block.to - block.from, height: walk.y - block.top }
  walk.frames.unshift(element('rect', { x: block.from, y: block.top, ...size, rx: 6, class: 'diagram-group' }))
}

function printBlockName(step: Extract<Step, { kind: 'open' | 'part' }>, walk: Walk): void {
  const block = walk.open.at(-1)
  if (!block) return
  const at = { x: block.from + 10, y: walk.y + 14 }
  const name = blockName(step)
  if (name !== '') walk.front.push(printLines([name], at, { anchor: 'start', className: 'diagram-text diagram-name' }))
  walk.y += 22
}
