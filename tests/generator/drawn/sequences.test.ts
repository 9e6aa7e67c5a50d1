// Boxes, kinds, comings and leavings of those who take part in a sequence.

import { describe, expect, it } from 'vitest'
import { sizeOf } from '#generator/drawn/diagrams/diagram-text.ts'
import { drawSequence } from '#generator/drawn/diagrams/draw-sequence.ts'
import { parseSequence } from '#generator/drawn/diagrams/parse-sequence.ts'
import { readStatements } from '#generator/drawn/diagrams/statements.ts'
import { diagramToHtml } from '#generator/drawn/drawn.ts'

const read = (...rows: string[]) => parseSequence(readStatements(['sequenceDiagram', ...rows].join('\n')).statements)
const numbersOf = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, ...found]) => found.map(Number))

describe('who takes part', () => {
  it('may be of a kind, with a name', () => {
    const { participants } = read(
      'participant D@{ "type": "database", "alias": "Inner" } as The data',
      'participant E@{ "type" : "entity" }',
      'actor Q@{ "type": "queue", "alias": "A queue" }',
      'participant Plain as "One as two"',
    )
    expect([...participants.values()].map(({ id, shape, lines }) => [id, shape, ...lines])).toEqual([
      ['D', 'cylinder', 'The data'],
      ['E', 'rect', '«entity»', 'E'],
      ['Q', 'tube', 'A queue'],
      ['Plain', 'rect', 'One as two'],
    ])
  })

  it('may stand in boxes, whose colour is no name', () => {
    const rows = [
      'box Purple Alice & John',
      'participant A',
      'actor J',
      'end',
      'box rgb(1,2,3)',
      'participant B',
      'end',
    ]
    const { boxes } = read(...rows, 'box Lightblueish', 'participant C', 'end')
    expect(boxes.map(({ ids, lines }) => [ids.join(), ...lines])).toEqual([
      ['A,J', 'Alice & John'],
      ['B'],
      ['C', 'Lightblueish'],
    ])
    const { content } = drawSequence(read(...rows, 'A->>J: x'))
    const frames = numbersOf(content, /<rect x="([\d.]+)"[^>]*? width="([\d.]+)"[^>]*class="diagram-group"/g)
    expect(frames).toHaveLength(2)
    const [[x = 0, width = 0] = [], [next = 0] = []] = frames
    expect(next).toBeGreaterThan(x + width)
  })

  it('may stand in boxes with long names', () => {
    const { content, width } = drawSequence(
      read('box One with a long name', 'participant A', 'end', 'box Two with a long name', 'participant B', 'end'),
    )
    const frames = numbersOf(content, /<rect x="([\d.-]+)"[^>]*? width="([\d.]+)"[^>]*class="diagram-group"/g)
    const [[x = 0, wide = 0] = [], [next = 0, last = 0] = []] = frames
    expect(x).toBeGreaterThanOrEqual(0)
    expect(next).toBeGreaterThan(x + wide)
    expect(next + last).toBeLessThanOrEqual(width)
  })

  it('may come and leave with a message', () => {
    const { content, height } = drawSequence(
      read('A->>B: one', 'create actor C as Carl', 'A->>C: two', 'destroy C', 'C-xA: three', 'A->>B: four'),
    )
    const [, , later] = numbersOf(content, /class="diagram-life"|<rect x="[\d.]+" y="([\d.]+)"[^>]*diagram-box/g)
      .flat()
      .filter((y) => !Number.isNaN(y))
    expect(later).toBeGreaterThan(60)
    const lives = numbersOf(content, /d="M[\d.]+ ([\d.]+)L[\d.]+ ([\d.]+)" class="diagram-life"/g)
    const [, b = [], c = []] = lives
    expect(c[0]).toBeGreaterThan(b[0] ?? 0)
    expect(c[1]).toBeLessThan(b[1] ?? 0)
    expect(b[1]).toBeLessThan(height)
  })
})

it('being active is shown in the middle of a line, and beside what is active already', () => {
  const { content } = drawSequence(read('A->>+B: x', 'A->>+B: y', 'B->>-A: z', 'B->>-A: z'))
  const [, [b = 0] = []] = numbersOf(content, /d="M([\d.]+) [^"]*" class="diagram-life"/g)
  expect(numbersOf(content, /<rect x="([\d.]+)"[^>]* width="10"/g)).toEqual([[b - 1], [b - 5]])
})

it('numbers may end', () => {
  const { steps } = read('autonumber', 'A->>B: x', 'autonumber off', 'A->>B: y')
  expect(steps.map((step) => ('lines' in step ? step.lines.join() : ''))).toEqual(['1. x', 'y'])
})

it.each([
  ['participant A@{ "type": "house" }', '"house" is no kind of participant', 2],
  ['participant A@{ "size": "3" }', '"size" of "A" is not known', 2],
  ['participant A@{ "type": "queue"', 'a "@{" has no "}"', 2],
  ['box Aqua One\nparticipant A', 'a block has no "end"', 3],
  ['box One\nbox Two\nend', '"box Two" is not known in a sequence', 3],
  ['destroy', '"destroy" is not known in a sequence', 2],
  [`participant ${'a as '.repeat(3900)}@{`, 'a "@{" has no "}"', 2],
  [`box ${' '.repeat(15_000)}`, 'a block has no "end"', 2],
  [`destroy a${' '.repeat(15_000)}b\n!`, '"!" is not known in a sequence', 3],
])('what is wrong is a problem: %#', (rows, problem, line) =>
  expect(diagramToHtml(`sequenceDiagram\n${rows}`)).toEqual({ problem, line }),
)

it.each([
  ['critical A name that is longer than the way', 'A->>B: x', 'end'],
  ['alt x', 'loop y', 'A->>B: x', 'end', 'else A name that is longer than the way', 'A->>B: x', 'end'],
])('a block is as wide as its name: %j', (...rows) => {
  const { content, width } = drawSequence(read(...rows))
  const names = [...content.matchAll(/<text x="([\d.]+)"[^>]*diagram-name">([^<]*)</g)]
  for (const [, x, name = ''] of names) expect(Number(x) + sizeOf([name]).width).toBeLessThan(width)
})
