// Pages of blocks and lists are planned again only if something that they show has changed.

import { expect, test } from 'vitest'
import { type Cache, openCache } from '#generator/cache/open-cache.ts'
import { frameKey, openKnownPages } from '#generator/plan/known-pages.ts'
import { planRoutes, planView } from '#generator/plan/plan-routes.ts'
import { recordViewReads } from '#generator/plan/record-view-reads.ts'
import * as site from '#site/index.ts'
import type { PlanView } from '#site/plan-view.ts'
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

async function planFiles() {
  const { content, printed } = await checkFolder(await writeFolder(files))
  if (!content) throw new Error(printed)
  const options = { origin: 'https://example.com', basePath: '', now: 0, assets: new Map(), site } as const
  return planRoutes(content, { ...options, markdownParser: 'satteri' }, openCache())
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

test('every fact that all pages share changes the key of what is known, also one that is added', async () => {
  const { facts } = (await planFiles()).site
  const key = frameKey(facts, '1')
  expect(frameKey({ ...facts }, '1')).toBe(key)
  expect(frameKey(facts, '2')).not.toBe(key)
  for (const name of Object.keys(facts)) expect(frameKey({ ...facts, [name]: 'other' }, '1'), name).not.toBe(key)
  const added = { ...facts, added: 1 }
  expect(frameKey(added, '1')).not.toBe(key)
  expect(frameKey({ ...added, added: 2 } as typeof facts, '1')).not.toBe(frameKey(added, '1'))
})

test('every look at the content is recorded, except at what follows from the page and the settings alone', async () => {
  const { view } = (await planFiles()).site
  const page = { title: 'A', route: '/a', isHome: false, parents: [] }
  const stubs = Object.entries(view).map(([name, value]) => [name, typeof value === 'function' ? () => name : value])
  const all = { ...Object.fromEntries(stubs), page, pager: undefined } as PlanView
  const looks = (name: keyof PlanView) => {
    let count = 0
    const seen = recordViewReads(all, () => count++)[name]
    if (typeof seen === 'function' && name !== 'code') expect((seen as () => unknown)()).toBe(name)
    return count > 0
  }
  let copied = 0
  expect({ ...recordViewReads(all, () => copied++) }).toHaveProperty('articles')
  expect(copied).toBe(1)
  const names = Object.keys(all) as (keyof PlanView)[]
  expect(Object.keys(recordViewReads(all)).sort()).toEqual([...names].sort())
  expect(names.filter((name) => !looks(name)).sort()).toEqual(['code', 'page', 'pager', 'site', 'tagKey'])
})

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
