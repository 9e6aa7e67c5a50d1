// What a page shows of the tree of the documentation: all of a small one, and of a large one only a part, so that the
// pages of a site stay small however many they are.

import { describe, expect, it } from 'vitest'
import type { DocsFolderFacts, DocsPageFacts, DocsSource } from '#site/collections/collection.ts'
import { placePages } from '#site/collections/docs/place-pages.ts'
import type { DocsNavItem } from '#site/docs-props.ts'

const page = (route: string, more: Partial<DocsPageFacts> = {}): DocsPageFacts => ({ route, title: route, ...more })
const folder = (route: string, more: Partial<DocsFolderFacts> = {}): DocsFolderFacts => ({
  route,
  title: route,
  isTitled: false,
  hasPage: false,
  pages: [],
  ...more,
})
const place = (source: Partial<DocsSource>) =>
  placePages({ route: '/docs', pages: [], folders: [folder('/docs')], versions: [], ...source })

/** Addresses of the links of a side bar; folders that show what is in them have it in a list after them. */
function print(items: readonly DocsNavItem[] = []): unknown[] {
  return items.flatMap(({ href, items: inner }) => (inner ? [href, print(inner)] : [href]))
}

function countLinks(items: readonly DocsNavItem[] = []): number {
  return items.reduce((sum, { items: inner }) => sum + 1 + countLinks(inner), 0)
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('the order of a folder', () => {
  it('is that of its file, then of numbers, then of titles with their numbers', () => {
    const places = place({
      pages: [
        page('/docs/z', { title: 'Part 10' }),
        page('/docs/y', { title: 'Part 9' }),
        page('/docs/x', { order: 2 }),
        page('/docs/w', { order: -1 }),
        page('/docs/v'),
        page('/docs/u', { order: 0 }),
      ],
      folders: [folder('/docs', { pages: ['v', 'z'] })],
    })
    expect(print(places.get('/docs/x')?.nav)).toEqual([
      '/docs',
      '/docs/v',
      '/docs/z',
      '/docs/w',
      '/docs/u',
      '/docs/x',
      '/docs/y',
    ])
  })
})

it('a group whose page is a draft keeps its title and its pages', () => {
  const sidebar = [
    { route: '/docs/draft', title: 'Group', items: [{ route: '/docs/c' }, { route: '/docs/a' }] },
    { route: '/docs/other-draft', items: [{ route: '/docs/b' }] },
    { route: '/docs/gone', title: 'Empty' },
  ]
  const places = place({
    pages: ['a', 'b', 'c', 'd'].map((name) => page(`/docs/${name}`)),
    folders: [folder('/docs', { sidebar })],
  })
  const nav = places.get('/docs/a')?.nav ?? []
  expect(nav.map(({ label }) => label)).toEqual(['/docs', 'Group', '/docs/b', '/docs/d'])
  expect(nav[1]?.items?.map(({ href }) => href)).toEqual(['/docs/c', '/docs/a'])
})

describe('a large tree', () => {
  const parts = numbers(20)
  const places = place({
    pages: parts.flatMap((part) => numbers(50).map((index) => page(`/docs/part-${part}/page-${index}`))),
    folders: [folder('/docs'), ...parts.map((part) => folder(`/docs/part-${part}`))],
  })

  it('shows the folders above a page opened, and others as links', () => {
    const nav = print(places.get('/docs/part-3/page-7')?.nav)
    expect(nav).toHaveLength(22)
    expect(nav.slice(0, 6)).toEqual([
      '/docs',
      '/docs/part-0',
      '/docs/part-1',
      '/docs/part-2',
      '/docs/part-3',
      numbers(50).map((index) => `/docs/part-3/page-${index}`),
    ])
  })

  it('has one side bar for all pages of a folder, and for its index page', () => {
    expect(new Set([...places.values()].map(({ nav }) => nav)).size).toBe(21)
    expect(places.get('/docs/part-3')?.nav).toBe(places.get('/docs/part-3/page-49')?.nav)
  })
})

describe('a large folder', () => {
  const places = place({ pages: numbers(1000).map((index) => page(`/docs/page-${index}`, { order: index })) })

  it('shows the part of it that the page is in, and a link to all', () => {
    const nav = places.get('/docs/page-250')?.nav ?? []
    expect(nav[1]?.href).toBe('/docs/page-200')
    expect(nav.at(-2)?.href).toBe('/docs/page-299')
    expect(nav.at(-1)).toEqual({ label: 'All 1000 pages', href: '/docs' })
    expect(places.get('/docs/page-250')?.next?.href).toBe('/docs/page-251')
  })

  it('never shows more than a part', () => {
    expect(Math.max(...[...places.values()].map(({ nav }) => countLinks(nav)))).toBe(102)
  })
})

describe('the list of a folder', () => {
  const pages = ['a/one', 'a/two', 'b/one', 'b/two', 'c'].map((path) => page(`/docs/${path}`))
  const folders = (more: Partial<DocsFolderFacts>) => [folder('/docs', more), folder('/docs/a'), folder('/docs/b')]
  const group = (title: string, ...routes: string[]) => ({ title, items: routes.map((route) => ({ route })) })
  const labels = (items: readonly DocsNavItem[] = []): unknown[] =>
    items.flatMap(({ label, items: inner }) => (inner ? [label, labels(inner)] : [label]))
  const order = (places: ReturnType<typeof place>) => {
    const found = ['/docs']
    for (let at = places.get('/docs')?.next; at; at = places.get(at.href)?.next) found.push(at.href)
    return found
  }

  it('has groups with pages of several folders, and other pages follow', () => {
    const places = place({ pages, folders: folders({ sidebar: [group('Begin', '/docs/b/two', '/docs/a/one')] }) })
    expect(labels(places.get('/docs/c')?.nav)).toEqual([
      '/docs',
      'Begin',
      ['/docs/b/two', '/docs/a/one'],
      '/docs/a',
      ['/docs/a/two'],
      '/docs/b',
      ['/docs/b/one'],
      '/docs/c',
    ])
    expect(order(places).slice(0, 4)).toEqual(['/docs', '/docs/b/two', '/docs/a/one', '/docs/a'])
    expect(places.get('/docs/b/two')).toMatchObject({ crumbs: [{ href: '/docs' }], group: 'Begin' })
    expect(places.get('/docs/a')?.pages.map(({ href }) => href)).toEqual(['/docs/a/two'])
    expect(places.get('/docs')?.pages.map(({ href }) => href)).toEqual([
      '/docs/b/two',
      '/docs/a/one',
      '/docs/a',
      '/docs/b',
      '/docs/c',
    ])
  })

  it('can hide pages: they have a place, and nothing before or after them', () => {
    const places = place({ pages, folders: folders({ sidebar: [{ route: '/docs/c' }], others: 'hidden' }) })
    expect(labels(places.get('/docs/a/one')?.nav)).toEqual(['/docs', '/docs/c'])
    expect(order(places)).toEqual(['/docs', '/docs/c'])
    expect(places.get('/docs/a/one')?.crumbs.map(({ href }) => href)).toEqual(['/docs', '/docs/a'])
    expect(places.get('/docs/a/one')).not.toHaveProperty('next')
  })

  it('has links, and groups in groups whose text is a page', () => {
    const inner = { route: '/docs/a', title: 'All of a', items: [group('Deep', '/docs/c')] }
    const places = place({ pages, folders: folders({ sidebar: [inner, { title: 'Else', href: '/pier' }] }) })
    expect(labels(places.get('/docs/c')?.nav).slice(0, 4)).toEqual([
      '/docs',
      'All of a',
      ['Deep', ['/docs/c'], '/docs/a/one', '/docs/a/two'],
      'Else',
    ])
    expect(places.get('/docs/c')?.crumbs).toEqual([
      { label: expect.any(String), href: '/docs' },
      { label: 'All of a', href: '/docs/a' },
    ])
  })

  it('leaves out a folder without a page when all of it is elsewhere, and still says what is below its address', () => {
    const sidebar = [group('Begin', '/docs/a/one', '/docs/a/two')]
    const places = place({ pages, folders: folders({ sidebar }) })
    expect(labels(places.get('/docs/c')?.nav)).not.toContain('/docs/a')
    expect(places.get('/docs/a')?.pages.map(({ href }) => href)).toEqual(['/docs/a/one', '/docs/a/two'])
  })

  it('never puts a folder into itself, and a page into two places', () => {
    const lists = [
      folder('/docs', { sidebar: [{ route: '/docs/a/one' }, { route: '/docs' }] }),
      folder('/docs/a', { sidebar: [{ route: '/docs/a/one' }, { route: '/docs/b' }] }),
      folder('/docs/b', { sidebar: [{ route: '/docs/a' }] }),
    ]
    const places = place({ pages, folders: lists })
    expect(labels(places.get('/docs/c')?.nav)).toEqual([
      '/docs',
      '/docs/a/one',
      '/docs/a',
      ['/docs/b', ['/docs/b/one', '/docs/b/two'], '/docs/a/two'],
      '/docs/c',
    ])
  })

  it('leads to the first page of a closed group of a large tree', () => {
    const many = numbers(120).map((index) => page(`/docs/m${index}`))
    const sidebar = [group('Begin', '/docs/m7', '/docs/m3'), group('Rest', '/docs/m9')]
    const places = place({ pages: many, folders: [folder('/docs', { sidebar })] })
    const [, begin, rest] = places.get('/docs/m9')?.nav ?? []
    expect(begin).toEqual({ label: 'Begin', href: '/docs/m7' })
    expect(rest).toEqual({ label: 'Rest', items: [{ label: '/docs/m9', href: '/docs/m9' }], isOpen: true })
  })
})
