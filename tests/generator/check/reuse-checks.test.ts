// After an edit that says the same to the rest of the site, the checks of the whole site are left out; after any other
// edit they are made. Both give what a check from nothing gives.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '#generator/build/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { listArticles } from '#generator/model/list-articles.ts'
import { configOf, writeFiles, writeFolder } from '../../setup/mini-site.ts'

const article = (title: string, body: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${body}\n`
const body = 'Text with a [link](/help/two).\n\n## Ports\n\nMore text.'
const site = {
  'content/site.yaml': 'name: Example\nurl: https://example.com\nlanguages: [en, de]\n',
  'content/pages/home.yaml': 'title: Home\n',
  'content/data/claims.yaml': '- { id: setup, label: Setup, value: "42", unit: ms, description: Time to begin. }\n',
  'content/assets/a.txt': 'a\n',
  'content/help/one.md': article('One', body),
  'content/help/two.md': article('Two', 'See [ports](/help/one#ports) and {claim:setup}.', 'relatedArticles: [one]\n'),
  'content/blog/later.md': article('Later', 'Text.', 'publishedAt: 2026-01-02\n'),
  'content/blog/draft.md': article('Draft', 'Text.', 'publishedAt: 2025-01-02\nstatus: draft\n'),
  'content/de/help/one.md': article('Eins', '## Ports\n\nText.'),
  'content/de/strings.yaml': '{}\n',
}

/** Checks the site, changes files, and checks again with the cache of the first time. */
async function editAndCheck(files: Readonly<Record<string, string | undefined>>, now = '2026-01-01T00:00:00Z') {
  const folder = await writeFolder(site)
  const before = openCache()
  await checkContent(configOf(folder, { now: '2026-01-01T00:00:00Z' }), before)
  const written = Object.entries(files).filter((file): file is [string, string] => file[1] !== undefined)
  await writeFiles(folder, Object.fromEntries(written))
  for (const [path, text] of Object.entries(files)) if (text === undefined) await rm(join(folder, path))
  const cache = openCache(before)
  const again = await checkContent(configOf(folder, { now }), cache)
  const whole = await checkContent(configOf(folder, { now }), openCache())
  expect(described(again)).toEqual(described(whole))
  // Only the checks of the whole site look at links.
  return { isWhole: cache.kinds.get('settled-links')?.usedIn === cache.build, cache, folder }
}

function described({ languages, problems }: Awaited<ReturnType<typeof checkContent>>): unknown {
  const articles = languages.map(({ content, everything, linked }) => ({
    shown: listArticles(content).map(({ route, head, body: { html, headings }, excerpt }) => [
      route,
      head,
      html,
      headings,
      excerpt,
    ]),
    all: listArticles(everything).map(({ route }) => route),
    texts: [...everything.entries.values()].map(({ text }) => text),
    linked: [...linked].sort(),
  }))
  return { articles, problems }
}

test.each([
  ['words', { 'content/help/one.md': article('One', body.replace('More', 'Much more')) }],
  ['lines above a link', { 'content/help/one.md': article('One', `Before.\n\n${body}`) }],
  ['a link to another site', { 'content/help/one.md': article('One', `${body} [Away](https://example.org)`) }],
  ['an article of another language', { 'content/de/help/one.md': article('Eins', '## Ports\n\nMehr Text.') }],
  ['a draft', { 'content/blog/draft.md': article('Draft', 'New.', 'publishedAt: 2025-01-02\nstatus: draft\n') }],
  ['nothing', {}],
])('%s: the whole is not checked again', async (_, files) => {
  expect((await editAndCheck(files)).isWhole).toBe(false)
})

test.each([
  ['a title', { 'content/help/one.md': article('Two', body) }],
  ['a key of the front matter', { 'content/help/one.md': article('One', body, 'slug: first\n') }],
  ['a link', { 'content/help/one.md': article('One', body.replace('/help/two', '/help/missing')) }],
  ['an anchor', { 'content/help/one.md': article('One', body.replace('Ports', 'Firewalls')) }],
  ['a picture', { 'content/help/one.md': article('One', `${body}\n\n![A](/assets/a.txt)`) }],
  ['a problem', { 'content/help/one.md': article('One', `${body}\n\nTODO: the rest`) }],
  ['a problem of the file', { 'content/help/one.md': 'no front matter\n' }],
  ['a new file', { 'content/help/three.md': article('Three', 'Text.') }],
  ['a removed file', { 'content/help/one.md': undefined }],
  ['a page', { 'content/pages/home.yaml': 'title: Start\n' }],
  ['a claim', { 'content/data/claims.yaml': site['content/data/claims.yaml'].replace('42', '43') }],
  ['an asset', { 'content/assets/a.txt': 'b\n' }],
])('%s: the whole is checked again', async (_, files) => {
  expect((await editAndCheck(files)).isWhole).toBe(true)
})

test('when something has been published meanwhile, the whole is checked again', async () => {
  expect((await editAndCheck({}, '2026-01-01T12:00:00Z')).isWhole).toBe(false)
  expect((await editAndCheck({}, '2026-01-02T12:00:00Z')).isWhole).toBe(true)
})

test('an article that had a problem is checked with the whole, and so is each repair', async () => {
  const { folder, cache } = await editAndCheck({ 'content/help/one.md': article('One', `${body}\n\nTODO: it`) })
  await writeFiles(folder, { 'content/help/one.md': article('One', body) })
  const next = openCache(cache)
  const { problems } = await checkContent(configOf(folder, { now: '2026-01-01T00:00:00Z' }), next)
  expect(problems.filter(({ code }) => code === 'placeholder')).toEqual([])
  expect(next.kinds.get('settled-links')?.usedIn).toBe(next.build)
})

test('what is not asked for stays in the cache, and many edits do not make it grow', async () => {
  const folder = await writeFolder(site)
  const config = configOf(folder, { now: '2026-01-01T00:00:00Z' })
  let cache = openCache()
  await checkContent(config, cache)
  const count = () =>
    [...(cache.kinds.get('article-summaries')?.scopes.values() ?? [])].reduce((sum, { size }) => sum + size, 0)
  const first = count()
  for (let edit = 1; edit <= 320; edit++) {
    await writeFiles(folder, { 'content/help/one.md': article('One', `${body} Edit ${edit}.`) })
    cache = openCache(cache)
    await checkContent(config, cache, { touched: new Set(['help/one.md']) })
    if (edit === 1) expect(count()).toBe(first + 1)
    expect(count()).toBeLessThan(first + 230)
  }
  expect(openCache(cache).kinds.get('read-files')?.used).toBeGreaterThanOrEqual(first)
})
