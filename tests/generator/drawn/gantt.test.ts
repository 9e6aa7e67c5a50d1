// Charts of tasks: each has the beginning and the end that its writer means.

import { describe, expect, it } from 'vitest'
import { addLength, openDateReader, writeDate } from '#generator/drawn/diagrams/dates.ts'
import { parseGantt } from '#generator/drawn/diagrams/parse-gantt.ts'
import { readStatements } from '#generator/drawn/diagrams/statements.ts'
import { diagramToHtml } from '#generator/drawn/drawn.ts'
import { draw, textsOf } from './read-drawing.ts'

const read = (...rows: string[]) => parseGantt(readStatements(['gantt', ...rows].join('\n')).statements)
const timesOf = (...rows: string[]) =>
  read(...rows).sections.flatMap(({ tasks }) =>
    tasks.map(({ start, end }) => [start, end].map((time) => writeDate(time, '%m-%d')).join(' to ')),
  )

describe('a task', () => {
  it.each([
    [['a : 2024-01-01, 3d'], '01-01 to 01-04'],
    [['a : 2024-01-01, 2024-02-01'], '01-01 to 02-01'],
    [['inclusiveEndDates', 'a : 2024-01-01, 2024-02-01'], '01-01 to 02-02'],
    [['a : done, x, 2024-01-01, 1M'], '01-01 to 02-01'],
    [['a : 2024-01-01, 1w', 'b : 24h'], '01-01 to 01-08, 01-08 to 01-09'],
    [
      ['a : x, 2024-01-01, 1d', 'b : y, 2024-01-03, 1d', 'c : after x y, 2d'],
      '01-01 to 01-02, 01-03 to 01-04, 01-04 to 01-06',
    ],
    [['a : 2024-01-01, until x', 'b : 1d', 'c : x, 2024-01-05, 1d'], '01-01 to 01-05, 01-05 to 01-06, 01-05 to 01-06'],
    [['a : after x, 1d', 'b : 1d', 'c : x, 2024-01-05, 1d'], '01-06 to 01-07, 01-07 to 01-08, 01-05 to 01-06'],
    [['excludes weekends', 'a : 2024-01-05, 2d'], '01-05 to 01-09'],
    [['excludes weekends', 'weekend friday', 'a : 2024-01-05, 2d'], '01-05 to 01-09'],
    [['excludes monday, 2024-01-02', 'a : 2024-01-01, 1d'], '01-01 to 01-04'],
    [['dateFormat DD.MM.YYYY', 'a : 01.02.2024, 1d'], '02-01 to 02-02'],
  ])('%j', (rows, expected) => expect(timesOf(...rows).join(', ')).toBe(expected))
})

describe('the drawing', () => {
  const source = [
    'gantt',
    '  title A plan',
    '  dateFormat YYYY-MM-DD',
    '  axisFormat %d %b',
    '  section First <b>',
    '    Build it : crit, done, a, 2024-03-01, 4d',
    '    Ready : milestone, after a, 0d',
    '    Now : vert, 2024-03-02, 0d',
  ].join('\n')
  const { html } = draw(source)

  it('has every word, and times in the pattern', () => {
    expect(html).toContain('aria-label="A plan"')
    const texts = textsOf(source)
    expect(texts.slice(0, 4)).toEqual(['First', 'Build it', 'Ready', 'Now'])
    expect(texts.slice(4)).toEqual(['01 Mar', '02 Mar', '03 Mar', '04 Mar', '05 Mar'])
  })

  it('shows what is done, what is critical and what is a moment', () => {
    expect(html).toContain('class="diagram-bar diagram-bar-done diagram-crit"')
    expect(html).toContain('class="diagram-head"')
  })
})

describe('dates', () => {
  it('that do not exist are none', () => {
    const readDate = openDateReader('YYYY-MM-DD HH:mm')
    expect(readDate?.('2024-02-29 10:30')).toBe(Date.UTC(2024, 1, 29, 10, 30))
    for (const text of ['2023-02-29 10:30', '2024-02-29 24:00', '2024-13-01 00:00', 'x'])
      expect(readDate?.(text)).toBeUndefined()
  })
  it.each(['X', 'YYYY-MMM', 'hh:mm a', ''])('%j is no pattern that is read', (pattern) =>
    expect(openDateReader(pattern)).toBeUndefined(),
  )
  it.each(['', 'd', '3', '3dX', '-1d', '9999999d'])('%j is no length', (text) =>
    expect(addLength(0, text)).toBeUndefined(),
  )
  it.each([
    ['%Y-%m-%d %H:%M', '2024-03-05 07:08'],
    ['%-d %B %y, %a', '5 March 24, Tue'],
    ['%q', undefined],
  ])('%s', (pattern, expected) => expect(writeDate(Date.UTC(2024, 2, 5, 7, 8), pattern)).toBe(expected))
})

it.each([
  ['', 'it has no tasks', 1],
  ['a : 3d', '"a" has no beginning or no end', 2],
  ['a : x, after y, 1d\nb : y, after x, 1d', '"a" has no beginning or no end', 2],
  ['a : after z, 1d', 'no task has the name "z"', 2],
  ['a : 2024-01-01, soon', '"soon" is no length and no date', 2],
  ['a : yesterday, 1d', '"yesterday" is no date in the format of the chart', 2],
  ['a :', '"a :" has no length or end', 2],
  ['\na b c', '"a b c" is not known in a chart of tasks', 3],
  ['dateFormat X\na : 1, 2', 'the date format "X" is not known', 2],
  ['axisFormat %s', 'the axis format "%s" is not known', 2],
  [
    'excludes weekends monday tuesday wednesday thursday friday\na : 2024-01-01, 1d',
    expect.stringContaining('excluded'),
    3,
  ],
  ['a : 2024-01-01, 999999y', expect.any(String), expect.any(Number)],
  [`${'a : 2024-01-01, 1d\n'.repeat(201)}`, 'it has more than 200 tasks', 1],
  [`excludes weekends\n${'a : 0001-01-01, 999999d\n'.repeat(190)}`, expect.stringContaining('too long'), 3],
])('what is wrong is a problem: %#', (rows, problem, line) =>
  expect(diagramToHtml(`gantt\n${rows}`)).toEqual({ problem, line }),
)
