// A single tilde in a word is a sign of the text; two strike out.

import { describe, expect, it } from 'vitest'
import { compileHtml } from '../html-of.ts'

const options = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'x', claims: { piers: '11' } } as const

function compile(source: string): ReturnType<typeof compileHtml> {
  const result = compileHtml(source, options)
  expect(compileHtml(source, { ...options, parser: 'remark' })).toEqual(result)
  expect(result.problems).toEqual([])
  return result
}

describe('single tildes', () => {
  it.each([
    ['평일 9시~18시, 토요일 10시~17시.', '<p>평일 9시~18시, 토요일 10시~17시.</p>'],
    ['Boats 5~10 and 6~12', '<p>Boats 5~10 and 6~12</p>'],
    ['Boats 5~10 and *6~12*', '<p>Boats 5~10 and <em>6~12</em></p>'],
    ['5~10 *and* ~~old~~ 6~12', '<p>5~10 <em>and</em> <del>old</del> 6~12</p>'],
    ['𝟓~𝟏𝟎 and 𝟔~𝟏𝟐', '<p>𝟓~𝟏𝟎 and 𝟔~𝟏𝟐</p>'],
    ['a~b\nc~d', '<p>a~b\nc~d</p>'],
    ['- 1~2 3~4', '<ul>\n<li>1~2 3~4</li>\n</ul>'],
    ['## 1~2 3~4', '<h2 id="12-34">1~2 3~4</h2>'],
    ['`1~2` [3~4](/a~b "5~6") ![7~8](/c~d)', undefined],
    ['```text title="a~b"\n1~2\n```\n', undefined],
    ['[a~b]: /c~d\n\n[a~b] e~f', '<p><a href="/c~d">a~b</a> e~f</p>'],
    ['\ue000 1~2 3~4', '<p>\ue000 1~2 3~4</p>'],
    ['1~2 *3 ~4* 5~6', '<p>1~2 <em>3 ~4</em> 5~6</p>'],
    ['1~{claim:piers} 3~4', '<p>1~11 3~4</p>'],
    [':::note[N]\n1~2 3~4\n:::\n\n10:30~11:30 and 12:30~13:30', undefined],
  ])('of ranges stay: %s', (source, html) => {
    const found = compile(source)
    if (html !== undefined) expect(found.html).toBe(html)
    else expect(found.html.match(/~/g)).toHaveLength(source.match(/~/g)?.length ?? 0)
  })

  it.each([
    ['~a~', '<p><del>a</del></p>'],
    ['a ~b c~, d', '<p>a <del>b c</del>, d</p>'],
    ['~~a~~', '<p><del>a</del></p>'],
    ['a~~b~~c', '<p>a<del>b</del>c</p>'],
  ])('outside of words, and double ones, strike out: %s', (source, html) => {
    expect(compile(source).html).toBe(html)
  })

  it('are in the plain text', () => expect(compile('Open 9~18 and 10~17.').text).toBe('Open 9~18 and 10~17.'))
})
