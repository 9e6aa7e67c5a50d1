// The lists of a large index after edits: the same as those of a first build, though only what has changed is read.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Cache, openCache } from '#generator/cache/open-cache.ts'
import type { KeptFile } from '#generator/disk/output-file.ts'
import type { KeptFiles } from '#generator/disk/seen-files.ts'
import type { SearchGroup } from '#generator/outputs/search-group.ts'
import { areListedInThread, type ListsOptions } from '#generator/outputs/search-lists.ts'
import { planSearchParts } from '#generator/outputs/search-parts.ts'
import { type IndexAnswer, type IndexOrder, openIndexThread } from '#generator/outputs/search-thread.ts'
import type { IndexItem } from '#schemas/search-item.ts'
import * as site from '#site/index.ts'

interface SearchedPage {
  title: string
  /** Heading and text of each part. */
  parts: readonly (readonly [heading: string, text: string])[]
}

function groupOf({ title, parts }: SearchedPage, index: number, onRead?: () => void): SearchGroup {
  const url = `/help/page-${index}`
  const more = { description: '', type: 'page', category: title } as const
  const items: IndexItem[] = [
    { ...more, id: url, title, url, relevance: 0.6 },
    ...parts.map(([heading], place) => ({
      ...more,
      id: `${url}#${place}`,
      title: heading,
      url: `${url}#part-${place}`,
      relevance: 0.5,
    })),
  ]
  const texts = () => {
    onRead?.()
    return ['', ...parts.map(([, text]) => text)]
  }
  const relevances = items.map((item) => item.relevance)
  return { items: () => items, relevances, texts, key: () => JSON.stringify([index, title, parts]) }
}

interface BuildOptions extends Pick<ListsOptions, 'openThread'> {
  onRead?: () => void
  kept?: KeptFiles
}

/** The files of the index by path. */
async function build(
  pages: readonly SearchedPage[],
  cache: Cache,
  { onRead, kept, openThread }: BuildOptions = {},
): Promise<Map<string, string>> {
  const same = (path: string) => path
  const groups = pages.map((page, index) => groupOf(page, index, onRead))
  const options = { href: same, place: same, site, codeVersion: '', shared: '', cache, kept, openThread }
  const { texts, rest } = planSearchParts([], groups, options)
  const files = [...texts, ...(await rest())]
  return new Map(files.flatMap((file) => ('bytes' in file ? [[file.path, Buffer.from(file.bytes).toString()]] : [])))
}

const word = fc.constantFrom(
  'call',
  'C++',
  'R & D',
  'getUserById',
  'Wi-Fi',
  'Größe',
  'version 3',
  '通話品質',
  '"quoted" \\ <b>',
  'v2.3.1',
  '😀',
  'call',
  'codec',
)
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
const page = fc.record({ title: text, parts: fc.array(fc.tuple(text, text), { maxLength: 3 }) })
const pages = fc.array(page, { minLength: 8, maxLength: 12 })
const edit = fc.record({ at: fc.nat(11), page, isText: fc.boolean() })

test('random edits: every build has the files of a first build', async () => {
  await fc.assert(
    fc.asyncProperty(pages, fc.array(edit, { minLength: 1, maxLength: 5 }), async (first, edits) => {
      let now: readonly SearchedPage[] = first
      let cache = openCache()
      await build(now, cache)
      for (const { at, page: other, isText } of edits) {
        // Half of the edits leave the number of items as it was.
        now = now.map((old, index) => {
          if (index !== at % now.length) return old
          if (!isText) return other
          return {
            ...old,
            parts: old.parts.map(([heading], place) => [heading, other.parts[place]?.[1] ?? 'new'] as const),
          }
        })
        cache = openCache(cache)
        expect([...(await build(now, cache))]).toEqual([...(await build(now, openCache()))])
      }
    }),
    { numRuns: 150 },
  )
})

test('an edit reads the text of its page, and keeps the files whose words are the same', async () => {
  const many = Array.from({ length: 400 }, (_, index) => ({
    title: `Page ${index}`,
    parts: [
      ['Usage', Array.from({ length: 60 }, (__, place) => `word${(index * 37 + place * 101) % 9000}`).join(' ')],
    ] as const,
  }))
  let read = 0
  const onRead = () => void read++
  const cache = openCache()
  const before = await build(many, cache, { onRead })
  expect(read).toBe(400)
  read = 0
  // The output folder has all files of texts.
  const kept = {
    find: (path: string) => (before.has(path) ? ({ path } as KeptFile) : undefined),
    copyOf: () => undefined,
  }
  const edited = many.map((old, index) =>
    index === 200 ? { ...old, parts: [['Usage', `${old.parts[0][1]} zebra`]] as const } : old,
  )
  const after = await build(edited, openCache(cache), { onRead, kept })
  // Its own, and those of the pages in the same file of texts.
  expect(read).toBeLessThanOrEqual(20)
  const lists = (files: ReadonlyMap<string, string>) => [...files.keys()].filter((path) => path.includes('words-'))
  const fresh = lists(after).filter((path) => !before.has(path))
  expect(fresh).toHaveLength(1)
  expect(after.get(fresh[0] ?? '')).toContain('"zebra"')
})

const firstPage = { title: 'One', parts: [['A', 'first words']] as const }
const twoPages = [firstPage, { title: 'Two', parts: [['B', 'other words']] as const }]
const editedPages = [firstPage, { title: 'Two', parts: [['B', 'new words']] as const }]

test('lists that the cache has lost are made anew', async () => {
  const cache = openCache()
  await build(twoPages, cache)
  const next = openCache(cache)
  next.kinds.get('search-list-texts')?.scopes.clear()
  expect([...(await build(editedPages, next))]).toEqual([...(await build(editedPages, openCache()))])
})

test('lists whose text cannot be read any more are made anew', async () => {
  const cache = openCache()
  await build(twoPages, cache)
  const next = openCache(cache)
  // It was there when the build looked for it.
  const shelf: typeof next.shelf = (kind, scope) => {
    const opened = next.shelf(kind, scope)
    return kind.name === 'search-list-texts' ? { ...opened, peek: () => undefined } : opened
  }
  const files = await build(editedPages, { ...next, shelf })
  expect([...files]).toEqual([...(await build(editedPages, openCache()))])
})

describe('another thread', () => {
  const many = Array.from({ length: 600 }, (_, index) => ({
    title: `Page ${index}`,
    parts: [['Usage', `word${(index * 37) % 900} notation of ${index}`]] as const,
  }))
  /** A thread that fails at an order. */
  const threadOf = (failsAt = Number.POSITIVE_INFINITY) => {
    const act = openIndexThread(site)
    const orders: IndexOrder[] = []
    const ask = (order: IndexOrder): Promise<IndexAnswer | undefined> => {
      orders.push(structuredClone(order))
      return Promise.resolve(orders.length >= failsAt ? undefined : act(structuredClone(order)))
    }
    return { orders, openThread: () => ({ ask }) }
  }

  it('makes the same files, and the next build knows the words', async () => {
    const cache = openCache()
    const { orders, openThread } = threadOf()
    const files = await build(many, cache, { openThread })
    expect([...files]).toEqual([...(await build(many, openCache()))])
    const sent = orders.flatMap((order) => (order === 'files' ? [] : order.pages))
    expect(sent).toHaveLength(600)
    const next = openCache(cache)
    const fewer = many.slice(0, 599)
    const again = threadOf()
    const after = await build(fewer, next, { openThread: again.openThread })
    expect([...after]).toEqual([...(await build(fewer, openCache()))])
    const [first] = again.orders
    expect(first !== 'files' && first?.pages.every((one) => 'kept' in one)).toBe(true)
  })

  it.each([1, 5, 39])('loses nothing if it fails at order %i', async (failsAt) => {
    const { openThread } = threadOf(failsAt)
    expect([...(await build(many, openCache(), { openThread }))]).toEqual([...(await build(many, openCache()))])
  })

  it('is not asked about few pages', async () => {
    const { orders, openThread } = threadOf()
    await build(many.slice(0, 499), openCache(), { openThread })
    expect(orders).toEqual([])
  })

  it.each([
    [499, false],
    [500, true],
    [20_000, true],
    [20_001, false],
  ])('is kept for %i pages: %s', (count, isKept) => {
    expect(areListedInThread(count)).toBe(isKept)
  })
})
