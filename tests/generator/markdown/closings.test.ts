// A line of colons closes its container whatever stands above it. Each case runs with satteri and with remark-parse,
// and must give the same HTML and the same problems at the same places.

import { describe, expect, it } from 'vitest'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import { fc } from '../../setup/property.ts'
import { compileHtml, type Printed } from '../html-of.ts'

const defaults: MarkdownOptions = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'note', claims: {} }

function compile(source: string): Printed {
  const result = compileHtml(source, defaults)
  expect(result, JSON.stringify(source)).toEqual(compileHtml(source, { ...defaults, parser: 'remark' }))
  return result
}

const printed = ({ problems }: Printed) =>
  problems.map(({ severity, code, line, column }) => `${line}:${column} ${severity} ${code}`)

/** Text whose last block could go on in the next line, or looks like it. */
const blocks = {
  paragraph: 'One\ntwo',
  'open emphasis': 'a *b and `c',
  'a line break': 'One  ',
  'a backslash': 'One\\',
  table: '| a | b |\n|---|---|\n| 1 | 2 |',
  'head of a table': '| a | b |\n|---|---|',
  'table without outer pipes': 'a | b\n--|--\n1 | 2',
  'table of one column': '|a|\n|-|\n|b|',
  definition: '[x]: /y',
  'definition with a title': '[x]: /y "t"',
  'definition with a title below': '[x]: /y\n"t"',
  'open title of a definition': '[x]: /y "t',
  'definition without an address': '[x]:',
  'address of a definition below': '[x]:\n/y',
  list: '- a\n- b',
  'numbered list': '1. a\n2. b',
  'nested list': '- a\n  - b\n    1. c',
  'lazy line of a list': '- a\nlazy',
  'task list': '- [x] a',
  'empty item': '- a\n-',
  'code in a list': '- a\n\n      code',
  'table in a list': '- | a |\n  |---|\n  | b |',
  'definition in a list': '- [x]: /y',
  quote: '> q',
  'lazy line of a quote': '> q\nlazy',
  'table in a quote': '> | a |\n> |---|\n> | b |',
  'list in a quote': '> - a',
  'quote in a list': '- > q',
  callout: '> [!TIP]\n> a',
  tag: '<div>',
  element: '<div>\na\n</div>',
  comment: '<!-- c -->',
  'open comment': '<!-- c',
  'open pre': '<pre>\na',
  'inline tag': 'a\n<b>',
  'indented code': '    code',
  'fenced code': '```js\ncode\n```',
  'code in tildes': '~~~\ncode\n~~~',
  footnote: 'a[^1]\n\n[^1]: note',
  'long footnote': 'a[^1]\n\n[^1]: note\n\n    more',
  'table in a footnote': 'a[^1]\n\n[^1]: x\n\n    | a |\n    |---|\n    | b |',
  heading: '## h',
  'underlined heading': 'a\n---',
  line: '***',
  'directive in one line': '::widget{name="A"}',
}
type BlockName = keyof typeof blocks
const names = Object.keys(blocks) as BlockName[]

describe('a line of colons', () => {
  it.each(names)('closes a callout below: %s', (name) => {
    const { html } = compile(`:::note\n${blocks[name]}\n:::\n\nAfter.`)
    expect(html).toMatch(/<\/div>\n(?:<p>After\.<\/p>)/)
  })
  it.each(names)('closes tabs below: %s', (name) => {
    const row = `${blocks[name]}\n:::`
    const { html, problems } = compile(`::::tabs\n:::tab[A]\n${row}\n:::tab[B]\n${row}\n::::\n\nAfter.`)
    expect(html.match(/data-tab-panel/g)).toHaveLength(2)
    expect(html).toContain('</div></div>\n<p>After.</p>')
    expect(problems.filter(({ code, message }) => code === 'directive-form' && !message.includes('widget'))).toEqual([])
  })
  it('leaves no mark and no warning below a table', () => {
    const result = compile(':::tip\n| Trip | Fare |\n|---|---|\n| single | 4 |\n:::\n\nBuy a ticket.')
    expect(printed(result)).toEqual([])
    expect(result.html).not.toContain(':::')
    expect(result.html).toMatch(/<\/table><\/div><\/div>\n<p>Buy a ticket\.<\/p>$/)
  })
  it('closes the outermost container that it can close', () => {
    const source = (end: string) => `:::::tip\n::::note\n:::warning\n| a |\n|---|\n${end}\n\nAfter.`
    expect(printed(compile(source(':::')))).toEqual(['1:1 warning directive-form', '2:1 warning directive-form'])
    expect(printed(compile(source(':::::')))).toEqual(['2:1 warning directive-form', '3:1 warning directive-form'])
    expect(compile(source(':::::::')).html).toMatch(/<\/div><\/div><\/div>\n<p>After/)
  })
  it('with too few colons is a row of the table, or goes on with the text', () => {
    expect(printed(compile('::::note\n| a |\n|---|\n:::\n\n::::'))).toEqual(['4:1 warning directive-form'])
    expect(compile('::::note\n- a\n:::\n\n::::').html).toContain('<li>a\n:::</li>')
    expect(compile('> q\n:::\n\n:::tip\n:::').html).toContain('<blockquote>\n<p>q\n:::</p>\n</blockquote>')
  })
  it('with four spaces before it is text or code', () => {
    expect(compile(':::note\ntext\n    :::\n\nb\n:::').html).toContain('<p>text\n:::</p><p>b</p></div>')
    expect(compile(':::note\n- a\n    :::\n:::\n\nb').html).toContain('<li>a\n:::</li>\n</ul></div>\n<p>b</p>')
    expect(compile(':::note\ntext\n\n    :::\n:::').html).toContain('<code>:::\n</code>')
  })
  it('in code closes nothing', () => {
    const { html, problems } = compileHtml('::::tip\n:::note\n```\na\n:::\n```\n:::\n[x]: /y\n::::\n\nb', defaults)
    expect(problems).toEqual([])
    expect(html).toContain('a\n:::\n</code></pre></div></div>\n<p>b</p>')
  })
  it.each(['::: tip', '::: {.a}', ':::: tip b', ':::!', '- ::: tip', 'text\n::: tip', '[x]: /y\n::: tip'])(
    'and text closes nothing, and loses no word: %j',
    (row) => {
      const { html } = compile(`:::note\n${row}\n:::\n\nAfter {claim:no}.`)
      expect(html).toContain(row.split('\n').at(-1)?.replace('- ', ''))
      expect(html).toMatch(/<\/div>\n<p>After/)
      const quoted = row.replace('\n', '\n> ')
      compile(`::::warning\n:::note\n${row} {claim:no}\n\nb\n\n${row}\n:::\n::::\n\n> :::tip\n> ${quoted}\n> :::`)
    },
  )
  it('leaves what follows at its place', () => {
    const rest = '\n## B [z](/z)\n\n![](/assets/a.svg)\n\n- {claim:no}\n'
    const source = `:::note\n| a |\n|---|\n| <b> {claim:no} |\n:::\n\n> :::tip\n> [x]: /y\n> :::\n${rest}`
    const result = compile(source)
    expect(printed(result)).toEqual([
      '4:7 error unknown-claim',
      '13:1 warning missing-alt',
      '15:3 error unknown-claim',
      '4:3 warning raw-html',
    ])
    expect(result.links.map(({ href, line, column }) => [href, line, column])).toEqual([
      ['/y', 8, 3],
      ['/z', 11, 6],
      ['/assets/a.svg', 13, 1],
    ])
  })
})

/** Lines, and the most colons that one of them begins with. */
interface Part {
  rows: string[]
  colons: number
}

const form = fc.constantFrom('note', 'tip', 'details', 'steps', 'tabs', 'tab[A]', 'figure[B]')
const block = fc.constantFrom(...names.filter((name) => !/backslash|^open|lazy|without an/.test(name)))

/** Blocks, lines of colons that close nothing, and containers around others with more colons than those. */
const { parts } = fc.letrec<{ parts: Part; part: Part; container: Part; quoted: Part }>((tie) => ({
  parts: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((all) => ({
    rows: all.flatMap(({ rows }) => rows),
    colons: Math.max(...all.map(({ colons }) => colons)),
  })),
  part: fc.oneof(
    { maxDepth: 3 },
    // The empty line keeps blocks apart: the parsers differ where some meet, with or without directives.
    fc.tuple(block, fc.constantFrom('', '', ':::')).map(([name, end]) => ({
      rows: ['', ...blocks[name].split('\n'), ...(end === '' ? [] : [end])],
      colons: end === '' ? 2 : 3,
    })),
    tie('quoted'),
    tie('container'),
    tie('container'),
  ),
  container: fc
    .record({
      name: form,
      more: fc.nat(2),
      further: fc.nat(2),
      indent: fc.constantFrom('', '', '', ' ', '   '),
      margin: fc.constantFrom('', '', '', '  '),
      inside: tie('parts'),
    })
    .map(({ name, more, further, indent, margin, inside }) => {
      const opens = inside.colons + 1 + more
      const written = [`${':'.repeat(opens)}${name}`, ...inside.rows, `${indent}${':'.repeat(opens + further)}`]
      const marker = margin === '' ? '' : '- '
      const placed = written.map((row, index) => (index === 0 ? marker : margin) + row)
      return { rows: ['', ...placed], colons: opens + further }
    }),
  // remark takes a list for a loose one if a quote around it has an empty line further down.
  quoted: fc.tuple(form, block).map(([name, inside]) => ({
    rows: ['', `:::${name}`, ...blocks[inside].split('\n'), ':::'].map((row) => (row === '' ? '' : `> ${row}`)),
    colons: 3,
  })),
}))

describe('both parsers', () => {
  it('give the same for any containers around any blocks', () => {
    fc.assert(
      fc.property(parts, ({ rows }) => {
        compile(rows.join('\n'))
      }),
      { numRuns: 60 },
    )
  })
})
