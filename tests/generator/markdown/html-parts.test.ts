// Parts of HTML without the element that they belong to: no word of the text is lost, with both parsers.

import { describe, expect, it } from 'vitest'
import { compileHtml } from '../html-of.ts'
import { readHtml } from '../read-html.ts'

describe.each(['satteri', 'remark'] as const)('with %s', (parser) => {
  const options = { parser, baseDepth: 2, takenIds: [], prefix: 'p', claims: {} } as const
  const compile = (source: string) => compileHtml(source, options)

  it.each([
    ['<col>\n\n## Title\n\nOne **two**.', '\n<h2 id="title">Title</h2>\n<p>One <strong>two</strong>.</p>'],
    ['<caption>\n\nOne.\n\n</caption>', '\n<p>One.</p>\n'],
    ['<tr>\n\nOne.\n\n</tr>', '\n<p>One.</p>\n'],
    ['<!-- a --><col>\n\nOne.', '\n<p>One.</p>'],
  ])('a part of a table at the beginning of a text takes no word away: %j', (source, html) => {
    expect(compile(source).html).toBe(html)
    expect(compile(source).problems).toEqual([])
  })

  it.each(['col', 'caption', 'colgroup', 'tbody', 'tr', 'td', 'th'])('<%s> takes no word from searches', (tag) => {
    const { html, text } = compile(`<${tag}>One two.\n\nThree.`)
    expect(readHtml(html).text.replace(/\s+/g, ' ').trim()).toBe('One two. Three.')
    expect(text).toBe('One two. Three.')
  })

  it.each([
    ['a</br>b', '<p>a<br>b</p>'],
    ['<img src="/a.png" alt="b"></img> c', '<p><img src="/a.png" alt="b" loading="lazy"> c</p>'],
    ['<hr></hr>', '<hr>'],
    ['a <wbr></WBR > b', '<p>a <wbr> b</p>'],
  ])('the end of an element that has none is no text: %j', (source, html) => {
    expect(compile(source).html).toBe(html)
    expect(compile(source).problems).toEqual([])
  })

  it.each(['[a](b\\c)', '<img src="b\\c" alt="a">', '<a href="https://example.com/?a\\_b">c</a>'])(
    'a backslash is named where it is the fault of an address: %s',
    (source) =>
      expect(compile(source).problems).toMatchObject([
        { code: 'link-scheme', hint: 'write "/" in place of the backslash, or remove it' },
      ]),
  )

  it('the name of a table of HTML is one line', () => {
    const { html } = compile('<table><tr><td>\n\nOne\n\n- two\n\n</td><td>Three</td></tr></table>')
    expect(html).toContain('aria-label="{word:table} 1: One two, Three (p)"')
  })
})
