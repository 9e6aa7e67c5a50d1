// The sheet of callouts, tabs and the like is linked only where a text has them.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Prose } from '#site/parts/prose.tsx'
import { type SheetName, SheetSink } from '#site/sheets.tsx'

function sheetsOf(html: string): SheetName[] {
  const needed = new Set<SheetName>()
  renderToStaticMarkup(
    <SheetSink.Provider value={needed}>
      <Prose html={html} />
    </SheetSink.Provider>,
  )
  return [...needed]
}

it.each([
  '<div class="callout callout-note" role="note"></div>',
  '<details class="fold" open></details>',
  '<figure class="picture"></figure>',
  '<div class="steps"></div>',
  '<div class="code-tabs" data-tabs="text"></div>',
  '<pre class="code"><code><mark class="code-line">a</mark></code></pre>',
])('has the sheet of its forms: %s', (html) => {
  expect(sheetsOf(html)).toEqual(['prose-forms'])
})

it.each(['<p>callout</p>', '<pre class="code"><code>a</code></pre>'])('links no more without them: %s', (html) => {
  expect(sheetsOf(html)).toEqual([])
})
