// The sheet of callouts, tabs and the like is linked only where a text has them.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fillText, type LinkTable } from '#generator/links/links.ts'
import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'
import { Prose } from '#site/parts/prose.tsx'
import { type SheetName, SheetSink } from '#site/sheets.tsx'
import type { TextHtml } from '#site/text-html.ts'

const table: LinkTable = { basePath: '', assets: new Map(), fileRoutes: new Map() }

function show(html: TextHtml): { sheets: SheetName[]; markup: string } {
  const needed = new Set<SheetName>()
  const markup = renderToStaticMarkup(
    <SheetSink.Provider value={needed}>
      <Prose html={html} />
    </SheetSink.Provider>,
  )
  return { sheets: [...needed], markup }
}

function showText(source: string): ReturnType<typeof show> {
  const options = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'x', claims: {} } as const
  return show(fillText(compileMarkdown(source, options).html, 'help/x.md', table))
}

it.each([
  ':::note\na\n:::',
  ':::details[More]\na\n:::',
  ':::figure[A pier]\n![a](/assets/a.svg)\n:::',
  ':::steps\n1. a\n:::',
  '::::tabs\n:::tab[A]\na\n:::\n::::',
  '```js {1}\na\n```',
])('has the sheet of its forms: %s', (source) => {
  expect(showText(source).sheets).toEqual(['prose-forms'])
})

it.each(['callout', '```js\na\n```'])('links no more without them: %s', (source) => {
  expect(showText(source).sheets).toEqual([])
})

it('shows widgets between its strings, and the sheet that they need', () => {
  const widget = { id: 'widget--1', widget: { name: 'none', props: {} }, itemLevel: 2 } as never
  const { sheets, markup } = show({ htmlPieces: ['<p>a</p>', widget, '<p>b</p>'] })
  expect(markup).toBe(
    '<div class="prose"><p>a</p></div><div class="prose-widget"></div><div class="prose"><p>b</p></div>',
  )
  expect(sheets).toEqual(['prose-forms'])
})

it('refuses a text whose holes are open', () => {
  expect(() => show({ htmlPieces: ['<p>', { word: 'note' }, '</p>'] })).toThrow('{"word":"note"}')
})
