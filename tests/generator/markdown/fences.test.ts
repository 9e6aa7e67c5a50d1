// Options behind the language of a code fence: a title, lines that stand out, changes.

import { describe, expect, it } from 'vitest'
import { fc } from '../../setup/property.ts'
import { compileHtml } from '../html-of.ts'
import { readHtml } from '../read-html.ts'

const htmlOf = (source: string) => {
  const options = { baseDepth: 2, takenIds: [], prefix: 'note', claims: {} } as const
  const satteri = compileHtml(source, { ...options, parser: 'satteri' })
  expect(compileHtml(source, { ...options, parser: 'remark' })).toEqual(satteri)
  return satteri.html
}
const fence = (info: string, ...rows: string[]) => htmlOf(['```'.concat(info), ...rows, '```', ''].join('\n'))

/** The lines that stand out, each with the name of its element. */
const marked = (html: string) =>
  [...html.matchAll(/<(mark|ins|del) class="code-line">([^]*?)<\/\1>/g)].map(([, name, inside]) => [
    name,
    (inside ?? '').replace(/<[^>]*>/g, '').trimEnd(),
  ])

describe('a title', () => {
  it.each(['title="a b.ts"', "title='a b.ts'", 'other title="a b.ts" {1}'])('stands above the code: %s', (meta) => {
    expect(fence(`ts ${meta}`, 'x')).toContain(
      '<figure class="code-sample"><figcaption class="code-head"><span class="code-file" translate="no">a b.ts</span>' +
        '<span class="code-language" translate="no">ts</span></figcaption>' +
        '<pre class="code" tabindex="0" translate="no" data-language="ts">',
    )
  })
  it('is escaped, and needs no quotes', () => {
    expect(fence('ts title="<b>"', 'x')).toContain('<span class="code-file" translate="no">&#x3C;b></span>')
    expect(fence('ts title=a.ts', 'x')).toContain('<span class="code-file" translate="no">a.ts</span>')
    expect(fence('ts title=""', 'x')).not.toContain('figure')
  })
})

describe('a fence without a language', () => {
  it.each(['title="notes on a.txt"', ' title="notes on a.txt" {1}', "title='notes on a.txt'"])(
    'has a title: %s',
    (info) => {
      expect(fence(info, 'x')).toContain(
        '<figcaption class="code-head"><span class="code-file" translate="no">notes on a.txt</span></figcaption>' +
          '<pre class="code" tabindex="0" translate="no"><code>',
      )
    },
  )
  it.each(['{1}', ' {1}', '{1} title=a.txt', 'title=a.txt {1}', '{1,4-5}'])('has marked lines: %s', (info) => {
    expect(marked(fence(info, 'a', 'b'))).toEqual([['mark', 'a']])
  })
  it.each(['{ a', 'title', 'titles="a"'])('may have a strange name: %s', (info) => {
    expect(fence(info, 'a')).not.toContain('<figcaption')
  })
})

describe('lines that stand out', () => {
  it.each(['ts {1,3-4}', 'ts{1,3-4}', 'ts title="{9}" {1, 3-4}'])('are given by number: %s', (info) => {
    expect(marked(fence(info, 'a', 'b', '', 'd', 'e'))).toEqual([
      ['mark', 'a'],
      ['mark', ''],
      ['mark', 'd'],
    ])
  })
  it('may be lines of one comment, each highlighted', () => {
    expect(fence('js {2}', '/* a', 'b', 'c */')).toContain(
      '<span class="hl-comment">/* a\n</span><mark class="code-line"><span class="hl-comment">b\n</span></mark>' +
        '<span class="hl-comment">c */</span>',
    )
  })
  it.each(['ts diff', 'diff'])('are the changes of %s', (info) => {
    expect(marked(fence(info, ' a', '-b', '+c'))).toEqual([
      ['del', '-b'],
      ['ins', '+c'],
    ])
  })
  it('are not read from words of other tools', () => {
    expect(marked(fence('ts showLineNumbers {a} different', '+a'))).toEqual([])
  })
  it('leave the text as it is, character for character', () => {
    const code = fc.array(fc.constantFrom('const a = 1', '/* b', 'c */', '', '`d', '+e', '- f'), { maxLength: 12 })
    fc.assert(
      fc.property(code, fc.constantFrom('{1-3}', '{2,5}', 'diff', '{0-99} diff'), (rows, meta) => {
        const plain = readHtml(htmlOf(`~~~ts\n${rows.join('\n')}\n~~~\n`)).text
        expect(readHtml(htmlOf(`~~~ts ${meta}\n${rows.join('\n')}\n~~~\n`)).text).toBe(plain)
      }),
      { numRuns: 100 },
    )
  })
})
