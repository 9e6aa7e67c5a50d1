// Groups of boxes: any name, nothing in them, and the words at their lines and borders.

import { describe, expect, it } from 'vitest'
import { sizeOf } from '#generator/drawn/diagrams/diagram-text.ts'
import type { PlacedGraph } from '#generator/drawn/diagrams/graph.ts'
import { parseFlowchart } from '#generator/drawn/diagrams/parse-flowchart.ts'
import { placeGraph } from '#generator/drawn/diagrams/place-graph.ts'
import { readStatements } from '#generator/drawn/diagrams/statements.ts'
import { diagramToHtml } from '#generator/drawn/drawn.ts'
import { draw, svgOf, textsOf } from './read-drawing.ts'

const names = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty']

describe('a box or a group may have a name that objects have', () => {
  it.each(names)('%s', (name) => {
    for (const source of [
      `graph TD\n${name} --> b\nb --> ${name}`,
      `graph TD\nsubgraph ${name}\na --> b\nend\nc --> ${name}`,
      `stateDiagram-v2\n${name} --> b\nstate b {\nc --> d\n}`,
      `erDiagram\n${name} ||--|| b : x`,
      `classDiagram\nnamespace ${name} {\nclass ${name}\n}`,
      `sequenceDiagram\n${name}->>b: x`,
    ]) {
      const plain = draw(source.replaceAll(name, 'name')).words
      expect(draw(source).words).toBe(plain.replaceAll('name', name))
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

function place(source: string): PlacedGraph {
  return placeGraph(parseFlowchart(readStatements(source).statements))
}

describe('a group with nothing in it', () => {
  it.each([
    'graph TD\nsubgraph A\nend\nb --> A',
    'graph TD\nsubgraph A\nend\nsubgraph B\nend\nA --> B',
    'graph TD\nsubgraph A\nend',
    'graph TD\nsubgraph A\nend\nb',
  ])('is drawn: %j', (source) => {
    expect(textsOf(source)).toContain('A')
    expect(draw(source).html).not.toMatch(/NaN|undefined/)
    const { boxes, width, height } = place(source)
    for (const box of boxes.values()) {
      expect(box.x + box.width / 2).toBeLessThanOrEqual(width)
      expect(box.y + box.height / 2).toBeLessThanOrEqual(height)
    }
  })

  it('may be a namespace', () =>
    expect(draw('classDiagram\nnamespace a {\n}\nclass b').html).not.toMatch(/NaN|undefined/))
})

describe('groups beside each other', () => {
  const two = (direction: string, title: string) =>
    `graph ${direction}\nsubgraph s1 [${title}]\na --> b\nend\nsubgraph s2 [${title}]\nc --> d\nend`
  it.each([
    two('LR', 'One'),
    two('TB', 'A rather long title'),
    `${two('LR', 'One')}\nsubgraph s3 [Around]\ns2\nend`,
    `${two('LR', 'A rather long title<br>of two lines')}\nb --> c`,
    `${two('TB', 'A rather long title')}\nsubgraph s3 [A title that is longer]\ns2\nend`,
  ])('do not overlap: %j', (source) => {
    const { boxes } = place(source)
    const [a, b] = ['s1', 's2'].map((id) => boxes.get(id))
    if (!a || !b) throw new Error('a group has no place')
    const across = Math.abs(a.x - b.x) - (a.width + b.width) / 2
    const down = Math.abs(a.y - b.y) - (a.height + b.height) / 2
    expect(Math.max(across, down)).toBeGreaterThan(4)
  })

  it('are as wide as their titles, and their boxes as their words', () => {
    const { boxes } = place(two('TB', 'A rather long title'))
    expect(boxes.get('s1')?.width).toBeGreaterThanOrEqual(sizeOf(['A rather long title']).width + 24)
    expect(boxes.get('a')).toMatchObject({ width: place('graph TD\na').boxes.get('a')?.width })
  })
})

it('a line beside all boxes is inside the drawing', () => {
  const { paths, width } = place(
    'graph TD\ns((x)) --> Still\nStill --> e((y))\nStill --> Moving --> Still\nMoving --> Crash --> e',
  )
  for (const { x } of paths.flatMap(({ points }) => points)) {
    expect(x).toBeGreaterThan(4)
    expect(x).toBeLessThan(width - 4)
  }
})

describe('words', () => {
  const heightOf = (svg: string, word: string) =>
    Number(new RegExp(`<text x="[\\d.]+" y="([\\d.]+)"[^>]*>${word}</text>`).exec(svg)?.[1])
  it('of a line at a group stand where the line shows', () => {
    const source = 'stateDiagram-v2\nIdle --> Busy : start\nstate Busy {\na --> b\nb --> c\n}\nBusy --> Idle : stop'
    const svg = svgOf(source)
    const [, top] = /<rect x="[\d.]+" y="([\d.]+)"[^>]*class="diagram-group"/.exec(svg) ?? []
    for (const word of ['start', 'stop']) {
      expect(heightOf(svg, word)).toBeLessThan(Number(top))
      expect(heightOf(svg, word)).toBeGreaterThan(heightOf(svg, 'Idle') + 20)
    }
  })

  it('of a group that a line crosses stand above it', () => {
    const crossed = svgOf('graph TD\na --> b\nsubgraph G\nb\nend')
    expect(crossed).toMatch(/class="diagram-line diagram-solid"\/>[^]*class="diagram-back"\/><text[^>]*>G<\/text>/)
    expect(svgOf('graph TD\na --> G\nsubgraph G\nb\nend')).not.toContain('diagram-back')
  })
})

it.each([
  ['subgraph A\nb\nend\nA --> A', 'the line from "A" to "A" stays at one group'],
  ['subgraph A\nsubgraph B\nx\nend\nend\nB --> A', 'the line from "B" to "A" stays at one group'],
])('a line that stays at a group is none: %j', (rows, problem) =>
  expect(diagramToHtml(`graph TD\n${rows}`)).toEqual({ problem, line: 1 }),
)

it.each(['A: All of it\nstate A {\nb\n}', 'state A {\nb\n}\nA: All of it'])(
  'a group of states may be described: %j',
  (rows) => expect(textsOf(`stateDiagram-v2\n${rows}`).sort()).toEqual(['All of it', 'b']),
)
