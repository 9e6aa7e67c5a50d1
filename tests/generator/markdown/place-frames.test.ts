// Frames in the HTML of an article, with both parsers. tests/sites/invalid/frames has what writers read of the others.

import { describe, expect, it } from 'vitest'
import { compileMarkdown } from '#generator/markdown/markdown.ts'

describe.each(['satteri', 'remark'] as const)('with %s', (parser) => {
  const options = { parser, baseDepth: 2, takenIds: [], prefix: 'p', claims: {}, hasWidgets: true } as const
  const compile = (source: string, hasBlocks = true) => compileMarkdown(source, { ...options, hasBlocks })
  const framesOf = (source: string) =>
    compile(source).widgets.map(({ source: block }) => (JSON.parse(block?.yaml ?? '') as { data: object }).data)

  it.each([
    [
      '<iframe width="560" height="315" src="https://film.example.com/1?a=1&amp;b=2" title="A &quot;b&quot;"></iframe>',
      [{ src: 'https://film.example.com/1?a=1&b=2', title: 'A "b"', ratio: '16:9' }],
    ],
    ['<IFRAME SRC=https://film.example.com/1 />', [{ src: 'https://film.example.com/1', title: 'film.example.com' }]],
    [
      '<div style="x">\n<iframe src="//www.youtube-nocookie.example/embed/x" width="100%"></iframe>\n</div>',
      [{ src: 'https://www.youtube-nocookie.example/embed/x', title: 'www.youtube-nocookie.example' }],
    ],
    [
      '<p align="center"><!-- two --><iframe src="https://a.example.com/" width="9" height="9" title=" "></iframe>' +
        '<iframe src="https://b.example.com/" width=90 height=160></iframe></p>',
      [
        { src: 'https://a.example.com/', title: 'a.example.com', ratio: '1:1' },
        { src: 'https://b.example.com/', title: 'b.example.com', ratio: '9:16' },
      ],
    ],
  ])('an iframe that stands alone is a block of type embed: %j', (frame, expected) => {
    const source = `Before.\n\n${frame}\n\nAfter.`
    expect(framesOf(source)).toEqual(expected)
    const { html, problems, widgets } = compile(source)
    expect(problems).toEqual([])
    expect(html.htmlPieces.filter((piece) => typeof piece === 'object' && 'mark' in piece)).toHaveLength(
      expected.length,
    )
    expect(widgets[0]).toMatchObject({ line: 3, column: 1, source: { endLine: 2 + frame.split('\n').length } })
  })

  it.each([
    ['<iframe srcdoc="<p>x</p>" src="https://film.example.com/"></iframe>', 'an <iframe> with srcdoc is left out'],
    ['<iframe></iframe>', 'an <iframe> without src is left out'],
    ['<iframe src=" JavaScript:alert(1)"></iframe>', 'an <iframe> whose src is code is left out'],
    ['<iframe src="&#106;avascript:alert(1)"></iframe>', 'an <iframe> whose src is code is left out'],
    ['<iframe src="data:text/html,x"></iframe>', 'an <iframe> whose src is code is left out'],
    ['<iframe src="http://film.example.com/"></iframe>', 'an <iframe> with an http address is left out'],
    ['<iframe src="/here"></iframe>', 'an <iframe> without an https address is left out'],
    [
      '<iframe src="https://film.example.com\\@b.example"></iframe>',
      'an <iframe> without an https address is left out',
    ],
    ['See <iframe src="https://film.example.com/"></iframe>.', 'the element <iframe> is left out'],
    ['- <iframe src="https://film.example.com/"></iframe>', 'the element <iframe> is left out'],
    ['<div>A ride<iframe src="https://film.example.com/"></iframe></div>', 'the element <iframe> is left out'],
  ])('another one is left out with its reason: %j', (source, message) => {
    const { problems, widgets, html } = compile(source)
    expect(widgets).toEqual([])
    expect(problems).toMatchObject([{ code: 'raw-html', message }])
    expect(JSON.stringify(html)).not.toContain('iframe')
  })

  it('an open iframe takes no word away, and a text without blocks has none', () => {
    expect(framesOf('<iframe src="https://film.example.com/">\nWords.')).toEqual([])
    expect(JSON.stringify(compile('<iframe src="https://film.example.com/">\nWords.').html)).toContain('Words.')
    expect(compile('<iframe src="https://film.example.com/"></iframe>', false)).toMatchObject({
      widgets: [],
      problems: [{ message: 'the element <iframe> is left out' }],
    })
    expect(framesOf('`<iframe src="https://film.example.com/"></iframe>`')).toEqual([])
    expect(framesOf('<!-- <iframe src="https://film.example.com/"></iframe> -->')).toEqual([])
  })
})
