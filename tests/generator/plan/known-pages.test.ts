// Pages of blocks and lists are planned again only if something that they show has changed.

import { expect, test } from 'vitest'
import { type Cache, openCache } from '#generator/cache/open-cache.ts'
import { openKnownPages } from '#generator/plan/known-pages.ts'
import { planRoutes, planView } from '#generator/plan/plan-routes.ts'
import * as site from '#site/index.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

const help = (title: string, tags: string) => `---\ntitle: ${title}\ntags: [${tags}]\n---\nText.\n`
const block = (more: string) => `blocks:\n  - { id: a, type: text, ${more} }\n`
const files = {
  'content/site.yaml': 'name: Test\nurl: https://example.com\n',
  'content/data/claims.yaml': '- { id: users, label: Users, value: "7", description: People. }\n',
  'content/pages/guides.yaml': 'title: Guides\nblocks: []\n',
  'content/pages/guides/first.yaml':
    'title: First\nblocks:\n  - { id: top, type: hero, title: First }\n' +
    '  - { id: a, type: text, content: "See [us](/guides) and {claim:users}." }\n',
  'content/pages/docs/api.yaml': 'title: API\nblocks: []\n',
  'content/pages/list.yaml': `title: List\n${block('data: { component: FeaturedHelpArticles }')}`,
  'content/pages/figures.yaml':
    'title: F\nblocks:\n  - { id: a, type: metrics, data: { items: [{ claim: users }] } }\n',
  'content/pages/inside.yaml': `title: Inside\n${block(`content: '::widget{name="FeaturedHelpArticles"}'`)}`,
  'content/help/a.md': help('A', 'x'),
  'content/help/b.md': help('B', 'x, y'),
  'content/help/c.md': help('C', 'y, z'),
}

/** What is known of a page after changes, with the cache of a build before them. */
async function recall(url: string, changed: Readonly<Record<string, string>>, last?: Cache) {
  const { content, printed } = await checkFolder(await writeFolder({ ...files, ...changed }))
  if (!content) throw new Error(printed)
  const options = { origin: 'https://example.com', basePath: '', now: 0, assets: new Map(), site } as const
  const cache = openCache(last)
  const plan = planRoutes(content, { ...options, markdownParser: 'satteri' }, cache)
  const pages = openKnownPages(plan, { codeVersion: '1', isOnly: true }, cache)
  const route = plan.routes.find((each) => each.url === url)
  if (!route) throw new Error(`no page ${url}`)
  return { cache, known: pages.findFacts(route, plan.site.links)?.key, key: planView(route, plan.site, pages).key }
}

async function isKnown(url: string, changed: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const first = await recall(url, {})
  const { known, key } = await recall(url, changed, first.cache)
  if (known !== undefined) expect(known).toBe(key)
  return known !== undefined
}

const replaced = (file: keyof typeof files, from: string, to: string) => ({ [file]: files[file].replace(from, to) })

test('a page of blocks is known while it and the pages above it are the same', async () => {
  const page = '/guides/first'
  expect(await isKnown(page)).toBe(true)
  expect(await isKnown(page, replaced('content/help/a.md', 'Text', 'Words'))).toBe(true)
  expect(await isKnown(page, replaced('content/pages/list.yaml', 'List', 'Lists'))).toBe(true)
  expect(await isKnown(page, replaced('content/pages/guides/first.yaml', 'See', 'Read'))).toBe(false)
  expect(await isKnown(page, replaced('content/pages/guides.yaml', 'Guides', 'Manuals'))).toBe(false)
  expect(await isKnown(page, replaced('content/data/claims.yaml', '7', '8'))).toBe(false)
  expect(await isKnown(page, replaced('content/site.yaml', 'Test', 'Site'))).toBe(false)
})

test('a page below /docs is not known once the site has documentation: it gets the side bar', async () => {
  expect(await isKnown('/docs/api')).toBe(true)
  expect(await isKnown('/docs/api', { 'content/docs/first.md': '---\ntitle: First\n---\nText.\n' })).toBe(false)
})

test.each(['/list', '/figures', '/inside'])('%s shows other content, so it is always planned', async (page) => {
  expect(await isKnown(page)).toBe(false)
})

test('a list is known while its articles, its title and the pages of their tags are the same', async () => {
  for (const page of ['/help', '/help/tags/x']) {
    expect(await isKnown(page)).toBe(true)
    expect(await isKnown(page, replaced('content/pages/guides.yaml', 'Guides', 'Manuals'))).toBe(true)
    expect(await isKnown(page, replaced('content/help/b.md', 'Text', 'Words'))).toBe(false)
    expect(await isKnown(page, replaced('content/help/c.md', 'y, z', 'z'))).toBe(false)
  }
  expect(await isKnown('/help/tags/x', replaced('content/help/c.md', 'Text', 'Words'))).toBe(true)
  expect(await isKnown('/help/tags/x', { 'content/pages/help.yaml': 'title: Support\n' })).toBe(false)
})
