// sitemap.xml: well-formed, only pages that answer 200 and may be indexed, dates from content only.

import { describe, expect, it } from 'vitest'
import { type SitemapPage, sitemapFiles } from '#generator/outputs/sitemap.ts'
import { describeFiles } from '../describe-files.ts'
import { readXml } from '../read-xml.ts'

const addressOf = (file: string) => `https://example.com/${file}`

function sitemapFile(pages: readonly SitemapPage[]): string {
  return sitemapFiles(pages, addressOf)[0]?.[1] ?? ''
}

it('addresses are escaped, and entries have a date where content states one', () => {
  const elements = readXml(
    sitemapFile([{ url: 'https://example.com/a?b&c<d>', modifiedAt: '2026-05-31' }, { url: 'https://example.com/' }]),
  )
  expect(elements.map(({ path, text }) => `${path.replace('urlset/', '')} ${text.trim()}`)).toEqual([
    'urlset ',
    'url ',
    'url/loc https://example.com/a?b&c<d>',
    'url/lastmod 2026-05-31',
    'url ',
    'url/loc https://example.com/',
  ])
  expect(elements[0]?.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
})

it('a site without pages gives a well-formed sitemap', () =>
  expect(readXml(sitemapFile([])).map(({ path }) => path)).toEqual(['urlset']))

describe('more than a sitemap may have', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ url: `https://example.com/${index}` }))
  const named = (text: string) => readXml(text).flatMap(({ path, text: url }) => (path.endsWith('/loc') ? [url] : []))

  it('50,000 pages are one file', () => {
    const files = sitemapFiles(pages(50_000), addressOf)
    expect(files.map(([file]) => file)).toEqual(['sitemap.xml'])
  })

  it('one page more makes parts and an index of them', () => {
    const [index, ...parts] = sitemapFiles(pages(50_001), addressOf)
    expect(parts.map(([file, text]) => [file, text.split('<url>').length - 1])).toEqual([
      ['sitemap/1.xml', 50_000],
      ['sitemap/2.xml', 1],
    ])
    expect(index?.[0]).toBe('sitemap.xml')
    expect(readXml(index?.[1] ?? '')[0]?.path).toBe('sitemapindex')
    expect(named(index?.[1] ?? '')).toEqual(['https://example.com/sitemap/1.xml', 'https://example.com/sitemap/2.xml'])
    expect(named(parts[1]?.[1] ?? '')).toEqual(['https://example.com/50000'])
  })

  it('no part is larger than the limit, translations and letters beyond ASCII included', () => {
    const translated = pages(40).map(({ url }) => ({
      url: `${url}/é`,
      translations: [{ language: 'de', address: 'https://example.com/ü' }],
    }))
    const limits = { pages: 1000, bytes: 1500 }
    const [, ...parts] = sitemapFiles(translated, addressOf, limits)
    expect(parts.length).toBeGreaterThan(2)
    for (const [, text] of parts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes)
    expect(parts.flatMap(([, text]) => named(text))).toEqual(translated.map(({ url }) => url))
  })
})

it('a site’s sitemap lists every page once, and neither redirects nor not-found pages', async () => {
  const { files } = await describeFiles(
    {
      'content/pages/home.yaml': 'title: Home\ndescription: d\nlastModified: 2026-03-01\n',
      'content/pages/docs/index.yaml': 'title: Docs\ndescription: d\n',
      'content/blog/first.md': '---\ntitle: First\npublishedAt: 2026-01-01\nupdatedAt: 2026-02-01\n---\nText.\n',
      'content/help/sound.md': '---\ntitle: Sound\nlastUpdated: 2026-04-01\n---\nText.\n',
      'content/case-studies/harbour.md':
        '---\ntitle: Faster harbour\ncompany: H\nindustry: I\npublishedAt: 2026-01-15\n---\nText.\n',
      'content/redirects.yaml': '- { from: /old, to: /docs }\n',
    },
    { basePath: '/base' },
  )
  const urls = readXml(files['sitemap.xml'] ?? '').filter(({ path }) => path === 'urlset/url/loc')
  expect(urls.map(({ text }) => text.replace('https://example.com', ''))).toEqual([
    '/base/blog/first',
    '/base/blog',
    '/base/case-studies/faster-harbour',
    '/base/case-studies',
    '/base/docs',
    '/base/help',
    '/base/help/sound',
    '/base',
  ])
  const dates = readXml(files['sitemap.xml'] ?? '').filter(({ path }) => path === 'urlset/url/lastmod')
  expect(dates.map(({ text }) => text)).toEqual(['2026-02-01', '2026-01-15', '2026-04-01', '2026-03-01'])
  expect(files['robots.txt']).toContain('Sitemap: https://example.com/base/sitemap.xml')
})

it('a page that is not listed is left out of sitemap, search and llms.txt, and asks not to be indexed', async () => {
  const page = (title: string) => `title: ${title}\ndescription: d\nblocks:\n  - { id: a, type: text, title: Part }\n`
  const { files, routes } = await describeFiles({
    'content/docs/start.md': '---\ntitle: Start\n---\nText.\n',
    'content/pages/docs/thanks.yaml': `${page('Thanks')}listed: false\n`,
    'content/pages/docs/map.yaml': page('Map'),
  })
  const named = (file: string) => ['/docs/thanks', '/docs/map'].filter((route) => files[file]?.includes(route))
  for (const file of ['sitemap.xml', 'search-index.json', 'llms.txt']) expect(named(file), file).toEqual(['/docs/map'])
  expect(files['llms-full.txt']).not.toContain('Thanks')
  const heads = routes.flatMap(({ url, view: { props } }) => ('head' in props ? [[url, props.head.isIndexed]] : []))
  expect(Object.fromEntries(heads)).toMatchObject({ '/docs/thanks': false, '/docs/map': true })
})
