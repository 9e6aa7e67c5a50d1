// What stands behind the address of a link, a picture or a definition and makes it none: titles, sizes and attributes.

import { describe, expect, it } from 'vitest'
import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'

const options = { baseDepth: 2, takenIds: [], prefix: 'p', claims: {} } as const

function saidOf(source: string): string[] {
  const { problems } = compileMarkdown(source, { ...options, parser: 'satteri' })
  expect(compileMarkdown(source, { ...options, parser: 'remark' }).problems).toEqual(problems)
  return problems.map(({ line, column, code, hint }) => `${line}:${column} ${code}: ${hint}`)
}

const straight = String.raw`looks-like-link: write \" inside, or '…' around the title`
const image = (address: string) => `looks-like-link: write it in HTML: <img src="${address}" width="100" alt="…">`
const only = (address: string) => `looks-like-link: leave only the address and its title: "[text](${address})"`

describe('behind an address', () => {
  it.each([
    ['[a](/b "say "hi" now")', `1:3 ${straight}`],
    ['- see [a](b.md "the "b"")', `1:9 ${straight}`],
    ['![a](https://e.example/b.png "t" "u")', `1:4 ${straight}`],
    ['[a](mailto:jane@example.com "say "hi"")', `1:3 ${straight}`],
    ["[a](</b c> 'it's me')", String.raw`1:3 looks-like-link: write \' inside, or "…" around the title`],
    ['[a](b.md “t”)', '1:3 looks-like-link: write straight ones: "[text](b.md "title")"'],
    ['![a](b.png "t)', '1:4 looks-like-link: write its second quote before the parenthesis'],
    ['![a](b.png "t" =100x50)', `1:4 ${image('b.png')}`],
    ["![a](/b c.png 't' =100x)", `1:4 ${image('/b c.png')}`],
    ['![a](/b.png =100x50 "t")', `1:4 ${image('/b.png')}`],
    ['![a](https://e.example/b.png =100%x)', `1:4 ${image('…')}`],
    ['![a](/b.png width=50%)', `1:4 ${image('/b.png')}`],
    ['[a](b.md "t", target=_blank)', `1:3 ${only('b.md')}`],
    ['[a](/b target="_blank")', `1:3 ${only('/b')}`],
  ])('%j is named', (source, expected) => expect(saidOf(source)).toEqual([expected]))

  it.each([
    [
      '[a]: /b "say "hi""\n\n[a]',
      '1:1 looks-like-link: write only the address and one title: "[label]: /address "title""',
    ],
    ['[a]: /b "t" u\n\n[a]', '1:1 looks-like-link: write only the address and one title: "[label]: /address "title""'],
    ['[a] : https://e.example\n\n[a]', '1:1 looks-like-link: write the colon directly behind the bracket'],
    ['See [a].\n[a]: /b\n[c]: /d', '2:1 looks-like-link: write an empty line above it'],
  ])('%j defines nothing', (source, expected) => expect(saidOf(source)).toEqual([expected]))

  it.each([
    String.raw`[a](/b "say \"hi\" now") and [c](/d 'the "e"')`,
    '[a](/b\n"t"\n) and ![c](/d.png (e "f"))',
    'call [f](a "b" c), [g](x = 1) and [h](i.j, "k")',
    '`[a](/b "c" =1x)` and [a] (it "is" b)',
    '[a]: /b "c"\n[d]: /e\n\n[a] and [d]',
    'Names\n[Jane]: says\n[Joe] : yes/no\n\n[^1]: a',
    '[Jane]: https://e.example as a "place" to be',
  ])('nothing is said of %j', (source) => {
    expect(saidOf(source).filter((said) => said.includes('looks-like-link'))).toEqual([])
  })
})
