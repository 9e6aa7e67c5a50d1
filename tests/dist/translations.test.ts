// The German pages of the manual: they and their originals lead to each other, and none shows words of the other
// language.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { libretto } from '../setup/mini-site.ts'
import { alternatesOf, findForeignWords, findLopsided } from '../setup/translated-pages.ts'
import { attributeValues, readPages } from './dist-files.ts'

const pages = readPages(inject('manual'))
const alternates = alternatesOf(pages, 'https://libretto.example.com')

it('the home page, the first page of the manual and its first chapter exist in German', () => {
  const chapter = readdirSync(join(libretto, 'docs/content/docs/start')).map((file) =>
    file === 'index.md' ? 'docs/start/index.html' : `docs/start/${file.replace('.md', '/index.html')}`,
  )
  expect(chapter).toHaveLength(5)
  for (const file of ['index.html', 'docs/index.html', ...chapter])
    expect(alternates.get(file)).toEqual([`en ${file}`, `de de/${file}`, `x-default ${file}`])
})

it('a page and its translations name each other', () => {
  expect(findLopsided(alternates)).toEqual([])
})

it('no page shows a word of the interface in the other language', async () => {
  // Code is the same in every language, and the manual shows some of other languages.
  const texts = [...pages].map(([file, html]) => [file, html.replace(/<code\b[^]*?<\/code>/g, '')] as const)
  expect(await findForeignWords(texts)).toEqual([])
})

it('a link to a page without a translation leads to the original, with a mark', () => {
  const page = pages.get('de/docs/index.html') ?? ''
  expect(page).toContain('<a hreflang="en" href="/docs/write/pages">Seiten</a>')
  expect(attributeValues(page, 'href')).toContain('/de/docs/start/first-site')
})

it('the side bar of a language has its own pages only', () => {
  const [bar = ''] = /<nav class="docs-nav[^]*?<\/nav>/.exec(pages.get('de/docs/index.html') ?? '') ?? []
  expect(attributeValues(bar, 'href').filter((href) => !href.startsWith('/de/docs'))).toEqual([])
  expect(attributeValues(bar, 'href')).toContain('/de/docs/start/folders')
})
