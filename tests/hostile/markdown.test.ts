// Inputs made to hurt a parser: with the default parser each ends soon, in HTML or in a problem, and never in an
// exception. The reference parser is stopped after a time limit.

import { describe, expect, it } from 'vitest'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import { parseInTime } from '#generator/markdown/parse-in-time.ts'
import { compileHtml } from '../generator/html-of.ts'

const defaults: MarkdownOptions = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'note', claims: {} }

// About 20 to 300 KB each. A build may meet any of them in a folder of text somebody else wrote.
describe('hostile input', () => {
  const hostile: Record<string, string> = {
    '20,000 open directives': ':::note\n'.repeat(20_000),
    '500 nested directives': Array.from({ length: 500 }, (_, index) => `${':'.repeat(503 - index)}tip`).join('\n'),
    '10,000 open labels': `:::note\n:::\n\n${':a['.repeat(10_000)}`,
    '10,000 open attributes': `:::note\n:::\n\n${':a{b="'.repeat(10_000)}`,
    '100,000 colons between letters': `:::note\n:::\n\n${'a:b '.repeat(100_000)}`,
    '48,000 addresses after backticks': '`www.'.repeat(48_000),
    '10,000 addresses and backticks in lines': '`www.\n'.repeat(10_000),
    '300 paragraphs of 600 addresses and backticks': `${'`www.'.repeat(600)}\n\n`.repeat(300),
    '60,000 open addresses': '/http://'.repeat(60_000),
    '1,000 open addresses before a long word': `${'/http://'.repeat(1000)}${'a'.repeat(800_000)}`,
    '300,000 underscores between signs': '_+'.repeat(300_000),
    '300,000 brackets after a letter that is not ASCII': 'é['.repeat(300_000),
    '10,000 open definitions of footnotes after colons': `:::note\n:::\n\n${': [^a]: '.repeat(10_000)}`,
    '30,000 colons and backticks': `:::note\n:::\n\n${'a:` '.repeat(30_000)}`,
    '60,000 colons': `:::note\n:::\n\n${':'.repeat(60_000)}`,
    '10,000 tabs': `::::tabs\n${':::tab[a]\nb\n:::\n'.repeat(10_000)}::::\n`,
    '10,000 callouts': '> [!NOTE]\n> a\n\n'.repeat(10_000),
    '5,000 ranges of marked lines': `\`\`\`ts {${'1-99999,'.repeat(5000)}1}\n${'a\n'.repeat(5000)}\`\`\`\n`,
    '5,000 nested quotes': `${'>'.repeat(5000)} a`,
    '40,000 nested quotes in a footnote': `x[^a]\n\n[^a]: ${'>'.repeat(40_000)} a`,
    '5,000 nested list markers': `${'- '.repeat(5000)}a`,
    '5,000 footnotes inside each other': `x[^a]\n\n${'[^a]: '.repeat(5000)}a`,
    '10,000 opening brackets': '['.repeat(10_000),
    '10,000 brackets opened and closed': `${'['.repeat(10_000)}a${']'.repeat(10_000)}`,
    '10,000 links inside each other': '[a]('.repeat(10_000),
    '5,000 images inside each other': `${'![a'.repeat(5000)}${'](x)'.repeat(5000)}`,
    '5,000 stars': `a ${'*'.repeat(5000)}b`,
    '5,000 stars before letters': '*a '.repeat(5000),
    '5,000 stars, single and double': '*a **a '.repeat(2500),
    '3,000 emphases inside each other': `${'*a '.repeat(3000)}${'b*'.repeat(3000)}`,
    '50 KB of backticks': '`'.repeat(50_000),
    '50 KB of runs of backticks, all different': Array.from({ length: 316 }, (_, index) => '`'.repeat(index + 1)).join(
      ' ',
    ),
    '50 KB of backticks and letters': '`a'.repeat(25_000),
    'a list 500 levels deep': Array.from({ length: 500 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
    'a list 1,000 levels deep': Array.from({ length: 1000 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
    'lists and quotes 200 levels deep in turn': Array.from(
      { length: 200 },
      (_, index) => `${'  '.repeat(index)}- > a`,
    ).join('\n'),
    'a list of 60,000 items': '- a\n'.repeat(60_000),
    'a list of 60,000 empty items': '-\n'.repeat(60_000),
    'a table of 10,000 rows': `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(10_000)}`,
    'a table of 5,000 columns': `|${'a|'.repeat(5000)}\n|${'-|'.repeat(5000)}\n|${'b|'.repeat(5000)}\n`,
    'a table of 100,000 rows': `|a|\n|-|\n${'|b\n'.repeat(100_000)}`,
    '5,000 link definitions, each used': [
      ...Array.from({ length: 5000 }, (_, index) => `[a${index}]: /x`),
      '',
      Array.from({ length: 5000 }, (_, index) => `[a${index}]`).join(' '),
    ].join('\n'),
    '20,000 times the same link definition': `${'[a]: /x\n'.repeat(20_000)}\n[a]`,
    'a long link definition used 5,000 times': `[a]: /${'x'.repeat(5000)}\n\n${'[a] '.repeat(5000)}`,
    '10,000 link definitions with open titles': '[a]: b "c\n'.repeat(10_000),
    '30,000 open link labels': '[a\n'.repeat(30_000),
    '3,000 footnotes': [
      Array.from({ length: 3000 }, (_, index) => `[^${index}]`).join(' '),
      ...Array.from({ length: 3000 }, (_, index) => `[^${index}]: n`),
    ].join('\n\n'),
    'footnotes that refer to each other': 'x[^a]\n\n[^a]: y[^b]\n\n[^b]: z[^a]\n',
    '20,000 opening comments': '<!--'.repeat(20_000),
    '20,000 opening tags': '<a b="'.repeat(20_000),
    '10,000 CDATA sections': '<![CDATA['.repeat(10_000),
    '20,000 underscores between letters': '_a'.repeat(20_000),
    '20,000 addresses run together': 'a@a.'.repeat(20_000),
    '40,000 open claims': '{claim:'.repeat(40_000),
    '60,000 character references': '&amp;'.repeat(60_000),
    '8,000 character references in prose': 'a &amp; b '.repeat(8000),
    '60,000 open formulas in backticks': '$`a\n'.repeat(60_000),
    '100,000 formulas in a line': '$x^2$ '.repeat(100_000),
    '20,000 formulas in code of HTML': '<code>$a$'.repeat(20_000),
    '40 KB of JavaScript that never closes': `\`\`\`js\n${'a('.repeat(20_000)}\n\`\`\``,
    '1 MB in one line': 'a'.repeat(1_000_000),
    '900,000 empty lines': '\n'.repeat(900_000),
    'lone surrogates and NUL': '\ud800 a \udc00 \0',
  }

  it.each(Object.entries(hostile))(
    '%s ends in HTML or in a problem',
    (_, source) => {
      const { html, problems } = compileHtml(source, defaults)
      if (problems.some(({ severity }) => severity === 'error')) {
        expect(
          problems.every(({ line, column, hint }) => line !== undefined && column !== undefined && hint !== undefined),
        ).toBe(true)
      } else expect(html === '').toBe(source.trim() === '')
    },
    8000,
  )

  it.each([
    ['`www.', '1:1 a paragraph holds too many web addresses beside backticks, links or tags'],
    ['<br>www.', '1:1 a paragraph holds too many web addresses beside backticks, links or tags'],
    ['[a](b)www.', '1:1 a paragraph holds too many web addresses beside backticks, links or tags'],
    ['[www.', '1:1 a paragraph holds too many addresses or underscores without a space between them'],
    ['/http://', '1:1 a paragraph holds too many addresses or underscores without a space between them'],
    [':::\n```\n', '1:1 a paragraph holds too many colons for a text with directives'],
  ])('48,000 times %j are refused before they are parsed', (unit, refusal) => {
    const { problems } = compileHtml(unit.repeat(48_000), defaults)
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([refusal])
  })

  // JavaScript takes more signs for spaces and ends of lines than Markdown does: they make no paragraph shorter.
  it.each<[name: string, text: string, refusal: string]>([
    ['no-break spaces', `${'`www.'.repeat(500)}\n\u00a0\n`.repeat(20), 'web addresses beside'],
    ['form feeds', `${'`www.'.repeat(500)}\n\f\n`.repeat(20), 'web addresses beside'],
    ['wide spaces', `${'&amp;'.repeat(500)}\n\u3000\n`.repeat(20), 'character references'],
    ['byte order marks', `:::\n${'a:b '.repeat(500)}\n\ufeff\n`.repeat(50), 'colons for a text with directives'],
    ['references in a long text', `${'a b c d e '.repeat(50_000)}${'&#x1;'.repeat(3000)}`, 'character references'],
    ['addresses before a letter', `${'a@b.c'.repeat(80_000)}é`, 'addresses'],
    ['addresses before a reference', `${'http://1 '.repeat(60_000)}&amp;`, 'addresses'],
    ['line separators', '<?\u2028'.repeat(100_000), 'marks such as brackets and stars'],
  ])('%s are refused before they are parsed', (_, text, refusal) => {
    expect(compileHtml(text, defaults).problems.map(({ message }) => message)).toEqual([
      expect.stringContaining(refusal),
    ])
  })

  const message = 'a->>b: Hello\n'.repeat(100)
  it.each([
    ['diagrams', `\`\`\`mermaid\nsequenceDiagram\n${message}\`\`\`\n\n`, 'undrawn-diagram'],
    ['formulas', `$$\\def\\a#1{${'#1'.repeat(40)}}\\a{\\a{xxxxxxxx}}$$\n\n`, 'formula'],
  ])(
    '600 %s are drawn up to a limit, and the others are code',
    (_, source, code) => {
      const { html, problems } = compileHtml(source.repeat(600), defaults)
      expect(html.length).toBeLessThan(10_000_000)
      const undrawn = problems.filter((problem) => problem.code === code && problem.severity === 'warning')
      expect(undrawn.length).toBeGreaterThan(100)
      for (const { message: said } of undrawn) expect(said).toContain('of this text are too large together')
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    },
    30_000,
  )

  const manyOpen = Array.from({ length: 60 }, (_, index) => `<b title=${index}>`).join('')
  it.each([
    ['<p> of HTML', `${manyOpen}${'<p>a'.repeat(20_000)}`, 1],
    ['paragraphs of Markdown', `<div><p>\n${manyOpen}\n\n${'a\n\n'.repeat(20_000)}`, 1350],
    ['list items', `<div><p>\n${manyOpen}\n\n${'- a\n'.repeat(9000)}`, 340],
  ])('60 elements that stay open are not opened again in 20,000 %s', (_, source, line) => {
    const { html, problems } = compileHtml(source, defaults)
    expect(html).toBe('')
    expect(problems).toMatchObject([{ code: 'markdown-size', severity: 'error', line }])
  })

  it('three elements that stay open around 5,000 paragraphs are none too many', () => {
    const { html, problems } = compileHtml(`<div><b>\n<a href="/a"><i>\n\n${'a\n\n'.repeat(5000)}</div>\n`, defaults)
    expect(html.match(/<p>/g)).toHaveLength(5000)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('the same amount in code is no reason to refuse a text', () => {
    const code = '  "url": "http://www.example.org/_a_b", // `www`\n'.repeat(6000)
    const { html, problems } = compileHtml(`:::note\na\n:::\n\n\`\`\`text\n${code}\`\`\`\n`, defaults)
    expect(html.length).toBeGreaterThan(code.length)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('a table with short rows does not grow a hundredfold', () => {
    const source = `|${'a|'.repeat(1000)}\n|${'-|'.repeat(1000)}\n${'|x|\n'.repeat(1000)}`
    const { html, problems } = compileHtml(source, defaults)
    expect(html.length).toBeLessThan(100 * source.length)
    expect(html === '').toBe(problems.length > 0)
  })
})

describe('the reference parser', () => {
  const minutes = '*a_ '.repeat(20_000)

  it('is stopped when a text takes too long, and works at the next one', () => {
    expect(parseInTime('# One', { directive: false, limitMs: 60_000 })?.children).toHaveLength(1)
    expect(parseInTime(minutes, { directive: false, limitMs: 200 })).toBeUndefined()
    expect(parseInTime('# One\n\nTwo *three*.', { directive: false, limitMs: 60_000 })?.children).toHaveLength(2)
  })

  it('ends in a problem where its tree is too deep', () => {
    const { html, problems } = compileHtml('*a '.repeat(800) + 'b*'.repeat(800), { ...defaults, parser: 'remark' })
    expect([html, problems.map(({ code }) => code)]).toEqual(['', ['markdown-nesting']])
  })
})
