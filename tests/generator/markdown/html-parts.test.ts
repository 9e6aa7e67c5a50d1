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

  it('an element that the parser repeats has its name once, and nobody is told of another part with it', () => {
    const said = (source: string) => compile(source).problems.map(({ message }) => message)
    expect(compile('<p>a <i id="b"><p>c</i></p>').html).toContain('<i id="b"></i></p><p><i>c</i>')
    expect(said('<p>a <i id="b"><p>c</i></p>')).toEqual([])
    expect(said('<a id="b"/>\n\n## C\n\nd <a id="e"/> f')).toEqual(['<a> is not closed, here and in 1 more place'])
    expect(said('<i id="b">c</i> <i id="b">d</i>')).toEqual(['the id "b" is left out: another part of the page has it'])
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

  it.each([
    [
      'a cell over two rows',
      '<tr><th>A</th><th>B</th></tr><tr><td rowspan="2">LONG</td><td>1</td></tr><tr><td>2</td></tr>',
    ],
    ['a head over two columns', '<tr><th colspan="2">LONG</th></tr><tr><td>1</td><td>2</td></tr>'],
    ['two rows of heads', '<tr><th>A</th><th>B</th></tr><tr><th>C</th><th>LONG</th></tr><tr><td>1</td><td>2</td></tr>'],
    ['no row of heads', '<tr><td>LONG</td><td>1</td></tr><tr><td>A</td><td>2</td></tr>'],
    ['heads of rows only', '<tr><th>LONG</th><td>1</td></tr><tr><th>A</th><td>2</td></tr>'],
  ])('a wide table with %s is no list on a phone: its values would be called wrong', (_, rows) => {
    const { html } = compile(`<table>${rows.replace('LONG', 'createVoiceClientForEveryPlatformThere()')}</table>`)
    expect(html).not.toContain('is-wide')
    expect(html).not.toContain('data-label')
  })

  it('a wide table of HTML with one row of heads is a list on a phone, also with an empty corner', () => {
    const rows = '<tr><td></td><th>B</th></tr><tr><th>A</th><td>createVoiceClientForEveryPlatformThere()</td></tr>'
    expect(compile(`<table>${rows}</table>`).html).toContain('data-label="B"')
  })
})
