// Slips that Markdown accepts: each is a warning at its place, with both parsers; what only looks like one is none.

import { describe, expect, it } from 'vitest'
import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'

/** The warnings, one a line. */
function slipsOf(source: string): string[] {
  const options = { baseDepth: 2, takenIds: [], prefix: 'note', claims: {} } as const
  const { problems } = compileMarkdown(source, { ...options, parser: 'satteri' })
  expect(compileMarkdown(source, { ...options, parser: 'remark' }).problems).toEqual(problems)
  expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([])
  return problems.map(({ code, line, column }) => `${line}:${column} ${code}`)
}

describe('headings', () => {
  it('on the level of the title are named once', () => {
    expect(slipsOf('# A\n\n## B\n\n# C\n')).toEqual(['1:1 title-in-text'])
    expect(slipsOf('A\n=\n')).toEqual(['1:1 title-in-text'])
  })
  it('that skip a level are named, each', () => {
    expect(slipsOf('## A\n\n#### B\n\n## C\n\n##### D\n')).toEqual(['3:1 heading-level', '7:1 heading-level'])
  })
  it('may begin at any level and go back as far as they like', () => {
    expect(slipsOf('### A\n\n## B\n\n### C\n\n#### D\n\n## E\n')).toEqual([])
  })
})

describe('code', () => {
  it.each([
    ['```sh\na\n', '1:1 open-code'],
    ['~~~~\na\n~~~\n', '1:1 open-code'],
    ['```', '1:1 open-code'],
    ['- a\n\n  ```\n  b\n\nc', '3:3 open-code'],
    ['> ```\n> a\n\nb', '1:3 open-code'],
    [':::note\n```\na\n', '2:1 open-code'],
  ])('that is not closed is named: %j', (source, slip) => {
    expect(slipsOf(source)).toContain(slip)
  })
  it.each([
    '```\na\n```',
    '~~~~ js\na\n~~~\n~~~~~\n',
    '- a\n\n  ```\n  b\n  ```\n',
    '> ```\n> a\n> ```',
    '    a',
    '```\n```',
    '> [!NOTE]\n> ```\n> a\n> ```',
  ])('that is closed is not: %j', (source) => {
    expect(slipsOf(source)).toEqual([])
  })
  it.each(['js', 'TypeScript', 'c++', 'rust', 'text', 'plantuml', 'Output', 'ts{1}', ''])(
    'may be in %s',
    (language) => {
      expect(slipsOf(`\`\`\`${language}\na\n\`\`\`\n`)).toEqual([])
    },
  )
  it('in a language that nobody knows is named once, with the nearest name', () => {
    const fence = '```pyhton\na\n```\n'
    expect(slipsOf(`${fence}\n${fence}`)).toEqual(['1:1 unknown-language'])
    const options = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'note', claims: {} } as const
    expect(compileMarkdown(fence, options).problems[0]?.hint).toBe('did you mean "python"?')
  })
  it.each([
    ['htm', 'did you mean "html"?'],
    ['Jsno', 'did you mean "json"?'],
    ['idl', 'write the name of a language, such as "json", or "text" for code without colours'],
    ['cli', 'write the name of a language, such as "json", or "text" for code without colours'],
    ['roff', 'write the name of a language, such as "json", or "text" for code without colours'],
  ])('in %s gets a name only where one is near', (language, hint) => {
    const options = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'note', claims: {} } as const
    expect(compileMarkdown(`\`\`\`${language}\na\n\`\`\`\n`, options).problems.map((each) => each.hint)).toEqual([hint])
  })
})

describe('images', () => {
  it('without a text are named', () => {
    expect(slipsOf('a ![](/assets/b.svg)\n\n![][c]\n\n[c]: /assets/c.svg')).toEqual([
      '1:3 missing-alt',
      '3:1 missing-alt',
    ])
    expect(slipsOf('![b](/assets/b.svg) ![c][]\n\n[c]: /assets/c.svg')).toEqual([])
  })
})

describe('rows of a table', () => {
  const head = '| a | b |\n|---|---|\n'
  it('with more cells than the head are named, each', () => {
    expect(slipsOf(`${head}| \`a || b\` | or |\n| 1 | 2 |\n| 1 | 2 | 3 |\n`)).toEqual([
      '3:1 table-cells',
      '5:1 table-cells',
    ])
    expect(slipsOf('> | a |\n> |---|\n> | b | c\n')).toEqual(['3:3 table-cells'])
  })
  it('that lose nothing are not', () => {
    expect(slipsOf(`${head}| \`a \\|\\| b\` | or |\n| 1 |\n| 1 | 2 | |\n`)).toEqual([])
  })
})

describe('lists', () => {
  it.each([
    ['1. a\n  - b\n  - c\n2. d', ['2:3 looks-like-list']],
    ['> 10. a\n>\n>   * b\n', ['3:5 looks-like-list']],
    ['- 1. a\n   - b\n\n1) c\n + d', ['2:4 looks-like-list', '5:2 looks-like-list']],
  ])('that are indented, though not into the item above, are named: %j', (source, slips) => {
    expect(slipsOf(source)).toEqual(slips)
  })
  it.each(['1. a\n   - b', '1. a\n\n- b', '10. a\n    - b', '- a\n  1. b', '- a\n\n  * b', '1. a\n\nb\n\n  - c'])(
    'that are in an item or below one are not: %j',
    (source) => expect(slipsOf(source)).toEqual([]),
  )
})

describe('references', () => {
  it('without a definition are named, each', () => {
    expect(slipsOf('See [Next Intl][1] and\n![pic][nope] or [a *b* [c][].\n')).toEqual([
      '1:5 unknown-reference',
      '2:1 unknown-reference',
      '2:24 unknown-reference',
    ])
    expect(slipsOf('| a |\n|---|\n| [b][c] |\n')).toEqual(['3:3 unknown-reference'])
  })
  it('to a footnote is missing, or leads to another one', () => {
    expect(slipsOf('a[^1] b[^N] c[^1]\n\n[^1]: c\n\n[^n]: d\n')).toEqual([])
    expect(slipsOf('a[^1]\n\n[^1]: b\n\n[^2]: c\n\n[^1]: d\n')).toEqual(['5:1 unused-footnote', '7:1 unused-footnote'])
    expect(slipsOf('> a\n>\n> [^1]: b\n')).toEqual(['3:3 unused-footnote'])
  })
  it('to a footnote from itself or from one that nobody reads is none', () => {
    expect(slipsOf('[^1]: a [^1]\n')).toEqual(['1:1 unused-footnote'])
    expect(slipsOf('x\n\n[^1]: a [^2]\n\n[^2]: b [^1]\n')).toEqual(['3:1 unused-footnote', '5:1 unused-footnote'])
    expect(slipsOf('x[^1]\n\n[^1]: a [^2]\n\n[^2]: b [^3]\n\n[^3]: c [^1]\n')).toEqual([])
  })
  it('of footnotes without a definition are named, each', () => {
    expect(slipsOf('A[^1] b[^2],\n*c [^2]* d[^3].\n\n[^1]: x\n')).toEqual([
      '1:8 unknown-reference',
      '2:4 unknown-reference',
      '2:11 unknown-reference',
    ])
    expect(slipsOf('[^a][^b] and [c][^d]\n\n:::note\n[^e]\n:::')).toEqual([
      '1:1 unknown-reference',
      '1:5 unknown-reference',
      '1:17 unknown-reference',
      '4:1 unknown-reference',
    ])
  })
  it.each([
    '[a][b] and ![c][]\n\n[b]: /x\n[c]: /y',
    'The list has a [mark] and [ ] a box [ ][x].',
    '`[a][b]`\n\n    [a][b]\n\n```\n[a][b]\n```',
    'An entry matrix[0][1] of the type string[][].',
    '\\[a][b] and \\[a\\]\\[b\\] and [a]\\[b]',
    'A[^a] b[^B].\n\n[^a]: x\n[^b]: y',
    '`[^a]`, \\[^a] and [^a\\], and what is not [^a b]',
    '    [^a]\n\n```\n[^a]\n```',
  ])('that are none are not: %j', (source) => {
    expect(slipsOf(source)).toEqual([])
  })
})

describe('colons', () => {
  it.each(['::: tip Title\na\n:::\n', '::: tip Title\n\na\n\n:::\n', '::: tip\n\n:::note\na\n:::\n\n:::\n'])(
    'that close a line which is no directive are not named: %j',
    (source) => {
      expect(slipsOf(source)).toEqual(['1:1 directive-form'])
    },
  )
  it('that close nothing are', () => {
    expect(slipsOf('::: tip Title\n\na\n\n:::\n\n:::\n')).toEqual(['1:1 directive-form', '7:1 directive-form'])
  })
})

describe('placeholders', () => {
  it('are named, but not where they are the value of a cell', () => {
    expect(slipsOf('TBD\n\n| a | b |\n|---|---|\n| Price | TBD |\n| TODO: write | TBA |\n')).toEqual([
      '1:1 placeholder',
      '6:3 placeholder',
    ])
  })
})

describe('tags', () => {
  it.each([
    ['See <img src=https://a.example/b?c=d alt=x>', ['1:5 raw-html']],
    ['See <img\n src="/a.png alt="x">', ['1:5 raw-html']],
    ["<Tabs items={['a', 'b']}>\n\ntext\n\n<Tabs items={['c']}>", ['1:1 raw-html']],
    ['| a |\n|---|\n| <a href="b>c |', ['3:3 raw-html']],
  ])('that are no HTML are named, each once: %j', (source, slips) => {
    expect(slipsOf(source)).toEqual(slips)
  })
  it.each(['\\<a href=x="y">', '`<a href=x="y">`', '&lt;a href=x="y">', 'a <b and c=d', '```\n<a href=x="y">\n```'])(
    'that are meant to be read are not: %j',
    (source) => expect(slipsOf(source)).toEqual([]),
  )
})
