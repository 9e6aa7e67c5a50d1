// Mermaid → SVG: everything that was written is in the drawing, nothing overlaps, and what is not known is no drawing.

import { describe, expect, it } from 'vitest'
import { parseFlowchart } from '#generator/drawn/diagrams/parse-flowchart.ts'
import { parseStates } from '#generator/drawn/diagrams/parse-states.ts'
import { placeGraph } from '#generator/drawn/diagrams/place-graph.ts'
import { readStatements, splitSemicolons } from '#generator/drawn/diagrams/statements.ts'
import { diagramToHtml, openEffort } from '#generator/drawn/drawn.ts'
import { readHtml } from '../read-html.ts'
import { draw, lines, textsOf } from './read-drawing.ts'

const flow = lines(
  '---',
  'title: A trip',
  '---',
  'flowchart LR',
  '  %% a comment',
  '  A[Start] --> B{Is it "late"?}',
  '  B -- yes --> C((Wait)) & D([Go])',
  '  B ---|no| E[[Sub]]; E -.-> F[(Data)]',
  '  F ==> G{{Six}} <--> H[/Lean/]',
  '  H --o I[\\Back\\] --x J>Flag]',
  '  J ~~~ K(((Two)))',
  '  subgraph one [Group one]',
  '    direction TB',
  '    L(Round) --> M["#quot;Quoted#quot;<br/>line"]',
  '  end',
  '  K --> one',
  '  classDef red fill:#f00',
  '  class A red',
  '  style B fill:#fff',
)

const sequence = lines(
  'sequenceDiagram',
  '  autonumber',
  '  participant A as Alice',
  '  actor B',
  '  A->>+B: Hello',
  '  B-->>-A: Hi',
  '  A-xB: Lost',
  '  A-)C: Later',
  '  Note over A,B: Both think',
  '  Note right of C: Alone',
  '  alt is well',
  '    A->>A: To oneself',
  '  else is ill',
  '    B->>C: Help',
  '  end',
  '  loop every day',
  '    C-->>B: Fine',
  '  end',
)

const states = lines(
  'stateDiagram-v2',
  '  [*] --> Still',
  '  Still --> Moving : push',
  '  state "A long name" as Long',
  '  Moving --> Long',
  '  state choose <<choice>>',
  '  Long --> choose',
  '  state Group {',
  '    [*] --> Inner',
  '    Inner --> [*]',
  '  }',
  '  choose --> Group',
  '  Group --> [*]',
)

describe('a flowchart', () => {
  it('has every word', () =>
    expect(textsOf(flow).sort()).toEqual(
      [
        ['Start', 'Is it "late"?', 'Wait', 'Go', 'Sub', 'Data', 'Six', 'Lean', 'Back', 'Flag', 'Two', 'Round'],
        ['"Quoted"', 'line', 'Group one', 'yes', 'yes', 'no'],
      ]
        .flat()
        .sort(),
    ))

  it('has a name, and the source as text', () => {
    const { html, words } = draw(flow)
    expect(html).toContain('role="img" aria-label="A trip"')
    expect(readHtml(html).text).toContain('subgraph one [Group one]')
    expect(words).toMatch(/^A trip Group one Start /)
    expect(draw('graph TD\na-->b').html).toContain('aria-label="{word:diagram}"')
  })

  it('has boxes that do not overlap, groups around theirs, and room for all', () => {
    const { boxes, nodes, groups, width, height } = placeGraph(parseFlowchart(splitRows(flow)))
    const placed = [...nodes.keys()].map((id) => boxes.get(id))
    for (const [index, a] of placed.entries())
      for (const b of placed.slice(index + 1)) {
        if (!a || !b) throw new Error('a box has no place')
        const isApart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2
        expect(isApart).toBe(true)
      }
    for (const { x, y, ...size } of boxes.values()) {
      expect(x - size.width / 2).toBeGreaterThanOrEqual(0)
      expect(y - size.height / 2).toBeGreaterThanOrEqual(0)
      expect(x + size.width / 2).toBeLessThanOrEqual(width)
      expect(y + size.height / 2).toBeLessThanOrEqual(height)
    }
    const [group, inner] = [boxes.get('one'), boxes.get('L')]
    expect(groups.size).toBe(1)
    expect(Math.abs((group?.x ?? 0) - (inner?.x ?? 999))).toBeLessThan((group?.width ?? 0) / 2)
  })

  it('has lines of all kinds', () => {
    const { html } = draw(flow)
    for (const kind of ['solid', 'dotted', 'thick']) expect(html).toContain(`diagram-line diagram-${kind}`)
    const { edges } = parseFlowchart(
      splitRows('graph TD\na --> b\na ---> c\na o--o d\na <-- both --> e\na -. x .-> f\na .-> g'),
    )
    expect(
      edges.map(({ to, lines: words, stroke, startHead, endHead, length }) =>
        [to, words.join(), stroke, startHead, endHead, length].join(' '),
      ),
    ).toEqual([
      'b  solid none arrow 1',
      'c  solid none arrow 2',
      'd  solid circle circle 1',
      'e both solid arrow arrow 1',
      'f x dotted none arrow 1',
      'g  dotted none arrow 1',
    ])
  })
})

function splitRows(source: string) {
  return splitSemicolons(readStatements(source).statements)
}

describe('a sequence', () => {
  it('has every word, and numbers', () =>
    expect(textsOf(sequence).sort()).toEqual(
      [
        ['Alice', 'B', 'C', '1. Hello', '2. Hi', '3. Lost', '4. Later', 'Both think', 'Alone'],
        ['5. To oneself', '6. Help', '7. Fine', 'alt [is well]', 'else [is ill]', 'loop [every day]'],
      ]
        .flat()
        .sort(),
    ))
  it('is drawn from top to bottom', () => {
    const rows = [...draw(sequence).html.matchAll(/ y="([\d.]+)"[^>]*>(\d)\. /g)].map(([, y, number]) => [
      number,
      Number(y),
    ])
    expect(rows.map(([number]) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    const heights = rows.map(([, y]) => Number(y))
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
  })
})

describe('states', () => {
  it('have every word', () =>
    expect(textsOf(states).sort()).toEqual(['A long name', 'Group', 'Inner', 'Moving', 'Still', 'push'].sort()))
  it('have one beginning and one end for each group', () => {
    const { nodes } = parseStates(readStatements(states).statements)
    expect(
      [...nodes.values()].map(({ shape }) => shape).filter((shape) => shape === 'start' || shape === 'end'),
    ).toEqual(['start', 'start', 'end', 'end'])
  })
})

describe('what is not known is no drawing', () => {
  it.each([
    ['radar-beta\n  axis a', 'diagrams of the kind "radar-beta" are not drawn', 1],
    ['', 'its first line names no kind of diagram', 1],
    ['graph XY\na-->b', 'the direction "XY" is none of TB, BT, LR and RL', 1],
    ['graph TD\n\na-->b\na b()', '"b()" is no line between two boxes', 4],
    ['graph TD\na[open', 'the box "a" is not closed', 2],
    ['graph TD\na@{ shape: rectangular }', 'the shape "rectangular" of "a" is not known', 2],
    ['graph TD\nsubgraph x\na', 'a "subgraph" has no "end"', 3],
    ['graph TD\nend', 'this "end" ends nothing', 2],
    ['sequenceDiagram\nA->>B: x\nlinks A {}', '"links A {}" is not known in a sequence', 3],
    ['sequenceDiagram\nloop x\nA->>B: y', 'a block has no "end"', 3],
    ['sequenceDiagram', 'nobody takes part', 1],
    ['stateDiagram-v2\nnote right of A\nx', 'a note has no "end note"', 3],
    ['stateDiagram-v2\nstate A {\n[*] --> B', 'a "{" has no "}"', 3],
  ])('%j', (source, problem, line) => expect(diagramToHtml(source)).toEqual({ problem, line }))
})

const sixty = Array.from({ length: 60 }, (_, index) => `n${index}`).join(' & ')

const twoHundred = (lineOf: (index: number) => string) =>
  Array.from({ length: 200 }, (_, index) => lineOf(index)).join('')

/** Boxes in groups, with 250 lines between them. */
function nested({ groups, size, levels }: { groups: number; size: number; levels: number }): string {
  const all = groups * size
  const groupOf = (group: number) => [
    ...Array.from({ length: levels }, (_, level) => `subgraph g${group}_${level}`),
    ...Array.from({ length: size }, (_, index) => `n${group * size + index}`),
    ...Array.from({ length: levels }, () => 'end'),
  ]
  const rows = Array.from({ length: groups }, (_, group) => groupOf(group)).flat()
  const edges = Array.from({ length: 250 }, (_, index) => `n${index % all} --> n${(index * 7 + 3) % all}`)
  return lines('graph TD', ...rows, ...edges)
}

describe('a hostile diagram', () => {
  it.each([
    'graph TD\na["<script>top.ranCode=1</script>"] -->|"<img src=x onerror=top.ranCode=1>"| b["</svg><b>"]',
    'sequenceDiagram\nparticipant a as <script>x</script>\na->>b: </text></svg><script>x</script>',
    'stateDiagram-v2\nstate "<svg onload=x>" as a\na --> b : "<i>"',
    '---\ntitle: "\\"><script>x</script>"\n---\ngraph TD\na-->b',
  ])('is text: %j', (source) => {
    const { tags } = readHtml(draw(source).html)
    const names = new Set(tags.map(({ name }) => name.replace('/', '')))
    for (const name of names)
      expect('figure div svg rect path circle text details summary pre code'.split(' ')).toContain(name)
    for (const { attributes } of tags)
      expect(Object.keys(attributes).filter((key) => /^on|style|href|^id$/.test(key))).toEqual([])
  })

  it.each([
    ['a million signs', 'graph TD\n'.padEnd(1_000_000, 'a')],
    ['a thousand boxes', `graph TD\n${Array.from({ length: 1000 }, (_, index) => `a${index}-->b${index}`).join('\n')}`],
    ['every box to every box', `graph TD\n${sixty} --> ${sixty}`],
    [
      '500 lines between 100 boxes',
      `graph TD\n${Array.from({ length: 500 }, (_, index) => `a${index % 100}-->a${(index * index) % 97}`).join('\n')}`,
    ],
    ['a thousand messages', `sequenceDiagram\n${'a->>b: x\n'.repeat(1000)}`],
    ['open quotes', `graph TD\n${'a["'.repeat(3000)}`],
    ['spaces', `graph TD\na${' '.repeat(15_000)}x y`],
    ['dashes', `sequenceDiagram\n${'a-'.repeat(8000)}`],
    ['200 groups in each other', `graph TD\n${'subgraph a\n'.repeat(200)}a-->b\n${'end\n'.repeat(200)}`],
    [
      '200 groups of names in each other',
      `graph TD\n${twoHundred((index) => `subgraph s${index}\n`)}a-->b\n${'end\n'.repeat(200)}`,
    ],
    [
      '200 states in each other',
      `stateDiagram-v2\n${twoHundred((index) => `state s${index} {\n`)}a-->b\n${'}\n'.repeat(200)}`,
    ],
    ['180 boxes in groups of 12 levels', nested({ groups: 20, size: 9, levels: 12 })],
    ['200 boxes that find no place', nested({ groups: 10, size: 20, levels: 1 })],
    ['a line over 5,000 ranks', `graph TD\na${'-'.repeat(5000)}>b`],
    ['a group without an end', `graph TD\n${'subgraph a\n'.repeat(500)}`],
  ])('of %s ends soon', (_, source) => expect(diagramToHtml(source)).toHaveProperty('problem'))
})

it('the diagrams of a text have a limit together', () => {
  const effort = { left: 1000 }
  const chain = lines('graph TD', ...Array.from({ length: 200 }, (_, index) => `n${index} --> n${index + 1}`))
  const drawn = Array.from({ length: 3 }, () => diagramToHtml(chain, effort))
  expect(drawn.map((each) => ('problem' in each ? each.problem : ''))).toEqual([
    '',
    '',
    'the diagrams of this text are too large together',
  ])
  expect(openEffort().left).toBeGreaterThan(10_000)
})

it('is the same each time', () => {
  expect(draw(flow)).toEqual(draw(flow))
  for (const source of [flow, sequence, states]) expect(draw(source).html).not.toMatch(/ (?:style|id)="|url\(/)
})

it('a narrow one gets smaller with the page, a wide one is scrolled', () => {
  expect(draw('flowchart TD\n  A --> B').html).toContain('<svg class="diagram-narrow"')
  expect(draw(flow).html).not.toContain('diagram-narrow')
})
