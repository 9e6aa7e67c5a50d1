// The site is honest about being a demo, in one quiet form: a tag where sample data is shown, a line at the button of a
// form, and one page that explains both.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { addressOf, readPages, visibleText } from './dist-files.ts'

const pages = [...readPages(inject('dist'))].map(([file, html]) => ({ address: addressOf(file), html }))
const textOf = (address: string) => visibleText(readFileSync(join(inject('dist'), address, 'index.html'), 'utf8'))

/** What a page says about being a demo. A project of the community has a button that leads to its own demo. */
function mentionsOf(html: string): string[] {
  return visibleText(html.replaceAll(/<a\b[^>]*>Demo<\/a>|<code\b[^]*?<\/code>/g, '')).match(/\bdemo\b[^.]*/gi) ?? []
}

it('no page but /about says more than once that it is a demo', () => {
  const loud = pages.filter(({ address, html }) => address !== '/about' && mentionsOf(html).length > 1)
  expect(loud.map(({ address, html }) => [address, ...mentionsOf(html)])).toEqual([])
})

it('a second mention is found', () => {
  const html = '<body><p>Demo: nothing is sent.</p><a class="button" href="/x">Demo</a><p>A demo site.</p></body>'
  expect(mentionsOf(html)).toEqual(['Demo: nothing is sent', 'demo site'])
})

it('no page apologises for its data', () => {
  const apology = /\b(?:illustrative|invented|fictional|made-up)\b|\bdate passed\b|\bno customer said\b/i
  expect(pages.filter(({ html }) => apology.test(visibleText(html))).map(({ address }) => address)).toEqual([])
})

it.each(['', 'careers', 'case-studies', 'community', 'enterprise', 'platform'])('/%s tags its sample data', (page) => {
  const html = readFileSync(join(inject('dist'), page, 'index.html'), 'utf8')
  expect(html).toMatch(/class="badge[^"]*">Sample data</)
})

it('every case study is tagged', () => {
  const studies = pages.filter(({ html }) => html.includes('class="article case-study"'))
  expect(studies).toHaveLength(4)
  for (const { html } of studies) expect(html).toMatch(/class="badge[^"]*">Sample data</)
})

it('every form that is not delivered says so at its button', () => {
  const notes = pages.flatMap(({ html }) => [...html.matchAll(/class="delivery-note"[^>]*>([^<]*)/g)])
  expect(notes.length).toBeGreaterThan(2)
  expect(notes.map(([, text]) => text?.startsWith('Demo: nothing is sent.'))).not.toContain(false)
  for (const page of ['contact', 'community', 'downloads']) expect(textOf(page)).toContain('Demo: nothing is sent.')
})

it('/about explains both', () => {
  expect(textOf('about')).toMatch(/About this demo.*"Sample data" marks.*"Demo: nothing is sent" marks/)
})

it('a report whose date has passed has its date, and no page speaks of a renewal that nobody has published', () => {
  expect(textOf('security').match(/Valid until 31 December 2024/g)).toHaveLength(2)
  expect(textOf('security').match(/2024-12-31/g)?.length).toBeGreaterThanOrEqual(2)
  for (const page of ['', 'security', 'enterprise']) expect(textOf(page)).not.toMatch(/renewal|in renewal/i)
})
