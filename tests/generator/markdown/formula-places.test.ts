// Formulas in odd places and beside characters of private use: each formula is shown once, where a browser leaves it,
// and every other character is what the writer wrote.

import { describe, expect, it } from 'vitest'
import { compileHtml } from '../html-of.ts'
import { readHtml } from '../read-html.ts'

describe.each(['satteri', 'remark'] as const)('with %s', (parser) => {
  const options = { parser, baseDepth: 2, takenIds: [], prefix: 'p', claims: {} } as const
  const compile = (source: string) => compileHtml(source, options)

  /** HTML with `{tex}` in the place of each formula, and `{{tex}}` for one that stands by itself. */
  const shown = (source: string) =>
    compile(source)
      .html.replace(/<div class="formula"[^>]*>(.*?)<\/div>/g, '{$1}')
      .replace(/<math.*?<annotation[^>]*>(.*?)<\/annotation><\/semantics><\/math>/g, '{$1}')

  it.each([
    ['&#xF0000;&#xE001; $x^2$ $y^2$', '<p>\u{f0000}\ue001 {x^2} {y^2}</p>'],
    ['&#983041;&#xe000;&#57345; $x^2$ $y^2$', '<p>\u{f0001}\ue000\ue001 {x^2} {y^2}</p>'],
    ['[a](/x "&#xF0001;") $x^2$ $y^2$', '<p><a href="/x" title="\u{f0001}">a</a> {x^2} {y^2}</p>'],
    ['\u{f0001} $x^2$ $y^2$', '<p>\u{f0001} {x^2} {y^2}</p>'],
    ['\u{10ffff} $x^2$', '<p>\u{10ffff} {x^2}</p>'],
    ['<i title="&#xE000;">a</i> &#xE000; $x^2$', '<p><i title="\ue000">a</i> \ue000 {x^2}</p>'],
    ['&#xE000; 9~18', '<p>\ue000 9~18</p>'],
    ['&#57344; &#xE001; 9~18 $x^2$', '<p>\ue000 \ue001 9~18 {x^2}</p>'],
  ])('characters of private use stay what they are: %j', (source, html) => expect(shown(source)).toBe(html))

  it.each([
    ['**$$x^2$$**', '<p><strong>{x^2}</strong></p>'],
    ['[a $$x^2$$ b](/x)', '<p><a href="/x">a {x^2} b</a></p>'],
    ['a <b>b $$x^2$$</b> c', '<p>a <b>b {x^2}</b> c</p>'],
    ['## $$x^2$$', '<h2 id="x2">{x^2}</h2>'],
    [
      ':::note[$$x^2$$]\na\n:::',
      '<div class="callout callout-note" role="note"><p class="callout-title">{x^2}</p><p>a</p></div>',
    ],
    [':::details[$$x^2$$]\na\n:::', '<details class="fold"><summary>{x^2}</summary><p>a</p></details>'],
    ['a <b>b</b> $$x^2$$ c', '<p>a <b>b</b></p>\n{{x^2}}\n<p>c</p>'],
    ['a<br>$$x^2$$', '<p>a<br></p>\n{{x^2}}'],
  ])('one that stands by itself inside a sentence is a part of it: %j', (source, html) =>
    expect(shown(source)).toBe(html),
  )

  it.each([
    ['<p align="center">$$x^2$$</p>', '<p class="align-center">{x^2}</p>'],
    ['<p align="center"><!-->$x^2$<!-- $y^2$ --></p>', '<p class="align-center">{x^2}</p>'],
    ['<p align="center">\n$$\nx^2\n$$\n</p>', '<p class="align-center">\n{x^2}\n</p>'],
    ['<details><summary>Why $x^2$, $y^2$?</summary></details>', '<summary>Why {x^2}, {y^2}?</summary>'],
    ['> <div>a <b>$x^2$</b>, $y^2$</div>', '<div>a <b>{x^2}</b>, {y^2}</div>'],
    ['- <div>$x^2$</div>', '<div>{x^2}</div>'],
    ['<div title="$x^2$">a <code>$y^2$</code></div>', '<div title="$x^2$">a <code translate="no">$y^2$</code></div>'],
    ['<div>a <!-- $x^2$ --> $y^2$ <svg>$z^2$</svg></div>', '<div>a  {y^2} </div>'],
    ['<div>$\\foo$ $$\\foo$$</div>', '<code translate="no">$\\foo$</code> <code translate="no">$$\\foo$$</code></div>'],
    ['<pre>$x^2$</pre>', '$x^2$'],
    ['<table><tr><td>$5</td><td>$ 6</td><td>$x^2$</td></tr></table>', '<td>$5</td><td>$ 6</td><td>{x^2}</td>'],
    [
      '<table><tr><td>$$x^2$$</td></tr></table>',
      'aria-label="{word:table} 1: x2 (p)"><table><tbody><tr><td>{x^2}</td>',
    ],
    ['a <b>$5</b> <b>$</b> c', '<p>a <b>$5</b> <b>$</b> c</p>'],
    ['<td>$a_1$ <foo>$b_1$</td>', '{a_1} &#x3C;foo>{b_1}'],
  ])('a block of HTML has formulas in its text: %j', (source, html) => expect(shown(source)).toContain(html))

  it('one in a block of HTML is said, and shown as it is when it stands by itself', () => {
    expect(compile('<p>a $x^2$ b</p>').text).toBe('a x2 b')
    expect(compile('<p>$$x^2$$</p>').html).toContain('<p><math display="block"')
    expect(compile('a\n\n<p>\n$\\foo$</p>').problems).toMatchObject([{ code: 'formula', line: 4, column: 1 }])
  })

  it('what follows one in a block of HTML is said once, at its place', () => {
    const source = 'a\n\n> <div>$x^2$\n> **a** $x^2$ **a** {claim:b} $y^2$ {claim:b}</div>'
    const { problems } = compile(source)
    expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['markdown-in-html', 4, 3],
      ['unknown-claim', 4, 21],
      ['unknown-claim', 4, 37],
    ])
  })

  it('one that cannot be drawn inside emphasis is code there', () =>
    expect(shown('**$$\\foo$$**')).toBe('<p><strong><code translate="no">$$\\foo$$</code></strong></p>'))

  it.each([
    ['a <code>$x^2$</code> $y^2$', '<p>a <code translate="no">$x^2$</code> {y^2}</p>'],
    ['a <kbd>$x^2$ <b>c</b></kbd> $y^2$', '<p>a <kbd translate="no">$x^2$ <b>c</b></kbd> {y^2}</p>'],
    ['[$x^2$](/a) $y^2$', '<p><a href="/a">{x^2}</a> {y^2}</p>'],
  ])('code of HTML has none: %j', (source, html) => expect(shown(source)).toBe(html))

  it.each(['<https://example.com/$x_1$/b> $y^2$', 'https://example.com/$x_1$/b $y^2$'])(
    'addresses have none: %s',
    (source) => {
      const { tags, text } = readHtml(shown(source))
      expect(text).toBe('https://example.com/$x_1$/b {y^2}')
      expect(tags[1]?.attributes.href).toBe('https://example.com/$x_1$/b')
    },
  )
})
