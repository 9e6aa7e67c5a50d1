// Slashes in values without quotes: the tag is one, and its address is taken, inside sentences as well.

import { describe, expect, it } from 'vitest'
import { compileHtml } from '../html-of.ts'

const options = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'x', claims: {} } as const

function compile(source: string): ReturnType<typeof compileHtml> {
  const result = compileHtml(source, options)
  expect(compileHtml(source, { ...options, parser: 'remark' })).toEqual(result)
  expect(result.problems).toEqual([])
  return result
}

describe('addresses without quotes', () => {
  it.each([
    ['a <a href=/docs/x>b</a>', '<p>a <a href="/docs/x">b</a></p>', ['/docs/x']],
    ['<a href=https://e.example/a/b>c</a>', '<p><a href="https://e.example/a/b">c</a></p>', ['https://e.example/a/b']],
    ['<img src=/assets/a.png alt=b>', '<img src="/assets/a.png" alt="b" loading="lazy">', ['/assets/a.png']],
    ['- a <img\n  src=x/y alt=b />', '<ul>\n<li>a <img src="x/y" alt="b" loading="lazy"></li>\n</ul>', ['x/y']],
    ['\ue000 <b title=1/2>a</b>', '<p>\ue000 <b title="1/2">a</b></p>', []],
    [':::note\na <a href=/b>c</a>\n:::', undefined, ['/b']],
    ['| a |\n|---|\n| <img src=https://e.example/b.png alt=c> |', undefined, ['https://e.example/b.png']],
  ])('are those of their tags: %j', (source, html, links) => {
    const found = compile(source)
    if (html !== undefined) expect(found.html.replaceAll(' rel="noopener"', '')).toBe(html)
    expect(found.links.map(({ href }) => href)).toEqual(links)
  })

  it.each([
    ['`<a href=/b>`', '<p><code translate="no">&#x3C;a href=/b></code></p>', []],
    [String.raw`\<a href=https://e.example/b >`, undefined, ['https://e.example/b']],
    ['<b =\n\nhttps://e.example/b >', undefined, ['https://e.example/b']],
    ['[a](/b "<a href=/c>")', '<p><a href="/b" title="&#x3C;a href=/c&#x3E;">a</a></p>', ['/b']],
  ])('stay what they are outside of tags: %j', (source, html, links) => {
    const found = compile(source)
    if (html !== undefined) expect(found.html).toBe(html)
    expect(found.links.map(({ href }) => href)).toEqual(links)
  })

  it('are refused when one line has too many of them', () => {
    const { problems } = compileHtml('<a href=/b>c</a> '.repeat(25_000), options)
    expect(problems.map(({ code }) => code)).toEqual(['markdown-size'])
  })
})

describe('addresses of tags without quotes', () => {
  it.each([
    ['See <a href=/prices>here</a>.', '<p>See <a href="/prices">here</a>.</p>'],
    ['<sup><a href=https://a.example/b>1</a></sup>', '<sup><a href="https://a.example/b" rel="noopener">1</a></sup>'],
    [
      'A <img alt=x src=https://a.example/b.png>',
      '<p>A <img src="https://a.example/b.png" alt="x" loading="lazy"></p>',
    ],
    ['<a href=/>Home</a> and 9~18', '<p><a href="/">Home</a> and 9~18</p>'],
    ["<a href='/a' title=b/c>d</a>", '<p><a href="/a" title="b/c">d</a></p>'],
    ['`<a href=/a>` and /b', '<p><code translate="no">&#x3C;a href=/a></code> and /b</p>'],
    ['\\<a href=/a>', '<p>&#x3C;a href=/a></p>'],
  ])('are whole: %s', (source, html) => {
    expect(compile(source).html).toContain(html)
  })

  it('keep their places', () => {
    expect(compile('A <a href=/a/b>c</a> ![d](/e.svg)').links).toEqual([
      { href: '/e.svg', kind: 'image', line: 1, column: 22 },
      { href: '/a/b', kind: 'link', line: 1, column: 3 },
    ])
  })
})
