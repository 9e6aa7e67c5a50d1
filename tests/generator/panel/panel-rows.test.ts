// The page-wise answers of the panel's API on a site of 5,000 articles, which stays in memory: their size does not grow
// with the site, and a search finds rows on any page.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseEntry } from '#generator/load/parse-entry.ts'
import type { Rows } from '#runtime/devtools/wire-rows.ts'
import type { Entity, PanelAsset } from '#runtime/devtools/wire-types.ts'
import { type PanelSite, panelSite } from './panel-site.ts'

const count = 5000
const kilobyte = 1024

const range = <Item>(make: (index: number) => Item) => Array.from({ length: count }, (_, index) => make(index))

// The same lists in every build, which are only read.
const lists = {
  changed: range((index) => `blog/post-${index}.md`),
  removed: range((index) => `/blog/old-${index}`),
  problems: range(() => ({ code: 'bad-value' as const, severity: 'warning' as const, message: 'm' })),
}

const build = (id: number) => ({
  id,
  at: '2026-11-21T10:20:30.400Z',
  milliseconds: 5,
  stages: { load: 5 },
  ...lists,
  isCode: false,
  pages: count,
  rebuilt: [{ url: '/', why: ['new page'] }],
  rebuiltCount: 1,
  drafts: [],
  isServed: true,
})

const asset = (index: number) => ({
  url: `/assets/${index}.svg`,
  file: `assets/${index}.svg`,
  bytes: new Uint8Array(index % 10),
  hash: `${index % 2500}`,
})

const problem = (index: number) => ({
  code: 'bad-value' as const,
  severity: index % 2 === 0 ? ('error' as const) : ('warning' as const),
  message: `fault ${index}`,
  file: `content/pages/page-${index}.yaml`,
  line: 1,
})

function manyEntries() {
  const words = 'Packets come late when the route changes. '.repeat(60)
  const texts = Array.from({ length: count }, (_, index) => [
    [`blog/post-${index}.md`, `---\ntitle: Post ${index}\n---\n${words} Mark${index}end\n`] as const,
    [`pages/page-${index}.yaml`, `title: Page ${index}\nblocks:\n  - { id: one, type: text }\n`] as const,
  ]).flat()
  return texts.flatMap(
    ([file, text]) => parseEntry(file, { bytes: new TextEncoder().encode(text), hash: file }, []) ?? [],
  )
}

describe('on a site of 5,000 articles, pages, assets and problems', () => {
  const entries = manyEntries()
  let site: PanelSite
  // Each test has a folder of its own, and the entries are made once.
  beforeEach(async () => {
    const routes = range((index) => ({
      url: `/blog/post-${index}`,
      usedAssets: index < 10 ? ['/assets/4999.svg'] : ['/assets/1.svg'],
    }))
    site = await panelSite(
      {},
      {
        entries,
        builds: Array.from({ length: 50 }, (_, index) => build(50 - index)),
        problems: range(problem),
        assetUse: { files: range(asset), addresses: new Map(), routes, shared: ['/assets/2.svg'] },
      },
    )
  })

  it.each([
    ['/open?route=/blog/post-4999', 1],
    ['/nouns', 4],
    ['/nouns?search=packets', 4],
    ['/data/blog', 10],
    ['/data/blog?search=packets&offset=4000', 10],
    ['/data/blog?limit=200', 30],
    ['/data/blog/value?file=blog/post-4999.md&index=0', 8],
    ['/problems?limit=100', 20],
    ['/builds?limit=15', 30],
    ['/assets?limit=60', 20],
    ['/assets/storage', 20],
    ['/assets/users?url=/assets/1.svg&limit=100', 4],
  ])('%s answers at most %i KB', async (path, most) => {
    const { status, raw } = await site.send('GET', path)
    expect(status).toBe(200)
    expect(raw.length).toBeLessThan(most * kilobyte)
  })

  const rows = async <Item>(path: string) => (await site.send('GET', path)).body as unknown as Rows<Item>

  it('every row is on one page, and the last page has the rest', async () => {
    const files: string[] = []
    for (let offset = 0; offset < count; offset += 130) {
      const { items, total, offset: at } = await rows<Entity>(`/data/blog?limit=130&offset=${offset}`)
      expect([total, at]).toEqual([count, offset])
      files.push(...items.map(({ file }) => file))
    }
    expect(new Set(files).size).toBe(count)
    expect(files.length).toBe(count)
    const behind = await rows<Entity>('/data/blog?limit=130&offset=9999')
    expect([behind.offset, behind.items.length]).toEqual([4940, 60])
  })

  it('a search finds any text of any article, and an unknown one nothing', async () => {
    for (const index of [0, 2500, 4999]) {
      const { items, total } = await rows<Entity>(`/data/blog?search=mARK${index}END`)
      expect([total, items[0]?.file, items[0]?.line, items[0]?.route]).toEqual([
        1,
        `blog/post-${index}.md`,
        2,
        `/blog/post-${index}`,
      ])
      expect(items[0]).not.toHaveProperty('value')
    }
    expect(await rows('/data/blog?search=nowhere')).toEqual({ items: [], offset: 0, total: 0 })
    const counts = (await site.send('GET', '/nouns?search=mark4999end')).body as unknown as { found: number }[]
    expect(counts.filter(({ found }) => found > 0)).toEqual([{ noun: 'blog', total: count, found: 1 }])
  })

  it('a search looks at changed files again', async () => {
    const path = '/data/blog?search=mark17end'
    expect((await rows(path)).total).toBe(1)
    const text = new TextEncoder().encode('---\ntitle: New\n---\nText.\n')
    const fresh = parseEntry('blog/post-17.md', { bytes: text, hash: 'new' }, []) ?? []
    const others = site.state.entries.filter(({ file }) => file !== 'blog/post-17.md')
    const before = site.state.entries
    Object.assign(site.state, { entries: others.concat(fresh) })
    expect((await rows(path)).total).toBe(0)
    Object.assign(site.state, { entries: before })
    expect((await rows(path)).total).toBe(1)
  })

  it('the whole value of a row is answered by its place', async () => {
    const { body } = await site.send('GET', '/data/blog/value?file=blog/post-4999.md&index=0')
    expect(body['value']).toMatchObject({ title: 'Post 4999', content: expect.stringContaining('Mark4999end') })
    expect((await site.send('GET', '/data/blog/value?file=blog/none.md&index=0')).status).toBe(404)
    expect((await site.send('GET', '/data/nothing')).status).toBe(404)
  })

  it('the source of a route is a page, an article or nothing', async () => {
    const open = async (route: string) => (await site.send('GET', `/open?route=${route}`)).body
    expect(await open('/page-4999')).toEqual({ page: { id: 'page-4999', file: 'pages/page-4999.yaml' } })
    expect(await open('/blog/post-3')).toEqual({ article: { file: 'blog/post-3.md', line: 2 } })
    expect(await open('/nowhere')).toEqual({})
  })

  it('problems are filtered by file, folder and severity', async () => {
    expect((await rows('/problems?limit=5&file=pages/page-7.yaml')).items).toEqual([problem(7)])
    expect((await rows('/problems?limit=5&folder=pages&severity=error')).total).toBe(count / 2)
    expect((await rows('/problems?limit=5&search=FAULT 4999')).items).toEqual([problem(4999)])
  })

  it('assets are filtered, counted and sorted by what the plan says', async () => {
    const used = await rows<PanelAsset & { users: number }>('/assets?use=used&limit=10')
    expect(used.items.map(({ url, users }) => [url, users])).toEqual([
      ['/assets/2.svg', count],
      ['/assets/1.svg', count - 10],
      ['/assets/4999.svg', 10],
    ])
    expect((await rows('/assets?use=unused&limit=10')).total).toBe(count - 3)
    expect((await rows<PanelAsset>('/assets?search=4999.S')).items[0]).toMatchObject({ type: 'image', users: 10 })
    expect((await rows('/assets?type=video&limit=1')).total).toBe(0)
    expect((await rows('/assets/users?url=/assets/4999.svg&offset=5&limit=5')).items[0]).toBe('/blog/post-5')
  })

  it('equal assets are listed, the most wasteful first', async () => {
    const { body } = await site.send('GET', '/assets/storage')
    expect(body['duplicateCount']).toBe(2500)
    expect(body['duplicates']).toHaveLength(100)
    expect((body['duplicates'] as { wasted: number }[])[0]?.wasted).toBe(9)
    expect(body['byType']).toContainEqual({ type: 'image', count, bytes: 4.5 * count })
  })

  it('a long build is cut, with its counts', async () => {
    const [first] = (await rows<object>('/builds?limit=1')).items
    expect(first).toMatchObject({ id: 50, changedCount: count, removedCount: count, problemCount: count })
    expect(first).toHaveProperty('changed.length', 20)
  })
})

it.each([
  ['limit=0', 'limit'],
  ['limit=201', 'limit'],
  ['limit=1e2', 'limit'],
  ['offset=-1', 'offset'],
  ['offset=x', 'offset'],
])('%s is refused with its name', async (query, path) => {
  const site = await panelSite()
  const { status, body } = await site.send('GET', `/pages?${query}`)
  expect([status, body.error?.path]).toEqual([400, path])
})

it('pages are searched by id, route, title and file; only the listed files are read', async () => {
  const site = await panelSite({ 'pages/other.yaml': 'title: Somewhere\n' })
  const ids = async (query: string) =>
    ((await site.send('GET', `/pages?${query}`)).body as unknown as Rows<{ id: string }>).items.map(({ id }) => id)
  expect(await ids('search=SOMEWHERE')).toEqual(['other'])
  expect(await ids('search=docs/api')).toEqual(['docs-api'])
  expect(await ids('limit=1&offset=1')).toEqual(['docs-api'])
})

it('of many pages a hundred are listed, as they are on the disk', async () => {
  const files = Array.from({ length: 300 }, (_, index) => [`pages/page-${index}.yaml`, `title: Page ${index}\n`])
  const site = await panelSite(Object.fromEntries(files))
  await writeFile(join(site.folder, 'pages/page-250.yaml'), 'title: Renamed\n')
  const { raw, body } = await site.send('GET', '/pages?limit=100&offset=200')
  expect(raw.length).toBeLessThan(30 * kilobyte)
  expect([body['total'], (body['items'] as unknown[]).length]).toEqual([302, 100])
  expect(body['items']).toContainEqual(expect.objectContaining({ id: 'page-250', title: 'Renamed' }))
})

it('entities are found by any text, number or boolean inside them', async () => {
  const jobs = '- { id: one, skills: [SRTP] }\n- { id: two, remote: true, salary: { min: 120000 } }\n'
  const site = await panelSite({ 'data/jobs.yaml': jobs })
  const find = async (search: string) =>
    ((await site.send('GET', `/data/jobs?search=${search}`)).body as unknown as Rows<Entity>).items.map(({ id }) => id)
  expect(await Promise.all(['srtp', '120000', 'TRUE', 'data/jobs', 'nothing'].map(find))).toEqual([
    ['one'],
    ['two'],
    ['two'],
    ['one', 'two'],
    [],
  ])
  const { body } = await site.send('GET', '/data/jobs/value?file=data/jobs.yaml&index=1')
  expect(body).toMatchObject({ id: 'two', line: 2, value: { remote: true } })
})
