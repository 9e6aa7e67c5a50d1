// The blog as Atom and JSON Feed: well-formed, complete, and readable far from the site (every address absolute).

import { describe, expect, it } from 'vitest'
import { atomFile, type Feed, type FeedPost, jsonFeedFile } from '#generator/outputs/feeds.ts'
import { describeFiles } from '../describe-files.ts'
import { readHtml } from '../read-html.ts'
import { readXml } from '../read-xml.ts'

const post: FeedPost = {
  url: 'https://example.com/blog/a?b&c',
  title: 'A <b> & "c" \'d\' ]]> \u0007 é 😀',
  summary: 'x < y',
  html: '<p>a &#x26; b</p>\n<pre><code>&#x3C;x></code></pre>',
  authorName: 'Ada & Bo',
  tags: ['a&b', '"c"'],
  publishedAt: '2026-05-31',
  updatedAt: '2026-06-01T09:00:00+02:00',
}
const feed: Feed = {
  title: 'Blog & more',
  description: '<d>',
  language: 'en',
  homeUrl: 'https://example.com/blog',
  atomUrl: 'https://example.com/blog/feed.xml',
  jsonUrl: 'https://example.com/blog/feed.json',
  posts: [post],
  emptySince: '2026-01-01T00:00:00Z',
}

const texts = (source: string, path: string) =>
  readXml(source)
    .filter((element) => element.path === path)
    .map(({ text }) => text)

describe('atomFile', () => {
  it('is well-formed and says what it was given, less control characters', () => {
    const atom = atomFile(feed)
    expect(texts(atom, 'feed/entry/title')).toEqual([post.title.replace('\u0007', '')])
    expect(texts(atom, 'feed/entry/content')).toEqual([post.html])
    expect(texts(atom, 'feed/entry/summary')).toEqual(['x < y'])
    expect(texts(atom, 'feed/entry/author/name')).toEqual(['Ada & Bo'])
    expect(texts(atom, 'feed/entry/id')).toEqual([post.url])
    expect(texts(atom, 'feed/title')).toEqual(['Blog & more'])
    expect(readXml(atom).find(({ path }) => path === 'feed')?.attributes).toEqual({
      xmlns: 'http://www.w3.org/2005/Atom',
      'xml:lang': 'en',
    })
    expect(
      readXml(atom)
        .filter(({ path }) => path === 'feed/entry/category')
        .map(({ attributes }) => attributes.term),
    ).toEqual(['a&b', '"c"'])
  })
  it('has what RFC 4287 asks for: id, title and updated in feed and entry', () => {
    for (const path of [
      'feed/id',
      'feed/title',
      'feed/updated',
      'feed/entry/id',
      'feed/entry/title',
      'feed/entry/updated',
      'feed/entry/author/name',
    ])
      expect(texts(atomFile(feed), path), path).toHaveLength(1)
    for (const instant of [
      ...texts(atomFile(feed), 'feed/updated'),
      ...texts(atomFile(feed), 'feed/entry/published'),
      ...texts(atomFile(feed), 'feed/entry/updated'),
    ])
      expect(instant).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/)
  })
  it('is dated by its newest post, by instant and not by text', () => {
    const posts = ['2026-05-31T23:30:00-05:00', '2026-06-01T02:00:00Z', '2026-05-31'].map((publishedAt) => ({
      ...post,
      publishedAt,
      updatedAt: undefined,
    }))
    expect(texts(atomFile({ ...feed, posts }), 'feed/updated')).toEqual(['2026-05-31T23:30:00-05:00'])
    expect(texts(atomFile({ ...feed, posts: [] }), 'feed/updated')).toEqual([feed.emptySince])
  })
})

describe('jsonFeedFile', () => {
  it('is a JSON Feed 1.1', () => {
    expect(JSON.parse(jsonFeedFile(feed))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Blog & more',
      description: '<d>',
      language: 'en',
      home_page_url: 'https://example.com/blog',
      feed_url: 'https://example.com/blog/feed.json',
      items: [
        {
          id: post.url,
          url: post.url,
          title: post.title,
          summary: 'x < y',
          content_html: post.html,
          date_published: '2026-05-31T00:00:00Z',
          date_modified: '2026-06-01T09:00:00+02:00',
          authors: [{ name: 'Ada & Bo' }],
          tags: ['a&b', '"c"'],
        },
      ],
    })
  })
  it('says that a post without an update was last modified on the day of its publication', () => {
    const posts = [{ ...post, updatedAt: undefined }]
    expect(JSON.parse(jsonFeedFile({ ...feed, posts })).items[0].date_modified).toBe('2026-05-31T00:00:00Z')
  })
})

describe('the feeds of a site', () => {
  const files = {
    'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/help/no-audio.md': '---\ntitle: No audio\n---\n## x\n',
    'content/blog/old.md': '---\ntitle: Old\npublishedAt: 2026-01-01\n---\nOld text.\n',
    'content/blog/new.md':
      '---\ntitle: New\npublishedAt: 2026-02-01\n---\n## Part\n\n' +
      '[a](/help/no-audio#x) [b](../help/no-audio.md) [c](old.md) [d](#part) ' +
      '[e](https://example.org/?a=1&b=2) ![f](/assets/a.svg) and a note[^1].\n\n[^1]: Note.\n',
  }
  it('list posts newest first, under the base path', async () => {
    const { files: output } = await describeFiles(files, { basePath: '/base' })
    expect(texts(output['blog/feed.xml'] ?? '', 'feed/entry/id')).toEqual([
      'https://example.com/base/blog/new',
      'https://example.com/base/blog/old',
    ])
    expect(JSON.parse(output['blog/feed.json'] ?? '').items.map(({ url }: { url: string }) => url)).toEqual([
      'https://example.com/base/blog/new',
      'https://example.com/base/blog/old',
    ])
  })
  it('are named by every page that has a frame, and by none if there are no posts', async () => {
    const feedsOf = async (content: Readonly<Record<string, string>>) => {
      const { routes } = await describeFiles(content, { basePath: '/base' })
      return routes.flatMap(({ view: { props } }) => ('frame' in props ? [props.frame.feeds] : []))
    }
    const found = await feedsOf(files)
    expect(found.length).toBeGreaterThan(4)
    for (const feeds of found)
      expect(feeds).toEqual([
        { title: 'Test & Co blog', atomHref: '/base/blog/feed.xml', jsonHref: '/base/blog/feed.json' },
      ])
    expect((await feedsOf({})).flat()).toEqual([])
  })
  it('carry only absolute addresses in their text', async () => {
    const { files: output } = await describeFiles(files, { basePath: '/base' })
    const html: string = JSON.parse(output['blog/feed.json'] ?? '').items[0].content_html
    expect(texts(output['blog/feed.xml'] ?? '', 'feed/entry/content')[0]).toBe(html)
    const addresses = readHtml(html).tags.flatMap(({ attributes }) => attributes.href ?? attributes.src ?? [])
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([])
    expect(addresses).toEqual(
      expect.arrayContaining([
        'https://example.com/base/help/no-audio#x',
        'https://example.com/base/help/no-audio',
        'https://example.com/base/blog/old',
        'https://example.com/base/blog/new#part',
        'https://example.org/?a=1&b=2',
      ]),
    )
    expect(
      addresses.filter((address) => /^https:\/\/example\.com\/base\/assets\/a-[0-9a-f]{8}\.svg$/.test(address)),
    ).toHaveLength(1)
  })
})
