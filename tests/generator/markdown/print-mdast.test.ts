// The two ways to print a text give the same HTML, holes, headings, sections and problems.

import { tests as specification } from 'commonmark-spec'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import { printTwice } from '../print-twice.ts'

const options = (parser: MarkdownOptions['parser']): MarkdownOptions => ({
  parser,
  baseDepth: 2,
  takenIds: ['taken'],
  prefix: 'p',
  claims: { a: 'A & B' },
  hasWidgets: true,
  hasBlocks: true,
})

function compare(source: string, parser: MarkdownOptions['parser'] = 'satteri'): boolean {
  const printed = printTwice(source, options(parser))
  if (!printed) return false
  const [walk, tree] = printed
  expect(walk, source).toEqual(tree)
  return true
}

const samples = [
  '## a\\\n`b \n c`\n\nx  \n` y  \n  z`\n\np\\\n*q \n r* `s \n t`\n',
  '# A *b* `c`\n\n## A\n\n### taken\n\n## ![pic](/a.svg)\n\n##\n\n## [x](/y) z\n\n##### deep {#own}\n',
  'a\nb  \nc\\\n  `d` *e*\n\n> q\n>\n> - a\n> - b\n\n***\n',
  '- a\n- b\n\n  c\n- [ ] d\n- [x] e\n\n1. a\n2. b\n\n99. a\n100. b\n\n3) x\n',
  '- [ ] a\n- [x]\n- > q\n- ```js\n  x\n  ```\n- # h\n-\n',
  '* - a\n  - b\n* c\n\n\n* d\n',
  '| a | b | c |\n|:--|:-:|--:|\n| `x` | **y** | z | lost |\n| 1 |\n\n| | b |\n|---|---|\n| x | ![](/a.svg) |\n',
  `| a | b |\n|---|---|\n| ${'long words '.repeat(20)} | ${'w'.repeat(60)} |\n\n|a|\n|-|\n`,
  '[a](/b "t") <https://x.example.com> www.example.com a@b.example.com [b][r] [r][] [r] ![p][r] ![](/x "y")\n\n' +
    '[r]: /url "title"\n',
  '```js {1} title="a.js"\nlet x = 1 // <b> & "c"\n```\n\n```diff\n+ a\n- b\n```\n\n    plain\n\n```\n```\n',
  ':::note[T *x*]\na\n\n- b\n:::\n\n:::details{open}\nx\n:::\n\n' +
    ':::figure[C]\n![a](/b.svg)\n:::\n\n:::steps\n1. a\n2. b\n:::\n',
  '::::tabs[N]\n:::tab[A]\nx\n:::\n:::tab[B]\n```js\ny\n```\n:::\n::::\n\n' +
    '> [!TIP]\n> t\n\n::widget{name="X" a=1}\n\n:::block{type=cta id=z}\n```yaml\na: 1\n```\n:::\n',
  '$x$ and $$y$$\n\n```math\nz\n```\n\n## The $\\alpha$\n\nAt 10 ms on 2024-12-31, TLS 1.3 {claim:a}.\n',
  'a <!-- c --> b\n\n<!-- d -->\n\ne~f~g ~~h~~ 1~2 &amp; &copy; \\* "q" \'r\'\n',
  'x\n===\n\ny\n---\n\n[^a] no note, [b]\n',
]

describe.each(['satteri', 'remark'] as const)('trees of %s', (parser) => {
  it.each(samples)('%j', (source) => expect(compare(source, parser)).toBe(true))
})

it('every example of CommonMark without HTML', () => {
  const compared = specification.filter(({ markdown }) => compare(markdown.replaceAll('→', '\t')))
  expect(compared.length).toBeGreaterThan(500)
})

it('random texts', () => {
  const parts = samples.flatMap((sample) => sample.split(/(\s+|[*_`[\]()|>#-])/)).filter((part) => part !== '')
  const more = [
    '\n',
    '\n\n',
    '  \n',
    '- ',
    '1. ',
    '> ',
    '**',
    '*',
    '`',
    '| ',
    '# ',
    '[',
    '](/a)',
    '![',
    ':::note\n',
    ':::\n',
  ]
  const part = fc.oneof(fc.constantFrom(...parts), fc.constantFrom(...more))
  const runs = 5000
  let compared = 0
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (chosen) => {
      if (compare(chosen.join(''))) compared++
    }),
    { numRuns: runs, seed: 20261127 },
  )
  expect(compared).toBeGreaterThan(runs / 2)
})
