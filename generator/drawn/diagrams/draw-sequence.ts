// A sequence → SVG: a column for everybody who takes part, and from top to bottom what happens.

import { lineHeight, sizeOf } from './diagram-text.ts'
import type { Participant, Sequence, Step } from './parse-sequence.ts'
import { printHead } from './heads.ts'
import { type Drawing, element, pathOf, printLines } from './svg.ts'

const margin = 8
/** Least distance of two columns. */
const leastGap = 60
/** How far a message to oneself goes out. */
const loopWidth = 36

/** One drawing. */
interface Walk {
  /** Middle of each column. */
  columns: ReadonlyMap<string, number>
  y: number
  /** Below all messages. */
  back: string[]
  front: string[]
  /** Blocks that are open. */
  open: { top: number; from: number; to: number }[]
  /** Where somebody began to be active. */
  active: Map<string, number[]>
  width: number
}

/** Draws a sequence. */
export function drawSequence({ participants, steps }: Sequence): Drawing {
  const list = [...participants.values()]
  const { columns, width, headHeight } = placeColumns(list, steps)
  const walk: Walk = { columns, y: margin + headHeight + 8, back: [], front: [], open: [], active: new Map(), width }
  for (const step of steps) drawStep(step, walk)
  const height = walk.y + 20
  for (const [id, starts] of walk.active)
    for (const start of starts) walk.back.push(activeBar(id, start, height - 8, walk))
  const lifelines = list.map(({ id }) => {
    const x = columns.get(id) ?? 0
    return element('path', {
      d: pathOf([
        { x, y: margin + headHeight },
        { x, y: height - 4 },
      ]),
      class: 'diagram-life',
    })
  })
  const heads = list.map((participant) => drawHead(participant, columns.get(participant.id) ?? 0, headHeight))
  const content = [
    ...walk.back.filter(isGroup),
    ...lifelines,
    ...walk.back.filter((part) => !isGroup(part)),
    ...heads,
    ...walk.front,
  ]
  const words = [...list.flatMap(({ lines }) => lines), ...steps.flatMap((step) => ('lines' in step ? step.lines : []))]
  return { width, height: height + margin, content: content.join(''), words }
}

function isGroup(part: string): boolean {
  return part.includes('diagram-group')
}

/** Columns as close as their names and what is written between them allow. */
function placeColumns(
  list: readonly Participant[],
  steps: readonly Step[],
): { columns: Map<string, number>; width: number; headHeight: number } {
  const order = new Map(list.map(({ id }, index) => [id, index]))
  const halves = list.map(({ lines }) => Math.max(sizeOf(lines).width + 28, 72) / 2)
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
  const frame = steps.some(({ kind }) => kind === 'open') ? 24 : 0
  const columns = new Map<string, number>()
  let x = margin + frame + left
  for (const [index, { id }] of list.entries()) {
    columns.set(id, x)
    x += gaps[index] ?? 0
  }
  const headHeight = list.reduce((highest, { lines }) => Math.max(highest, lines.length * lineHeight), lineHeight) + 20
  return { columns, width: x + right + frame + margin, headHeight }
}

function drawHead({ lines, isActor }: Participant, x: number, height: number): string {
  const width = Math.max(sizeOf(lines).width + 28, 72)
  const box = { x: x - width / 2, y: margin, width, height, rx: isActor ? height / 2 : 4, class: 'diagram-box' }
  return element('rect', box) + printLines(lines, { x, y: margin + height / 2 })
}

function drawStep(step: Step, walk: Walk): void {
  if (step.kind === 'message') drawMessage(step, walk)
  else if (step.kind === 'note') drawNote(step, walk)
  else if (step.kind === 'open' || step.kind === 'part' || step.kind === 'close') drawBlock(step, walk)
  else if (step.kind === 'activate') walk.active.set(step.id, [...(walk.active.get(step.id) ?? []), walk.y])
  else {
    const starts = walk.active.get(step.id) ?? []
    const start = starts.pop()
    if (start !== undefined) walk.back.push(activeBar(step.id, start, walk.y, walk))
  }
}

function activeBar(id: string, from: number, to: number, { columns, active }: Walk): string {
  const x = (columns.get(id) ?? 0) - 5 + 4 * (active.get(id)?.indexOf(from) ?? 0)
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
  const [start, tip] = [
    { x: from + 5 * side, y },
    { x: to - 5 * side, y },
  ]
  front.push(element('path', { d: pathOf([start, tip]), class: className }))
  front.push(printHead(step.endHead, start, tip), printHead(step.startHead, tip, start))
  if (step.lines.length > 0) front.push(printLines(step.lines, { x: (from + to) / 2, y: y - height / 2 - 4 }))
  walk.y += 12
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
  const inset = 4 + 8 * walk.open.length
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
  walk.back.unshift(element('rect', { x: block.from, y: block.top, ...size, rx: 6, class: 'diagram-group' }))
}

function printBlockName({ name, lines }: { name: string; lines: readonly string[] }, walk: Walk): void {
  const block = walk.open.at(-1)
  if (!block) return
  const at = { x: block.from + 10, y: walk.y + 14 }
  const words = lines.length > 0 ? ` [${lines.join(' ')}]` : ''
  if (name !== '' || words !== '')
    walk.front.push(printLines([`${name}${words}`], at, { anchor: 'start', className: 'diagram-text diagram-name' }))
  walk.y += 22
}
