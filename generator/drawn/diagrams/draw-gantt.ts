// Tasks → SVG: their names at the start, a bar for each, and times below.

import { dayMs, writeDate } from './dates.ts'
import { lineHeight, sizeOf, UndrawnError } from './diagram-text.ts'
import type { Gantt, Task } from './parse-gantt.ts'
import { type Drawing, element, type Point, pathOf, printLines } from './svg.ts'

const margin = 8
const barsWidth = 480
const hourMs = 3_600_000
/** Steps between times of the axis. */
const steps = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800]
  .map((seconds) => seconds * 1000)
  .concat([1, 2, 3, 6, 12].map((hours) => hours * hourMs))
  .concat([1, 2, 7, 14, 28, 56, 91, 182, 364, 728, 1820, 3640, 18_200].map((days) => days * dayMs))

/** Draws a chart of tasks. */
export function drawGantt({ sections, axis }: Gantt): Drawing {
  const tasks = sections.flatMap((section) => section.tasks)
  const first = tasks.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const last = tasks.reduce((most, { end }) => Math.max(most, end), first + 1)
  const names = [
    ...sections.map(({ lines }) => sizeOf(lines).width * 1.08),
    ...tasks.map(({ lines }) => sizeOf(lines).width),
  ]
  const left = margin + names.reduce((widest, one) => Math.max(widest, one), 0) + 20
  const xOf = (time: number) => left + ((time - first) / (last - first)) * barsWidth
  const parts: string[] = []
  let y = margin
  for (const { lines, tasks: list } of sections) {
    if (lines.length > 0) {
      const { height } = sizeOf(lines)
      const at = { x: margin, y: y + height / 2 + 2 }
      parts.push(printLines(lines, at, { anchor: 'start', className: 'diagram-text diagram-name' }))
      y += height + 6
    }
    for (const task of list) {
      const height = task.lines.length * lineHeight
      const middle = y + height / 2 + 2
      parts.push(printLines(task.lines, { x: margin, y: middle }, { anchor: 'start' }), drawTask(task, xOf, middle))
      y += height + 6
    }
    y += 6
  }
  const { grid, marks, end } = drawAxis({ first, last, axis, bottom: y }, xOf)
  const verticals = tasks
    .filter((task) => task.marks.has('vert'))
    .map(({ start }) => upright(xOf(start), y, 'diagram-line'))
  const words = [...sections.flatMap(({ lines }) => lines), ...tasks.flatMap(({ lines }) => lines)]
  const content = [...grid, ...verticals, ...parts, ...marks].join('')
  return { width: Math.max(left + barsWidth + 12, end) + margin, height: y + 32, content, words }
}

function upright(x: number, bottom: number, className: string): string {
  const ends: Point[] = [margin, bottom].map((y) => ({ x, y }))
  return element('path', { d: pathOf(ends), class: className })
}

function drawTask({ start, end, marks }: Task, xOf: (time: number) => number, y: number): string {
  if (marks.has('vert')) return ''
  const crit = marks.has('crit') ? ' diagram-crit' : ''
  if (marks.has('milestone')) {
    const x = xOf((start + end) / 2)
    const corners = [
      { x, y: y - 8 },
      { x: x + 8, y },
      { x, y: y + 8 },
      { x: x - 8, y },
    ]
    return element('path', { d: pathOf(corners, true), class: `diagram-head${crit}` })
  }
  const state = marks.has('done') ? 'done' : 'open'
  const className = `diagram-bar diagram-bar-${marks.has('active') ? 'active' : state}${crit}`
  const x = xOf(start)
  return element('rect', { x, y: y - 8, width: Math.max(2, xOf(end) - x), height: 16, rx: 3, class: className })
}

function drawAxis(
  { first, last, axis, bottom }: { first: number; last: number; axis: string | undefined; bottom: number },
  xOf: (time: number) => number,
): { grid: string[]; marks: string[]; end: number } {
  const isDays = last - first >= 2 * dayMs
  const pattern = axis ?? (isDays ? '%Y-%m-%d' : '%H:%M')
  const room = sizeOf([writeDate(last, pattern) ?? '']).width * 1.2 + 16
  const step = steps.find((one) => (one / (last - first)) * barsWidth >= room)
  if (step === undefined) throw new UndrawnError('it is longer than axes can show', 1)
  const [grid, marks]: [string[], string[]] = [[], []]
  let end = 0
  for (let time = Math.ceil(first / step) * step; time <= last; time += step) {
    const x = xOf(time)
    grid.push(upright(x, bottom, 'diagram-life'))
    marks.push(
      printLines([writeDate(time, pattern) ?? ''], { x, y: bottom + 12 }, { className: 'diagram-text diagram-note' }),
    )
    end = x + room / 2
  }
  return { grid, marks, end }
}
