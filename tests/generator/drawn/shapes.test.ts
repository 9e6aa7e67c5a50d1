// The outlines of boxes: each name of Mermaid is known, each is drawn, and its words are in it.

import { describe, expect, it } from 'vitest'
import { parseFlowchart } from '#generator/drawn/diagrams/parse-flowchart.ts'
import { readStatements, splitSemicolons } from '#generator/drawn/diagrams/statements.ts'
import { diagramToHtml } from '#generator/drawn/drawn.ts'
import { svgOf } from './read-drawing.ts'

const read = (...rows: string[]) =>
  parseFlowchart(splitSemicolons(readStatements(['graph TD', ...rows].join('\n')).statements))
const shapeOf = (box: string) => [...read(box).nodes.values()].map(({ shape }) => shape).join()
const svgOfBox = (box: string) => svgOf(`graph TD\n${box}`)

describe('a shape', () => {
  it.each([
    ['rect', 'rect proc process rectangle'],
    ['round', 'rounded event'],
    ['subroutine', 'fr-rect subprocess subproc framed-rectangle subroutine'],
    ['cylinder', 'cyl db database cylinder'],
    ['diamond', 'diam decision diamond question'],
    ['hexagon', 'hex hexagon prepare'],
    ['trapezoid', 'trap-b priority trapezoid-bottom trapezoid'],
    ['flat-trapezoid', 'trap-t manual trapezoid-top inv-trapezoid'],
    ['double', 'dbl-circ double-circle'],
    ['flag', 'odd'],
    ['tape', 'flag paper-tape'],
    ['bar', 'fork join'],
    ['brace', 'brace comment brace-l'],
    ['documents', 'docs documents st-doc stacked-document'],
    ['tube', 'h-cyl das horizontal-cylinder'],
    ['sloped', 'sl-rect manual-input sloped-rectangle'],
  ])('%s has its names', (shape, names) => {
    for (const name of names.split(' ')) expect(shapeOf(`a@{ shape: ${name} }`)).toBe(shape)
  })

  it.each(
    ['rect stadium cyl ellipse odd sm-circ fr-circ fork text notch-rect lin-rect div-rect win-pane hourglass brace']
      .concat('brace-r braces bolt doc docs lin-doc tag-doc tag-rect delay h-cyl lin-cyl curv-trap tri flip-tri f-circ')
      .concat('notch-pent sl-rect st-rect bow-rect cross-circ datastore flag cloud bang')
      .flatMap((names) => names.split(' ')),
  )('%s is drawn with its words', (name) => {
    const svg = svgOfBox(`a@{ shape: ${name}, label: "Its words" }`)
    expect(svg).toContain('>Its words</text>')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(/<(?:rect|path|circle|ellipse) /.test(svg)).toBe(name !== 'text')
  })

  it.each([
    ['a(-Oval-)', 'ellipse'],
    ['a[/Lean/]', 'lean-right'],
    ['a[\\Flat/]', 'flat-trapezoid'],
    ['a(((Two)))', 'double'],
  ])('%s is one, too', (box, shape) => expect(shapeOf(box)).toBe(shape))
})

describe('what is said of a box', () => {
  it('may have a line for each, and any signs in quotes', () => {
    const { nodes } = read('a@{', '  shape: diam', '  label: "Is it {so}; or, no?"', '}', 'a --> b@{ "shape": "hex" }')
    expect([...nodes.values()].map(({ shape, lines }) => [shape, ...lines])).toEqual([
      ['diamond', 'Is it {so}; or, no?'],
      ['hexagon', 'b'],
    ])
  })

  it('may come after the box', () => {
    expect(svgOfBox('a[Words] --> b\na@{ shape: doc }')).toContain('>Words</text>')
    expect(shapeOf('a[Words]\na@{ shape: doc }')).toBe('document')
  })

  it('of a line is how it looks', () => {
    const { edges, nodes } = read('a e1@==> b', 'e1@{ animate: true }')
    expect(edges.map(({ stroke }) => stroke)).toEqual(['thick'])
    expect([...nodes.keys()]).toEqual(['a', 'b'])
  })

  it.each([
    ['a@{ shape: odd', 'a "@{" has no "}"', 2],
    ['a@{ shape: table }', 'the shape "table" of "a" is not known', 2],
    ['a@{ shape: rect, label }', '"label" in braces is no name with a value', 2],
    ['b\na@{ img: "https://example.com/a.png", label: "x" }', '"img" of the box "a" is not drawn', 3],
    ['a e1@--> b\ne1@{ label: "x" }', '"label" of the line "e1" is not known', 3],
    [`a@{ ${'shape: "'.repeat(2000)}`, 'a "@{" has no "}"', 2],
  ])('that is wrong is a problem: %j', (rows, problem, line) =>
    expect(diagramToHtml(`graph TD\n${rows}`)).toEqual({ problem, line }),
  )
})
