// Pages that list articles and that nobody wrote: tags, and what follows the first page of a long list.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const post = (name: string, tags: string, text = 'Text.') =>
  `---\ntitle: ${name}\npublishedAt: 2026-01-${10 + (name.length % 10)}\ntags: [${tags}]\n---\n\n${text}\n`
const site = {
  'content/site.yaml': 'name: Lake\nurl: https://example.com/base\ndescription: Boats on the lake.\n',
  'content/blog/ferry.md': post('Ferry', 'Boats, "Tide tables"', 'About [boats](/blog/tags/boats).'),
  'content/blog/pier.md': post('Pier', 'boats, "tide-tables", 日本'),
  'content/blog/old.md': post('Old', 'alone, 日本'),
}

async function build(files: Readonly<Record<string, string>>, ...options: string[]): Promise<Record<string, string>> {
  const folder = await writeFolder(files)
  const { code, stderr } = await runHere(folder, 'build', ...options)
  expect(stderr).not.toContain('error')
  expect(code).toBe(0)
  return readFolder(join(folder, 'dist'))
}

const titlesIn = (html = '') =>
  [...html.matchAll(/<h[23] class="row-title"><a [^>]*>([^<]*)/g)].map(([, title]) => title)
const pagesOf = (dist: Record<string, string>, below: string) =>
  Object.keys(dist)
    .filter((path) => path.startsWith(below) && path.endsWith('index.html'))
    .map((path) => path.slice(below.length, -'/index.html'.length))
    .sort()

describe('a tag', () => {
  test('that articles share has a page, which they and their list link', async () => {
    const dist = await build(site)
    expect(pagesOf(dist, 'blog/tags')).toEqual(['', '/boats', '/tide-tables', '/日本'])
    expect(titlesIn(dist['blog/tags/boats/index.html'])).toEqual(['Ferry', 'Pier'])
    expect(dist['blog/tags/boats/index.html']).toMatch(/<h1>Blog: Boats<\/h1>/)
    for (const page of ['blog/ferry/index.html', 'blog/index.html', 'blog/tags/index.html'])
      expect(dist[page], page).toMatch(/href="\/base\/blog\/tags\/boats"[^>]*><bdi>Boats</)
    expect(dist['blog/old/index.html']).toMatch(/<span class="badge[^>]*><bdi>alone</)
    expect(dist['blog/old/index.html']).toContain('href="/base/blog/tags/%E6%97%A5%E6%9C%AC"')
    expect(dist['sitemap.xml']).toContain('<loc>https://example.com/base/blog/tags/%E6%97%A5%E6%9C%AC</loc>')
    expect(dist['llms.txt']).not.toContain('tags')
    expect(dist['blog/index.html']).toMatch(/<a [^>]*href="\/base\/blog\/tags">Tags<\/a>/)
    expect(dist['help/index.html']).not.toContain('Tags')
  })

  test('has no page of Libretto where a page, an article or a redirect has the address', async () => {
    const dist = await build({
      ...site,
      'content/pages/blog/tags/boats.yaml': 'title: Our boats\nblocks: []\n',
      'content/blog/tags.md': post('Tags', 'alone'),
      'content/redirects.yaml': '- { from: /blog/tags/tide-tables, to: /blog }\n',
    })
    expect(dist['blog/tags/boats/index.html']).toContain('<h1>Our boats</h1>')
    expect(dist['blog/tags/index.html']).toContain('<h1>Tags</h1>')
    expect(dist['blog/tags/tide-tables/index.html']).toContain('http-equiv="refresh"')
  })

  test('has no page if site.yaml switches them off', async () => {
    const { 'content/blog/ferry.md': _, ...others } = site
    const off = { ...others, 'content/site.yaml': `${site['content/site.yaml']}features: { tags: false }\n` }
    const dist = await build({ ...off, 'content/blog/ferry.md': post('Ferry', 'boats') })
    expect(pagesOf(dist, 'blog/tags')).toEqual([])
    expect(dist['blog/pier/index.html']).not.toContain('/tags/')
  })

  test('gets and loses its page with its second article, and all that link it follow', async () => {
    const folder = await writeFolder({ ...site, 'content/blog/new.md': post('New', 'alone') })
    await runHere(folder, 'build')
    expect((await readFolder(join(folder, 'dist')))['blog/old/index.html']).toContain('/blog/tags/alone')
    const { 'content/blog/new.md': _, ...fewer } = await readFolder(folder)
    const cold = await build(Object.fromEntries(Object.entries(fewer).filter(([path]) => path.startsWith('content/'))))
    await rm(join(folder, 'content/blog/new.md'))
    await runHere(folder, 'build')
    const warm = await readFolder(join(folder, 'dist'))
    expect(warm['blog/old/index.html']).not.toContain('/blog/tags/alone')
    expect(warm).toEqual(cold)
  })
})

test('an article leads to the list of its collection, by the name that a menu has for it', async () => {
  const dist = await build({
    ...site,
    'content/help/oars.md': '---\ntitle: Oars\n---\n\nText.\n',
    'content/navigation.yaml': 'main:\n  - { id: posts, label: Posts, href: /blog }\n',
  })
  expect(dist['blog/ferry/index.html']).toContain('<li><a href="/base/blog">Posts</a></li>')
  expect(dist['help/oars/index.html']).toContain('<li><a href="/base/help">Help</a></li>')
})

describe('a long list', () => {
  const many = Object.fromEntries(
    Array.from({ length: 65 }, (_, index) => [
      `content/help/a-${index}.md`,
      `---\ntitle: Help ${index}\n---\n\nText.\n`,
    ]),
  )

  test('goes on on further pages', async () => {
    const dist = await build({ 'content/site.yaml': site['content/site.yaml'], ...many })
    expect(pagesOf(dist, 'help/page')).toEqual(['/2', '/3'])
    const pages = ['help/index.html', 'help/page/2/index.html', 'help/page/3/index.html']
    expect(pages.map((page) => titlesIn(dist[page]).length)).toEqual([30, 30, 5])
    expect(new Set(pages.flatMap((page) => titlesIn(dist[page]))).size).toBe(65)
    expect(dist['help/page/2/index.html']).toMatch(/<title>Help Center, page 2 \| Lake<\/title>/)
    expect(dist['help/page/2/index.html']).toMatch(/rel="canonical" href="https:\/\/example.com\/base\/help\/page\/2"/)
    expect(dist['help/page/2/index.html']).toMatch(
      /href="\/base\/help" rel="prev".*href="\/base\/help\/page\/3" rel="next"/s,
    )
  })

  test('goes on on a page of blocks that asks for it, within its category', async () => {
    const hero = '  - { id: hero, type: hero, title: All of it }\n'
    const page = (data: string) => `title: All\nblocks:\n${hero}  - { id: list, type: text, data: { ${data} } }\n`
    const dist = await build({
      ...site,
      'content/pages/all.yaml': page('component: ArticleList, collection: blog, limit: 1, paged: true'),
      'content/pages/boats.yaml': page(
        'component: ArticleList, collection: blog, category: 日本, limit: 1, paged: true',
      ),
      'content/pages/tides.yaml': page(
        'component: ArticleList, collection: blog, category: tide tables, limit: 1, paged: true',
      ),
    })
    expect(pagesOf(dist, 'all')).toEqual(['', '/page/2', '/page/3'])
    expect(pagesOf(dist, 'boats')).toEqual(['', '/page/2'])
    expect(pagesOf(dist, 'tides')).toEqual(['', '/page/2'])
    expect(titlesIn(dist['boats/index.html']).concat(titlesIn(dist['boats/page/2/index.html'])).sort()).toEqual([
      'Old',
      'Pier',
    ])
    expect(dist['all/page/2/index.html']).toContain('<title>All, page 2 | Lake</title>')
    expect(dist['all/page/2/index.html']).toContain('All of it</h1>')
  })

  test('needs a list that can be cut, a number, and a category that exists', async () => {
    const folder = await writeFolder({
      ...site,
      'content/pages/all.yaml': `title: All
blocks:
  - { id: a, type: text, data: { component: HelpSearch, paged: true } }
  - { id: b, type: text, data: { component: FeaturedBlogPosts, limit: all, paged: true } }
  - { id: c, type: text, data: { component: FeaturedBlogPosts, paged: true } }
  - { id: d, type: text, data: { component: FeaturedCaseStudies, paged: true } }
  - { id: e, type: text, data: { component: ArticleList, collection: blog, category: Boots } }
`,
    })
    const { stderr } = await runHere(folder, 'validate')
    expect(stderr).toContain('"paged" works only with FeaturedBlogPosts, FeaturedHelpArticles, ArticleList, or ')
    expect(stderr).toContain('"limit" must be a number with "paged"')
    expect(stderr).toMatch(/nothing in this list has the category "Boots".*did you mean "Boats"/s)
    expect(stderr).toContain('this page has another list with "paged" above this one')
  })
})
