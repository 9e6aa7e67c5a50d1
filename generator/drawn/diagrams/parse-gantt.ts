// `gantt` → its tasks, each with its beginning and its end. A statement that is not known is a problem.

import { addLength, dayMs, openDateReader, weekdayOf, writeDate } from './dates.ts'
import { readLabel, UndrawnError } from './diagram-text.ts'
import type { Statement } from './statements.ts'

/** Something to do. */
export interface Task {
  lines: readonly string[]
  start: number
  end: number
  marks: ReadonlySet<string>
}

/** Tasks below each other, with the name of their section. */
export interface Gantt {
  sections: { lines: readonly string[]; tasks: Task[] }[]
  /** As times are written. */
  axis?: string
}

interface Written {
  task: Task
  items: readonly string[]
  line: number
}

/** One reading of a chart. */
interface Reading extends Gantt {
  readDate: (text: string) => number | undefined
  /** Whether nothing is done on a day. */
  excluded: string[]
  weekend: readonly number[]
  isInclusive: boolean
  written: Written[]
  byId: Map<string, Task>
}

const marks: ReadonlySet<string> = new Set(['active', 'done', 'crit', 'milestone', 'vert'])
const maxTasks = 200
/** Days that a task can be put off. */
const maxDays = 20_000

/** Reads the statements of a chart; the first is its kind. */
export function parseGantt([, ...statements]: readonly Statement[]): Gantt {
  const readDate = openDateReader('YYYY-MM-DD') ?? (() => undefined)
  const usual = { excluded: [], weekend: [6, 0], isInclusive: false }
  const reading: Reading = { sections: [], readDate, ...usual, written: [], byId: new Map() }
  for (const statement of statements) readStatement(statement, reading)
  if (reading.written.length === 0) throw new UndrawnError('it has no tasks', 1)
  if (reading.written.length > maxTasks) throw new UndrawnError(`it has more than ${maxTasks} tasks`, 1)
  placeTasks(reading)
  return reading
}

function readStatement({ text, line }: Statement, reading: Reading): void {
  const [, word = '', value = ''] = /^(\w+)(?:\s+(\S.*))?$/.exec(text) ?? []
  if (/^(?:tickInterval|todayMarker|topAxis|weekday|displayMode)$/.test(word)) return
  if (word === 'dateFormat') {
    const readDate = openDateReader(value)
    if (!readDate) throw new UndrawnError(`the date format "${value.slice(0, 40)}" is not known`, line)
    reading.readDate = readDate
  } else if (word === 'axisFormat') {
    if (writeDate(0, value) === undefined)
      throw new UndrawnError(`the axis format "${value.slice(0, 40)}" is not known`, line)
    reading.axis = value
  } else if (word === 'excludes') reading.excluded = [...reading.excluded, ...value.split(/[\s,]+/, 100)]
  else if (word === 'weekend' && /^(?:friday|saturday)$/i.test(value))
    reading.weekend = value.toLowerCase() === 'friday' ? [5, 6] : [6, 0]
  else if (text === 'inclusiveEndDates') reading.isInclusive = true
  else if (word === 'section' && value !== '') reading.sections.push({ lines: readLabel(value), tasks: [] })
  else readTask(text, line, reading)
}

function readTask(text: string, line: number, { sections, written, byId }: Reading): void {
  const at = text.indexOf(':')
  if (at < 1) throw new UndrawnError(`"${text.slice(0, 40)}" is not known in a chart of tasks`, line)
  const items = text
    .slice(at + 1)
    .split(',', 12)
    .map((item) => item.trim())
  const tags = new Set<string>()
  while (marks.has(items[0] ?? '')) tags.add(items.shift() ?? '')
  if (items.length === 0 || items.length > 3 || items.includes(''))
    throw new UndrawnError(`"${text.slice(0, 40)}" has no length or end`, line)
  const task: Task = { lines: readLabel(text.slice(0, at)), start: Number.NaN, end: Number.NaN, marks: tags }
  if (items.length === 3) byId.set(items.shift() ?? '', task)
  const section = sections.at(-1) ?? { lines: [], tasks: [] }
  if (sections.length === 0) sections.push(section)
  section.tasks.push(task)
  written.push({ task, items, line })
}

/** Finds the beginnings and the ends. A task may wait for a later one, so those that are left are looked at again. */
function placeTasks(reading: Reading): void {
  for (;;) {
    let isBetter = false
    let previous = Number.NaN
    let left: Written | undefined
    for (const written of reading.written) {
      const { task } = written
      if (Number.isNaN(task.end)) {
        placeTask(written, previous, reading)
        if (Number.isNaN(task.end)) left ??= written
        else isBetter = true
      }
      previous = task.end
    }
    if (!left) return
    if (!isBetter)
      throw new UndrawnError(`"${left.task.lines.join(' ').slice(0, 40)}" has no beginning or no end`, left.line)
  }
}

function placeTask({ task, items, line }: Written, previous: number, reading: Reading): void {
  const [first = '', last] = items
  task.start = last === undefined ? previous : startAt(first, line, reading)
  task.end = endAt(task.start, last ?? first, line, reading)
}

function idsOf(text: string): string[] {
  return text.split(/\s+/).slice(1)
}

function startAt(text: string, line: number, { readDate, byId }: Reading): number {
  if (!text.startsWith('after ')) {
    const date = readDate(text)
    if (date === undefined) throw new UndrawnError(`"${text.slice(0, 40)}" is no date in the format of the chart`, line)
    return date
  }
  const ends = idsOf(text).map((id) => {
    const task = byId.get(id)
    if (!task) throw new UndrawnError(`no task has the name "${id.slice(0, 40)}"`, line)
    return task.end
  })
  return ends.reduce((latest, end) => Math.max(latest, end))
}

function endAt(start: number, text: string, line: number, reading: Reading): number {
  if (text.startsWith('until ')) {
    const starts = idsOf(text).map((id) => {
      const task = reading.byId.get(id)
      if (!task) throw new UndrawnError(`no task has the name "${id.slice(0, 40)}"`, line)
      return task.start
    })
    return Math.max(
      start,
      starts.reduce((first, one) => Math.min(first, one)),
    )
  }
  const date = reading.readDate(text)
  if (date !== undefined) return Math.max(start, date + (reading.isInclusive ? dayMs : 0))
  const end = Number.isNaN(start) && addLength(0, text) !== undefined ? start : addLength(start, text)
  if (end === undefined) throw new UndrawnError(`"${text.slice(0, 40)}" is no length and no date`, line)
  return putOff(start, end, line, reading)
}

/** Days on which nothing is done make a task longer. */
function putOff(start: number, end: number, line: number, { excluded, weekend, readDate }: Reading): number {
  if (excluded.length === 0) return end
  const days = new Set(excluded.flatMap((name) => (name === 'weekends' ? weekend : [weekdayOf(name)])))
  const dates = new Set(excluded.map(readDate))
  if (days.size > 7) throw new UndrawnError('every day is excluded', line)
  let last = end
  let count = 0
  for (let day = start; day < last; day += dayMs) {
    const midnight = Math.floor(day / dayMs) * dayMs
    if (days.has(new Date(midnight).getUTCDay()) || dates.has(midnight)) last += dayMs
    if (++count > maxDays) throw new UndrawnError('a task is too long, or every day is excluded', line)
  }
  return last
}
