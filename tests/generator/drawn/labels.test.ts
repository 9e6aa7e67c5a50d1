// What labels, titles and settings of diagrams become: everything that is said, and nothing that is markup.

import { describe, expect, it } from 'vitest'
import { readLabel, sizeOf } from '#generator/drawn/diagrams/diagram-text.ts'
import { diagramToHtml } from '#generator/drawn/drawn.ts'
import { draw, lines, svgOf, textsOf } from './read-drawing.ts'

describe('a label', () => {
  it.each([
    ['__init__.py', ['__init__.py']],
    ['**kwargs and *args', ['**kwargs and *args']],
    ['**Bold** words', ['Bold words']],
    ['"`**Bold**, _slanted_, *too*, __bold__, snake_case_name`"', ['Bold, slanted, too, bold,', 'snake_case_name']],
    ['"`one\n two`"', ['one', 'two']],
    ['<span style=\'color:red\'>red</span> <a href="x">link</a> <font color=red>x</font>', ['red link x']],
    ['<h3>Head</h3><hr/><p>one</p><p class="a">two</p>', ['Head', 'one', 'two']],
    ['one</br>two<br clear="all">three', ['one', 'two', 'three']],
    ['x <y> z < 3', ['x <y> z < 3']],
    ['#infin; &hearts; #x2665; #semi; #nothing; #35;', ['∞ ♥ ♥ ; #nothing; #']],
  ])('%j', (written, shown) => expect(readLabel(written)).toEqual(shown))

  it.each([
    ['ЖЩ', 24],
    ['ÀÉÎÕ', 38],
    ['✅', 14],
    ['🇩🇪', 28],
  ])('has room for %s', (written, width) => expect(sizeOf([written]).width).toBeGreaterThanOrEqual(width))

  it('of a box may have some lines', () =>
    expect(textsOf('graph TD\na["one\n two"] --> b["`three\n\n four`"]\nb --> c[5" pipe]')).toEqual([
      'one',
      'two',
      'three',
      'four',
      '5" pipe',
    ]))
})

describe('settings', () => {
  it.each([
    '%%{\n  init: {\n    "theme": "base"\n  }\n}%%\ngraph TD\na --> b',
    '%%{init: { "theme": "base"\n} }%%\ngraph TD\na --> b',
    '%%{init: never closed\ngraph TD\na --> b',
    'flowchart-elk TD\na --> b',
  ])('are no diagram: %j', (source) => expect(textsOf(source)).toEqual(['a', 'b']))

  it('name it without their quotes', () =>
    expect(draw('---\ntitle: "A: trip"\n---\ngraph TD\na').html).toContain('role="img" aria-label="A: trip"'))
})

describe('"title"', () => {
  it.each([
    ['graph TD\ntitle --> b', ['title', 'b']],
    ['stateDiagram-v2\ntitle --> b', ['title', 'b']],
    ['sequenceDiagram\ntitle: A trip\na->>b: c', ['a', 'b', 'c']],
    ['pie\ntitle Trips: 2024\n"a" : 1', ['a: 100 %']],
  ])('is a name only where diagrams have one: %j', (source, shown) => expect(textsOf(source)).toEqual(shown))

  it('may have a number, and is shown', () => {
    const { html } = draw('pie\ntitle Trips: 2024 < 2025\n"a" : 1')
    expect(html).toContain('<div class="diagram-name">Trips: 2024 &lt; 2025</div>')
    expect(html).toContain('role="img" aria-label="Trips: 2024 &lt; 2025"')
  })

  it('is another than the name for those who do not see it', () => {
    const { html, words } = draw('---\ntitle: Trips\n---\ngraph TD\naccTitle: How trips go\na')
    expect(html).toContain('<div class="diagram-name">Trips</div>')
    expect(html).toContain('role="img" aria-label="How trips go"')
    expect(words).toBe('Trips How trips go a')
    expect(draw('graph TD\naccTitle: How trips go\na').html).not.toContain('diagram-name')
  })
})

it.each([
  ['accDescr: How < trips go', 'How &lt; trips go'],
  ['accDescr {\n How\n  trips go }', 'How trips go'],
  ['accDescr { How trips go }', 'How trips go'],
])('what it shows is described for those who do not see it: %j', (rows, description) => {
  const { html, words } = draw(`graph TD\n${rows}\na --> b`)
  expect(html).toContain(`><desc>${description}</desc><`)
  expect(words).toMatch(/^How .*trips go a b$/)
})

it.each([
  ['graph TD', 'click a "https://example.com" "Words" _blank'],
  ['flowchart TD', 'click a href "javascript:alert(1)"'],
  ['graph TD', 'click a call call("x")'],
  ['graph TD', 'click a back'],
  ['classDiagram', 'link a "https://example.com" "Words"'],
  ['classDiagram', 'callback a "back"'],
  ['classDiagram', 'click a href "https://example.com"'],
  ['stateDiagram-v2', 'click a href "https://example.com"'],
])('what a click does is left out, and said: %s, %s', (kind, row) => {
  const source = (...rows: string[]) => lines(kind, 'a --> b', ...rows)
  expect(diagramToHtml(source(row, 'b --> c', row))).toMatchObject({ clicks: [3, 5] })
  expect(svgOf(source(row))).toBe(svgOf(source()))
})

it.each([
  ['sequenceDiagram\na->>b: c', 'link a: Words @ https://example.com', 'links a: {"Words": "https://example.com"}'],
  ['gantt\ndateFormat YYYY-MM-DD\nA: a, 2024-01-01, 1d', 'click a href "https://example.com"', 'click a call b()'],
])('so are the links of others: %j', (source, ...rows) =>
  expect(diagramToHtml(lines(source, ...rows))).toMatchObject({
    clicks: rows.map((_, index) => source.split('\n').length + index + 1),
  }),
)

it.each([
  'graph TD\nstyle --> class',
  'stateDiagram-v2\nstyle --> class',
  'erDiagram\nstyle ||--o{ class : x',
  'classDiagram\nstyle <|-- b',
])('"style" and "class" are names, too: %j', (source) => {
  expect(textsOf(source)).toContain('style')
  expect(textsOf(`${source}\nstyle b fill:#fff\nclassDef c fill:#fff`)).toEqual(textsOf(source))
})

it.each(['graph TD\nclick --> b\nb -- click --> c\nclick -- x --> b', 'sequenceDiagram\nlinks->>b: links: c'])(
  '"click" and "link" are names, too: %j',
  (source) => expect(diagramToHtml(source)).toMatchObject({ clicks: [] }),
)

describe('what is behind the first word of a chart', () => {
  it.each(['LR a --> b', 'constructor'])('is a direction, or a problem: %s', (rest) =>
    expect(diagramToHtml(`graph ${rest}\nc --> d`)).toEqual({
      problem: `the direction "${rest}" is none of TB, BT, LR and RL`,
      line: 1,
    }),
  )
})

it('a semicolon ends a message, and is part of a character', () =>
  expect(textsOf(lines('sequenceDiagram;', 'participant A;', 'A->>B: one;', 'B->>A: two #9829;'))).toEqual([
    'A',
    'B',
    'one',
    'two ♥',
  ]))

it.each(['class A { +x }', 'class A{+x}', 'namespace N { class A }\nA: +x'])('braces may be in one line: %s', (rows) =>
  expect(textsOf(`classDiagram\n${rows}`)).toEqual(expect.arrayContaining(['A', '+x'])),
)

it('a type in one letter is no markup', () => expect(textsOf('classDiagram\nclass Set~b~')).toEqual(['Set<b>']))
