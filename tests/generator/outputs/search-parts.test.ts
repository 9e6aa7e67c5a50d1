// The search index of a large site: what a browser fetches of it before the first hit, and what that finds.

import { describe, expect, it } from 'vitest'
import type { IndexItem } from '#schemas/search-item.ts'
import type { SearchParts } from '#schemas/search-parts.ts'
import { findItems } from '#site/widgets/search-dialog/find-items.ts'
import { readQuery } from '#site/widgets/search-dialog/score-item.ts'
import { describeFiles } from '../describe-files.ts'
import { partsOf, searchParts } from './search-in-parts.ts'

const articles = 5000
const syllables = [
  'ba',
  'ker',
  'lo',
  'min',
  'tas',
  'ru',
  'vel',
  'son',
  'di',
  'gar',
  'pex',
  'hu',
  'fi',
  'wen',
  'cor',
  'zy',
]

/** A word made of a number; near numbers make different words. */
function wordOf(number: number): string {
  const mixed = (number * 2_654_435_761) % 65_536
  const parts = [mixed & 15, (mixed >> 4) & 15, (mixed >> 8) & 15]
  return parts.map((part) => syllables[part]).join('')
}

const itemOf = (index: number): IndexItem => ({
  id: `post-${index}`,
  title: `Post ${index}`,
  description: '',
  type: 'page',
  url: `/blog/post-${index}`,
  category: 'Blog',
  relevance: 0.5,
})

/** A text of 20 words, some of them in many texts. */
function textOf(index: number): string {
  const own = Array.from({ length: 14 }, (_, place) => wordOf((index * 31 + place * 977) % 3500))
  return [...own, 'the', 'and', 'release', 'network', 'call', 'of'].join(' ')
}

const titleOf = (index: number) => `${wordOf(index)} ${wordOf(index * 7 + 1)} in ${wordOf(index % 97)} ${index}`
const items: readonly IndexItem[] = [
  {
    id: 'start',
    title: 'Getting Started',
    description: 'First steps.',
    type: 'page',
    url: '/docs',
    category: 'Guides',
    relevance: 0.9,
  },
  ...Array.from({ length: articles }, (_, index) => ({
    id: `post-${index}`,
    title: titleOf(index),
    description: textOf(index),
    type: 'page' as const,
    url: `/blog/${titleOf(index).replaceAll(' ', '-')}`,
    category: 'Blog',
    relevance: 0.62,
  })),
]
const files = await partsOf(items)
const search = (typed: string) => searchParts(files, typed)

describe('the parts of the index of 5,000 articles', () => {
  const some = Array.from({ length: 60 }, (_, index) => (index * 83) % articles)

  it('find an article by its title, by words of its title and by one of its text, for at most 100 KB', async () => {
    for (const index of some) {
      const title = titleOf(index)
      const [first = '', second = ''] = title.split(' ')
      const whole = await search(title)
      expect(whole.hits[0]?.title).toBe(title)
      const words = await search(`${first} ${index}`)
      expect(words.hits.map((hit) => hit.title)).toContain(title)
      const text = await search(wordOf((index * 31) % 3500))
      expect(text.hits.length).toBeGreaterThan(0)
      const found = [whole, words, text, await search(first), await search(second.slice(0, 3))]
      expect(Math.max(...found.map(({ bytes }) => bytes))).toBeLessThanOrEqual(100 * 1024)
    }
  })

  it('find words that thousands of articles have, and one letter, for at most 100 KB', async () => {
    for (const query of ['the', 'release', 'releases network', 'relaese', 'blog', 'b', 'call of the network']) {
      const { hits, bytes } = await search(query)
      expect(bytes, query).toBeLessThanOrEqual(100 * 1024)
      if (query !== 'b') expect(hits, query).toHaveLength(8)
    }
  })

  it('find what content/data/search.yaml has as it is typed, and nothing for unknown words', async () => {
    expect((await search('ting sta')).hits.map(({ id }) => id)).toEqual(['start'])
    expect((await search('qqqq')).hits).toEqual([])
    expect((await search('--')).hits).toEqual([])
  })

  it('are the same files each time, and few of them change with one article', async () => {
    expect([...(await partsOf(items))]).toEqual([...files])
    const changed = items.map((item) => (item.id === 'post-4000' ? { ...item, description: 'changed' } : item))
    const others = [...(await partsOf(changed))].filter(([name]) => !files.has(name))
    expect(others.length).toBeGreaterThan(1)
    expect(others.length).toBeLessThan(files.size / 4)
  })
})

describe('a site', () => {
  it('finds posts by their tags and by their authors', async () => {
    const head = 'title: Rows\npublishedAt: 2026-01-01\ntags: [Postgres, "Tide tables"]\nauthor: { name: Ada Lund }'
    const { files: written } = await describeFiles({ 'content/blog/rows.md': `---\n${head}\n---\n\nText.\n` })
    const found = JSON.parse(written['search-index.json'] ?? '') as IndexItem[]
    for (const typed of ['postgres', 'tables', 'ada lund', 'lund', 'Rows'])
      expect(
        findItems(found, readQuery(typed, 'en')).map(({ url }) => url),
        typed,
      ).toEqual(['/blog/rows'])
  })

  const posts = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `content/blog/post-${index}.md`,
        `---\ntitle: ${titleOf(index)}\npublishedAt: 2026-01-01\n---\n\nText ${index}.\n`,
      ]),
    )
  const hrefOf = ({ routes }: Awaited<ReturnType<typeof describeFiles>>) =>
    JSON.stringify(routes.find(({ url }) => url === '/blog')?.view).match(/"searchIndexHref":"([^"]*)"/)?.[1]

  it('with few articles has one file, with many it has that and parts, which its pages name', async () => {
    const small = await describeFiles(posts(3))
    expect(hrefOf(small)).toBe('/search-index.json')
    expect(Object.keys(small.files).filter((path) => path.startsWith('search/'))).toEqual([])
    const large = await describeFiles(posts(1501), { basePath: '/lake' })
    expect(hrefOf(large)).toBe('/lake/search/index.json')
    // A list of 1,500 items is for other programs; nothing reads a larger one.
    expect(large.files['search-index.json']).toBeUndefined()
    const { pages, words, texts } = JSON.parse(large.files['search/index.json'] ?? '') as SearchParts
    const written = Object.keys(large.files).filter((path) => path.startsWith('search/'))
    const passages = written.filter((path) => /\/texts-/.test(path))
    const named = [...pages, ...[...words, ...texts].map(([, file]) => file), 'index'].map(
      (file) => `search/${file}.json`,
    )
    expect(written.sort()).toEqual([...new Set([...named, ...passages])].sort())
    expect(pages.flatMap((page) => JSON.parse(large.files[`search/${page}.json`] ?? '') as IndexItem[])).toHaveLength(
      1501,
    )
    expect(large.files[`search/${pages[0]}.json`]).toContain('"url":"/lake/blog/post-')
  })

  it('with more than 20,000 pages has words of titles, and none of texts', async () => {
    const wordsOf = async (count: number) => {
      const made = Array.from({ length: count }, (_, index) => ({ ...itemOf(index), text: 'Ferry.' }))
      const { words, texts } = JSON.parse((await partsOf(made)).get('search/index.json') ?? '') as SearchParts
      return [words.length > 0, texts.length > 0]
    }
    expect(await wordsOf(20_000)).toEqual([true, true])
    expect(await wordsOf(20_001)).toEqual([true, false])
  })
})
