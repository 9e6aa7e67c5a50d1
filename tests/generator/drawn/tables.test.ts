// Diagrams of classes and of entities: all that was written is in the drawing, and what is wrong has its line.

import { describe, expect, it } from 'vitest'
import { parseClasses } from '#generator/drawn/diagrams/parse-classes.ts'
import { parseEntities } from '#generator/drawn/diagrams/parse-entities.ts'
import { placeGraph } from '#generator/drawn/diagrams/place-graph.ts'
import { readStatements } from '#generator/drawn/diagrams/statements.ts'
import { diagramToHtml } from '#generator/drawn/drawn.ts'
import { readHtml } from '../read-html.ts'
import { draw, lines, svgOf, textsOf } from './read-drawing.ts'

const classes = (...rows: string[]) => parseClasses(readStatements(lines('classDiagram', ...rows)).statements)
const entities = (...rows: string[]) => parseEntities(readStatements(lines('erDiagram', ...rows)).statements)

const zoo = lines(
  'classDiagram',
  '  direction LR',
  '  note "All of them"',
  '  note for Duck "can<br>fly"',
  '  class Animal["An animal"] {',
  '    <<abstract>>',
  '    +int age',
  '    title String',
  '    ~move(List~int~ way)* List~List~int~~',
  '    -count()$ int',
  '  }',
  '  Duck : #String beak$',
  '  namespace Birds.Small["Little ones"] {',
  '    class Duck:::red',
  '    class Cage~T~ {',
  '    }',
  '  }',
  '  <<interface>> Cage',
  '  Animal "1" <|-- "0..*" Duck : is',
  '  classDef red fill:#f00',
)

describe('a diagram of classes', () => {
  it('has every word', () =>
    expect(textsOf(zoo).sort()).toEqual(
      [
        ['All of them', 'can', 'fly', '«abstract»', 'An animal', '+int age', 'title String', '-count() : int'],
        ['~move(List<int> way) : List<List<int>>', 'Duck', '#String beak', 'Birds', 'Little ones', '«interface»'],
        ['Cage<T>', '1', '0..*', 'is'],
      ]
        .flat()
        .sort(),
    ))

  it('marks what is static and what is abstract', () => {
    expect(svgOf(zoo)).toMatch(/diagram-static">-count/)
    expect(svgOf(zoo)).toMatch(/diagram-abstract">~move/)
  })

  it.each([
    ['A <|-- B', 'triangle solid none'],
    ['A --|> B', 'none solid triangle'],
    ['A *-- B', 'diamond solid none'],
    ['A o-- B', 'hollow-diamond solid none'],
    ['A --o B', 'none solid hollow-diamond'],
    ['A --> B', 'none solid arrow'],
    ['A -- B', 'none solid none'],
    ['A ..> B', 'none dotted arrow'],
    ['A ..|> B', 'none dotted triangle'],
    ['A .. B', 'none dotted none'],
    ['A <|--|> B', 'triangle solid triangle'],
    ['A ()-- B', 'ball solid none'],
    ['A "1" o-- "n" B', 'hollow-diamond solid none'],
  ])('has the relation %s', (row, expected) => {
    const [edge] = classes(row).edges
    expect([edge?.from, edge?.startHead, edge?.stroke, edge?.endHead, edge?.to].join(' ')).toBe(
      `class A ${expected} class B`,
    )
  })

  it('knows names with signs, and those that Object has', () => {
    expect([...classes('class `A b!`', '`A b!` --> a-b.C', 'class constructor', 'toString : x').nodes.keys()]).toEqual(
      ['A b!', 'a-b.C', 'constructor', 'toString'].map((id) => `class ${id}`),
    )
    expect(classes('Hello--Foo').edges.map(({ from, to }) => from + to)).toEqual(['class Helloclass Foo'])
  })

  it('has groups around theirs, with room for the names of both', () => {
    const { boxes, groups } = placeGraph(parseClasses(readStatements(zoo).statements))
    const [outer, inner] = [...groups.keys()].map((id) => boxes.get(id))
    if (!outer || !inner) throw new Error('a group has no place')
    expect(inner.y - inner.height / 2 - (outer.y - outer.height / 2)).toBeGreaterThanOrEqual(20)
    expect(outer.width).toBeGreaterThanOrEqual(inner.width)
  })

  it('keeps words at the ends apart', () => {
    const svg = svgOf(lines('classDiagram', ...['B', 'C', 'D', 'E'].map((id) => `A "${id} 0..12" --> "1" ${id}`)))
    const at = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>\w 0\.\.12</g)].map(([, x]) => Number(x))
    expect(at).toHaveLength(4)
    for (const [index, x] of at.sort((a, b) => a - b).entries())
      if (index > 0) expect(x - (at[index - 1] ?? 0)).toBeGreaterThan(50)
  })
})

const shop = lines(
  'erDiagram',
  '  CUSTOMER ||--o{ ORDER : places',
  '  p["A person"]',
  '  p 1 optionally to one or more ORDER : "pays for"',
  '  "Name with space"',
  '  ORDER {',
  '    int number PK, FK "The number"',
  '    string(99) title UK',
  '    string[] parts',
  '  }',
)

describe('a diagram of entities', () => {
  it('has every word', () =>
    expect(textsOf(shop).sort()).toEqual(
      [
        ['CUSTOMER', 'ORDER', 'places', 'A person', 'pays for', 'Name with space', 'int', 'number', 'PK, FK'],
        ['The number', 'string(99)', 'title', 'UK', 'string[]', 'parts'],
      ]
        .flat()
        .sort(),
    ))

  it.each([
    ['|o--o|', 'maybe solid maybe'],
    ['||..||', 'one dotted one'],
    ['}o--o{', 'any solid any'],
    ['}|--|{', 'some solid some'],
    ['o{--|o', 'any solid maybe'],
    ['zero or one to zero or many', 'maybe solid any'],
    ['many(1) optionally to 0+', 'some dotted any'],
    ['only one to 1+', 'one solid some'],
  ])('has the relation %s', (row, expected) => {
    const [edge] = entities(`A ${row} B : x`).edges
    expect([edge?.startHead, edge?.stroke, edge?.endHead].join(' ')).toBe(expected)
  })
})

describe('what is wrong has its line', () => {
  it.each([
    ['classDiagram\nclass A {\n+x', 'a "{" has no "}"', 3],
    ['classDiagram\n}', 'this "}" ends nothing', 2],
    ['classDiagram\nA --\nB', '"A --" is not known in a diagram of classes', 2],
    ['classDiagram\nnamespace a {\nclass B', 'a "{" has no "}"', 3],
    ['erDiagram\nA ||--o{ : x', '"A ||--o{ : x" is not known in a diagram of entities', 2],
    ['erDiagram\nA {\nstring\n}', '"string" is no attribute: a type and a name', 3],
    ['erDiagram\nA {\nint x', 'a "{" has no "}"', 3],
    ['erDiagram', 'it has no boxes', 1],
  ])('%j', (source, problem, line) => expect(diagramToHtml(source)).toEqual({ problem, line }))

  it.each([
    ['spaces', `classDiagram\nA${' '.repeat(15_000)}B`],
    ['quotes', `classDiagram\nA ${'"'.repeat(15_001)}`],
    ['letters', `classDiagram\n${'a'.repeat(15_000)}!`],
    ['dashes', `classDiagram\n${'a-'.repeat(8000)}`],
    ['tildes', `classDiagram\nA${'~a'.repeat(8000)} -- !`],
    ['signs', `erDiagram\nA ${'|o'.repeat(8000)}`],
    ['a name', `erDiagram\n${'a-'.repeat(9000)}!`],
    ['attributes', `erDiagram\nA {\n${'a '.repeat(9000)}\n}`],
    ['a thousand classes', `classDiagram\n${Array.from({ length: 1000 }, (_, index) => `a${index}`).join('--b\n')}`],
  ])('hostile %s end soon', (_, source) => expect(diagramToHtml(source)).toHaveProperty('problem'))

  it.each([
    'classDiagram\nclass A["<script>x</script>"] {\n</text><img src=x onerror=x>\n}\nA "<b>" --> "<i>" B : </svg><s>',
    'erDiagram\n"<script>" ||--|| B : "</text><img src=x>"\nB {\nint x "<style>"\n}',
  ])('hostile words are text: %j', (source) => {
    const { tags } = readHtml(draw(source).html)
    for (const { name } of tags)
      expect('figure div svg rect path circle text details summary pre code'.split(' ')).toContain(
        name.replace('/', ''),
      )
  })
})
