// What pictures, links and headings say: the words as written, with claims printed. Each case runs with both parsers.

import { describe, expect, it } from 'vitest'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import { compileHtml, type Printed } from '../html-of.ts'
import { readHtml } from '../read-html.ts'

const claims = { piers: '11', 'call-setup': '42 ms' }
const defaults: MarkdownOptions = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'note', claims }

function compile(source: string): Printed {
  const result = compileHtml(source, defaults)
  expect(compileHtml(source, { ...defaults, parser: 'remark' })).toEqual(result)
  return result
}

const attributesOf = (source: string, name: string) =>
  readHtml(compile(source).html).tags.flatMap(({ attributes }) => attributes[name] ?? [])

describe('texts beside a directive', () => {
  it.each([
    ['![Ref 9:30](/a.svg)', 'Ref 9:30'],
    ['![a:b]\n\n[a:b]: /a.svg', 'a:b'],
    ['![Ref 9:30 :x][pic]\n\n[pic]: /a.svg', 'Ref 9:30 :x'],
    ['![re:Invent][]\n\n[re:invent]: /a.svg', 're:Invent'],
    ['> ![a :b\n> *c:d* `e:f` g\\:h :i[j]{k}](/a.svg "t :u")', 'a :b\nc:d e:f g:h :i[j]{k}'],
    ['- ![a [b:c] d:e](/a.svg)', 'a [b:c] d:e'],
    [':::figure[c]\n![a:b &amp; c](/a.svg)\n:::', 'a:b & c'],
    ['| ![a:b](/a.svg) |\n|---|', 'a:b'],
    ['## ![a:b](/a.svg)', 'a:b'],
  ])('keep colons in what a picture shows: %j', (source, alt) => {
    for (const beside of [':::note\nx\n:::', '::before is CSS', '::widget{name="A"}'])
      expect(attributesOf(`${source}\n\n${beside}`, 'alt')).toEqual([alt])
  })
  it('keep them in titles, labels, headings, cells, and names of footnotes and code', () => {
    const { html, headings, text } = compile(
      '## At :30\n\n[l :k](/b "5:30 :a{b}") [a :b]\n\n[a :b]: /q\n\n| a:b |\n|---|\n| c:d |\n\n' +
        '```js title="a:b"\nx\n```\n\n:::note[T 9:30]\nx[^a:b]\n:::\n\n[^a:b]: n:m',
    )
    expect(headings).toEqual([{ id: 'at-30', text: 'At :30', depth: 2 }])
    expect(text).toBe('l :k a :b x')
    const parts = ['title="5:30 :a{b}">l :k</a>', '<th>a:b</th>', '<td>c:d</td>', '>a:b</span>', 'T 9:30</p>', 'n:m']
    for (const part of parts) expect(html).toContain(part)
  })
})

describe('claims', () => {
  it('are printed in addresses, and with spaces around their names', () => {
    const source = '[v](https://example.com/{claim:piers}/{claim:call-setup}) ![{claim: piers }](/{claim:piers}.svg)'
    const { html, links, problems } = compileHtml(`${source}\n\n[d]\n\n[d]: /d/{claim:piers}`, defaults)
    expect(links.map(({ href }) => href)).toEqual(['https://example.com/11/42%20ms', '/11.svg', '/d/11'])
    expect(html).toContain('alt="11"')
    expect(problems).toEqual([])
  })

  it('that are not defined are errors in addresses, and with spaces inside their names', () => {
    const { problems } = compileHtml('[v](/{claim:peirs})\n\n{claim:lake piers}', defaults)
    const said = problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
    expect(said).toEqual(['1:6 there is no claim "peirs"', '3:1 there is no claim "lake piers"'])
  })

  it('are printed in what pictures and links say of themselves', () => {
    const source = '![The lake with {claim:piers} piers](/a.svg "All {claim:piers}") [x](/b "{claim:call-setup}")'
    for (const text of [source, `${source}\n\n::before`]) {
      expect(attributesOf(text, 'alt')).toEqual(['The lake with 11 piers'])
      expect(attributesOf(text, 'title')).toEqual(['All 11', '42 ms'])
    }
    expect(attributesOf('![q {claim:piers}][z]\n\n[z]: /z.svg "{claim:piers}"', 'title')).toEqual(['11'])
  })
  it('are printed in cells, headings, labels and footnotes', () => {
    const { html } = compile(
      '## {claim:piers} piers\n\n| {claim:piers} |\n|---|\n\n' +
        ':::figure[{claim:piers}]\n![{claim:piers}](/a.svg)\n:::\n\na[^1]\n\n[^1]: {claim:piers}',
    )
    expect(html).not.toContain('{claim')
    for (const part of ['>11 piers</h2>', '<th>11</th>', 'alt="11"', '<figcaption>11<', '<p>11 <a'])
      expect(html).toContain(part)
  })
  it('that are not defined are errors at their place', () => {
    const { problems } = compile(
      '![{claim:a} {claim:b}](/a.svg "{claim:a}")\n\n[x {claim:c}](/b "{claim:c}")\n\n' +
        '[z]\n\n[z]: /z "{claim:d}"\n\n::x',
    )
    const unknown = problems.filter(({ code }) => code === 'unknown-claim')
    expect(unknown.map(({ line, column, claim }) => `${line}:${column} ${claim}`).toSorted()).toEqual([
      '1:13 b',
      '1:3 a',
      '1:32 a',
      '3:19 c',
      '3:4 c',
      '7:10 d',
    ])
  })
  it('in code stay as they are', () => {
    expect(attributesOf('![`{claim:no}` {claim:piers}](/a.svg)', 'alt')).toEqual(['{claim:no} 11'])
    expect(compile('`{claim:no}`\n\n    {claim:no}').problems).toEqual([])
  })
})

describe('headings', () => {
  const headingsOf = (source: string) => compile(source).headings.map(({ id, text }) => `${id}: ${text}`)

  it('do not have marks of footnotes in their names', () => {
    expect(headingsOf('## Wombat[^1]\n\n## The *second*[^2] one[^1]\n\n[^1]: a\n[^2]: b')).toEqual([
      'wombat: Wombat',
      'the-second-one: The second one',
    ])
    expect(compile('## Wombat[^1]\n\n[^1]: a').html).toContain('data-footnote-ref')
    expect(headingsOf('## The [^1] lake *in* [^1] May\n\n[^1]: a')).toEqual(['the-lake-in-may: The lake in May'])
    expect(headingsOf('## [^1]\n\n## [^1]\n\n[^1]: a')).toEqual(['section: ', 'section-1: '])
  })
  it('are named by their pictures where they have no words', () => {
    expect(headingsOf('## ![Lake](/a.svg)')).toEqual(['lake: Lake'])
    expect(headingsOf('## ![Big](/a.svg) ![Lake](/a.svg)')).toEqual(['big-lake: Big Lake'])
    expect(headingsOf('## [![Lake](/a.svg)](/b)')).toEqual(['lake: Lake'])
    expect(headingsOf('## ![x](/a.svg) Start')).toEqual(['start: Start'])
    expect(headingsOf('## The ![x](/a.svg) end')).toEqual(['the--end: The  end'])
    expect(headingsOf('## End ![x](/a.svg)')).toEqual(['end: End'])
    expect(headingsOf('## ![Lake](/a.svg)[^1]\n\n[^1]: a')).toEqual(['lake: Lake'])
    expect(headingsOf('## ![{claim:piers}](/a.svg)')).toEqual(['11: 11'])
  })
  it('and footnotes are no part of the plain text', () => {
    const { text } = compile('The first.\n\nThe second[^1].\n\n[^1]: A note.\n\n    More.')
    expect(text).toBe('The first. The second.')
  })
})
