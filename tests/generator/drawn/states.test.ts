// Notes, forks and parts of states.

import { describe, expect, it } from 'vitest'
import { parseStates } from '#generator/drawn/diagrams/parse-states.ts'
import { placeGraph } from '#generator/drawn/diagrams/place-graph.ts'
import { readStatements } from '#generator/drawn/diagrams/statements.ts'
import { diagramToHtml } from '#generator/drawn/drawn.ts'

const read = (...rows: string[]) => parseStates(readStatements(['stateDiagram-v2', ...rows].join('\n')).statements)

describe('a note', () => {
  it('stands beside its state, in one line or in some', () => {
    const { nodes, edges } = read(
      'A --> B',
      'note left of A : one',
      'note right of B',
      '  two',
      '  three: 3 }',
      'end note',
    )
    const notes = [...nodes.values()].filter(({ shape }) => shape === 'note')
    expect(notes.map(({ lines }) => lines)).toEqual([['one'], ['two', 'three: 3 }']])
    expect(edges.slice(1).map(({ from, to, stroke }) => [from, stroke, to])).toEqual([
      [notes[0]?.id, 'dotted', 'A'],
      ['B', 'dotted', notes[1]?.id],
    ])
  })

  it('is in the group of its state', () => {
    const { nodes } = read('state G {', 'A --> B', '}', 'note right of A : x')
    expect([...nodes.values()].map(({ parent }) => parent)).toEqual(['G', 'G', 'G'])
  })
})

describe('parts of a group', () => {
  const three = ['state G {', '[*] --> A', '--', '[*] --> B', '--', 'C --> [*]', '}', '[*] --> G']
  it('are groups beside each other, each with its own beginning', () => {
    const { nodes, groups } = read(...three)
    const parts = [...groups.keys()].slice(1)
    expect(parts).toHaveLength(3)
    for (const [index, id] of ['A', 'B', 'C'].entries()) expect(nodes.get(id)?.parent).toBe(parts[index])
    expect([...nodes.values()].filter(({ shape }) => shape === 'start')).toHaveLength(3)
    const { boxes } = placeGraph(read(...three))
    const places = parts.map((id) => boxes.get(id)).sort((a, b) => (a?.x ?? 0) - (b?.x ?? 0))
    for (const [index, box] of places.entries()) {
      const before = places[index - 1]
      if (box && before) expect(box.x - box.width / 2).toBeGreaterThanOrEqual(before.x + before.width / 2)
    }
  })
  it('without anything are none', () => expect([...read('state G {', 'A', '--', '}').groups.keys()]).toHaveLength(2))
})

it('a comment may follow a statement', () =>
  expect(read('A --> B %% a comment').edges.map(({ to, lines }) => [to, lines])).toEqual([['B', []]]))

it.each([
  ['--', '"--" is not known in a diagram of states', 2],
  ['state G {\nA\n--\nB', 'a "{" has no "}"', 5],
  [`note right of A${' '.repeat(15_000)}!`, expect.stringContaining('is not known'), 2],
  [`A${' '.repeat(15_000)}!`, expect.stringContaining('is not known'), 2],
])('what is wrong is a problem: %#', (rows, problem, line) =>
  expect(diagramToHtml(`stateDiagram-v2\n${rows}`)).toEqual({ problem, line }),
)
