// HTML that stays HTML, with Markdown in it or without.

import { describe, expect, test } from 'vitest'
import { spliceHtml } from '#generator/import/pages/html-links.ts'
import type { Tool } from '#generator/import/source/tools.ts'
import { translate } from '../../../setup/translate-text.ts'

describe('an element with Markdown in it is opened for Markdown', () => {
  test.each<[Tool, string, string, string[]]>([
    [
      'jekyll',
      '<aside markdown="1" class="pquote">\n  <img src="https://pics.example.com/ada.png" alt="avatar">\n' +
        '  I wrote *everything* down.\n</aside>',
      '<aside>\n\n![avatar](https://pics.example.com/ada.png)\nI wrote *everything* down.\n\n</aside>',
      ['1: the attribute "class" of <aside>'],
    ],
    ['jekyll', '<blockquote markdown="block">\nA *b*.\n</blockquote>', '<blockquote>\n\nA *b*.\n\n</blockquote>', []],
    ['markdown', '<aside markdown>\n- A\n</aside>\n\nB', '<aside>\n\n- A\n\n</aside>\n\nB', []],
    [
      'markdown',
      '<table markdown="1"><tr markdown="1"><td markdown="1" colspan="2">*a*</td></tr></table>',
      '<table>\n\n<tr>\n\n<td colspan="2">\n\n*a*\n\n</td>\n\n</tr>\n\n</table>',
      [],
    ],
    [
      'jekyll',
      '1. One\n\n   <aside markdown="1">\n   *a*\n   </aside>',
      '1. One\n\n   <aside>\n\n   *a*\n\n   </aside>',
      [],
    ],
    ['jekyll', '<section markdown="1">\n*a*\n</section>', '*a*', []],
    ['jekyll', '<div markdown="1" class="note">\n*a*\n</div>', ':::note\n*a*\n:::', []],
  ])('%s: %j', (tool, source, text, losses) => {
    expect(translate(tool, source, false)).toEqual({ text, losses, title: undefined })
  })
})

describe('an element without Markdown in it stays as it is', () => {
  test.each<[Tool, string, string?]>([
    ['hugo', '<aside>\n  <img src="a.png" alt="A">\n  I wrote <b>it</b>.\n</aside>'],
    ['hugo', '<table>\n<tr><td><strong>a</strong><br>b <a href="c.md">c</a></td></tr>\n</table>'],
    ['hugo', '<ul>\n<li><code>a</code></li>\n</ul>\n\n<b>c</b>', '<ul>\n<li><code>a</code></li>\n</ul>\n\n**c**'],
    ['hugo', '<dl>\n  <dt>a</dt><dd><em>b</em></dd>\n</dl>'],
    ['jekyll', '<aside markdown="0">\n<b>a</b>\n</aside>'],
    // Empty lines do not end it in kramdown and Python-Markdown.
    [
      'jekyll',
      '<table>\n  <tr>\n\n    <td><b>a</b></td>\n\n  </tr>\n</table>\n\nText.',
      '<table>\n  <tr>\n    <td><b>a</b></td>\n  </tr>\n</table>\n\nText.',
    ],
    [
      'jekyll',
      '<ul>\n<li><ul>\n\n<li>a</li></ul></li>\n\n</ul>\n\n    code',
      '<ul>\n<li><ul>\n<li>a</li></ul></li>\n</ul>\n\n    code',
    ],
    ['jekyll', '<ul>\n<li>never closed\n\n<b>a</b>', '<ul>\n<li>never closed\n\n**a**'],
    ['jekyll', '```html\n<ul>\n\n</ul>\n```'],
    ['starlight', '`<aside>`\n\n<Aside>In.</Aside>', '`<aside>`\n\n:::note\nIn.\n:::'],
  ])('%s: %j', (tool, source, text = source) => {
    expect(translate(tool, source, false).text).toBe(text)
  })
})

test.each([
  ['<a class="b" href="old.md?a&amp;b">x</a>', '<a class="b" href="new?a&amp;b">x</a>'],
  ["<a href='old'>x</a> <img alt='A' src='old.png'>", '<a href="new">x</a> <img alt=\'A\' src="new.png">'],
  ['<a href="gone">x</a> <img src="gone.png" alt="A pier"\n  width="9">', '<a >x</a> A pier\n'],
  ['<video src="old.mp4" poster="old.png"></video>', '<video src="new.mp4" poster="new.png"></video>'],
  ['<a href="https://example.com/">x</a> <a name="b">y</a>', '<a href="https://example.com/">x</a> <a name="b">y</a>'],
  ['<abbr title="a href=old">x</abbr> <a title="href=old">', '<abbr title="a href=old">x</abbr> <a title="href=old">'],
])('links of %j are rewritten', (source, expected) => {
  const splices = spliceHtml(source, 0, (href) => {
    if (href.startsWith('http')) return 'same'
    return href.startsWith('gone') ? undefined : href.replace(/^old(?:\.md)?/, 'new')
  })
  const made = splices.reduceRight(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    source,
  )
  expect(made).toBe(expected)
})
