// Planned articles are taken from the cache as long as nothing that flows into them has changed.

import { expect, it } from 'vitest'
import { type Cache, openCache } from '#generator/cache/open-cache.ts'
import { openKnownPages } from '#generator/plan/known-pages.ts'
import { planRoutes, planView } from '#generator/plan/plan-routes.ts'
import * as site from '#site/index.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'
import { describeFiles } from '../describe-files.ts'

const postsOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/blog/post-${index}.md`,
      `---\ntitle: Post ${index}\npublishedAt: 2026-01-01\n---\nText.\n`,
    ]),
  )

it('an article keeps its view until the code of the site is another', async () => {
  const { content, printed } = await checkFolder(
    await writeFolder({
      'content/site.yaml': 'name: Test\nurl: https://example.com\n',
      'content/help/sound.md': '---\ntitle: Sound\n---\nText.\n',
    }),
  )
  if (!content) throw new Error(printed)
  const options = {
    origin: 'https://example.com',
    basePath: '',
    now: 0,
    assets: new Map<string, string>(),
    markdownParser: 'satteri',
  } as const
  const plan = (code: typeof site, version: string, last?: Cache) => {
    const cache = openCache(last)
    const planned = planRoutes(content, { ...options, site: code }, cache)
    const route = planned.routes.find(({ url }) => url === '/help/sound')
    if (!route) throw new Error('no route')
    const view = planView(route, planned.site, openKnownPages(planned, { codeVersion: version, isOnly: false }, cache))
    return { cache, view, props: JSON.stringify(view.view.props) }
  }
  const first = plan(site, '1')
  expect(plan(site, '1', first.cache).view).toBe(first.view)
  const { help } = site.collections
  const other = {
    ...site,
    ...(help ? { collections: { ...site.collections, help: { ...help, title: 'Support' } } } : {}),
  }
  expect(first.props).toContain('"Help Center"')
  expect(plan(other, '2', first.cache).props).toContain('"Support"')
})

it('the facts of an article stand until its text, its neighbours, a claim or the code change', async () => {
  const files = {
    'content/site.yaml': 'name: Test\nurl: https://example.com\n',
    'content/data/claims.yaml': '- { id: users, label: Users, value: "7", description: People. }\n',
    'content/help/sound.md': '---\ntitle: Sound\nrelatedArticles: [video]\n---\nText with [a link](video.md).\n',
    'content/help/video.md': '---\ntitle: Video\n---\nText.\n',
  }
  const plan = async (changed: Readonly<Record<string, string>>, version: string, last?: Cache) => {
    const { content, printed } = await checkFolder(await writeFolder({ ...files, ...changed }))
    if (!content) throw new Error(printed)
    const options = { origin: 'https://example.com', basePath: '', now: 0, assets: new Map(), site } as const
    const cache = openCache(last)
    const planned = planRoutes(content, { ...options, markdownParser: 'satteri' }, cache)
    const articles = openKnownPages(planned, { codeVersion: version, isOnly: true }, cache)
    const route = planned.routes.find(({ url }) => url === '/help/sound')
    if (!route) throw new Error('no route')
    const found = articles.findFacts(route, planned.site.links)
    return { cache, found: found?.key, key: planView(route, planned.site, articles).key }
  }
  const first = await plan({}, '1')
  expect(first.found).toBeUndefined()
  expect((await plan({}, '1', first.cache)).found).toBe(first.key)
  expect((await plan({ 'content/assets/a.txt': 'a' }, '1', first.cache)).found).toBe(first.key)
  expect((await plan({}, '2', first.cache)).found).toBeUndefined()
  // The first post gives every page the feeds of the blog.
  const post = { 'content/blog/one.md': '---\ntitle: One\npublishedAt: 1969-01-01\n---\nText.\n' }
  expect((await plan(post, '1', first.cache)).found).toBeUndefined()
  // From the 31st on, posts show the picture of their index page.
  const { cache } = await plan(postsOf(29), '1')
  expect((await plan(postsOf(30), '1', cache)).found).toBeDefined()
  const { cache: many, found } = await plan(postsOf(31), '1', cache)
  expect(found).toBeUndefined()
  const renamed = { ...postsOf(31), 'content/pages/blog.yaml': 'title: News\n' }
  expect((await plan(renamed, '1', many)).found).toBeUndefined()
  for (const [file, from, to] of [
    ['content/help/sound.md', 'Text', 'Test'],
    ['content/help/video.md', 'Text', 'Test'],
    ['content/data/claims.yaml', '7', '8'],
    ['content/site.yaml', 'Test', 'Site'],
  ] as const)
    expect((await plan({ [file]: files[file].replace(from, to) }, '1', first.cache)).found).toBeUndefined()
})

it('a post begins with its excerpt only if the writer gave one: else it would say the same twice', async () => {
  const { routes } = await describeFiles({
    'content/blog/one.md': '---\ntitle: One\npublishedAt: 2026-01-01\nexcerpt: In short.\n---\nText.\n',
    'content/blog/two.md': '---\ntitle: Two\npublishedAt: 2026-01-01\n---\nText.\n',
  })
  const excerpts = routes.flatMap(({ view }) => (view.view === 'blog-post' ? [view.props.excerpt] : []))
  expect(excerpts).toEqual(['In short.', ''])
})

it('a post says what search engines ask of an article: picture, dates, author and publisher', async () => {
  const describe = async (dates: string) => {
    const { routes } = await describeFiles({
      'content/site.yaml': 'name: Test\nurl: https://example.com\nlogo: /assets/logo.svg\n',
      'content/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/blog/one.md': `---\ntitle: One\nexcerpt: In short.\n${dates}---\nText.\n`,
    })
    const post = routes.find(({ url }) => url === '/blog/one')
    if (post?.view.view !== 'blog-post') throw new Error('no post')
    const { head } = post.view.props
    return { image: head.image?.url, article: head.jsonLd[0], usedAssets: post.usedAssets }
  }
  const { image, article, usedAssets } = await describe('publishedAt: 2026-01-01\n')
  expect(article).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'One',
    description: 'In short.',
    image,
    datePublished: '2026-01-01',
    dateModified: '2026-01-01',
    author: { '@type': 'Organization', name: 'Test' },
    publisher: {
      '@type': 'Organization',
      name: 'Test',
      url: 'https://example.com',
      logo: expect.stringMatching(/^https:\/\/example\.com\/assets\/logo-[0-9a-f]{8}\.svg$/),
    },
    mainEntityOfPage: 'https://example.com/blog/one',
  })
  expect(image).toMatch(/^https:\/\/example\.com\/assets\/og\//)
  expect(usedAssets).toContain('/assets/logo.svg')
  const updated = await describe('publishedAt: 2026-01-01\nupdatedAt: 2026-02-01\n')
  expect(updated.article).toMatchObject({ datePublished: '2026-01-01', dateModified: '2026-02-01' })
})
