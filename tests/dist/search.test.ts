// The search of the built manual finds everything that has a name first: commands, options, fields, blocks, widgets and
// problem codes, and each section of a page.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { shownOptions } from '#generator/commands/common-options.ts'
import { blockTypes } from '#schemas/blocks/registry.ts'
import { problemCatalogue } from '#schemas/problems/problem-catalogue.ts'
import type { IndexItem } from '#schemas/search-item.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { findHits, type SearchIndex } from '#site/widgets/search-dialog/find-hits.ts'
import { loadItems, loadTexts } from '#site/widgets/search-dialog/load-candidates.ts'
import { readQuery } from '#site/widgets/search-dialog/score-item.ts'
import { comparedWords, wantedWords } from '../manual/wanted-words.ts'
import { listCommands } from '../tools/reference/command-pages.ts'

/** The search of a language, as its readers have it. */
interface Search {
  /** All that it may find. */
  items: readonly IndexItem[]
  find: (query: string) => Promise<readonly IndexItem[]>
}

async function openSearch(language: string): Promise<Search> {
  const place = join(inject('manual'), language === 'en' ? '' : language, 'search')
  // Browsers keep what they have fetched, too.
  const kept = new Map<string, unknown>()
  const read = (path: string): unknown => {
    if (!kept.has(path)) kept.set(path, JSON.parse(readFileSync(path, 'utf8')))
    return kept.get(path)
  }
  const load = async (name: string) => read(join(place, name))
  const index = read(existsSync(place) ? join(place, 'index.json') : `${place}-index.json`) as SearchIndex
  return {
    items: await itemsOf(index, load),
    find: (query) => findHits(index, readQuery(query, language), load),
  }
}

async function itemsOf(index: SearchIndex, load: (name: string) => Promise<unknown>): Promise<readonly IndexItem[]> {
  if (!('words' in index)) return index
  const count = index.pages.length * index.pageSize
  const all = Array.from({ length: count }, (_, number) => ({ number, found: [], bound: 0 }))
  return [...index.items, ...(await loadTexts(await loadItems(all, index, load), load))]
}

const { items, find } = await openSearch('en')
const german = await openSearch('de')

type Wanted = readonly (readonly [query: string, isFound: (hit: IndexItem) => boolean])[]

/** Queries whose first hit is another one than they ask for. */
async function missed(wanted: Wanted): Promise<string[]> {
  const lines: string[] = []
  for (const [query, isFound] of wanted) {
    const [hit] = await find(query)
    if (!hit || !isFound(hit)) lines.push(`${query}: ${hit?.url ?? 'nothing'}`)
  }
  return lines
}

const isPage = (folders: string, title: string) => (hit: IndexItem) =>
  hit.title === title && hit.url.startsWith(`/docs/reference/${folders}/`) && !hit.url.includes('#')
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
/** A field, an option or another section, as the index has them. By default every fourth: each is looked for in all. */
const sections = () =>
  items.filter(({ url }) => url.includes('#')).filter((_, index) => process.env.DEEP !== undefined || index % 4 === 0)

test('each command is the first hit for its name, with libretto before it and without', async () => {
  const names = listCommands().map((command) => command.name())
  expect(names.length).toBeGreaterThan(10)
  const wanted = names.flatMap((name) => {
    const isFound = isPage('commands', `libretto ${name}`)
    return [[name, isFound] as const, [`libretto ${name}`, isFound] as const]
  })
  expect(await missed(wanted)).toEqual([])
})

test('each option is the first hit for its name, and with its command the one of that command', async () => {
  const options = listCommands().flatMap((command) =>
    shownOptions(command).map(({ long, flags }) => ({ command: command.name(), long: long ?? '', flags })),
  )
  expect(options.length).toBeGreaterThan(50)
  const isOption = (flags: string) => (hit: IndexItem) => hit.title === flags && hit.url.includes('/commands/')
  const names = options.map(({ long }) => {
    const ofName = options.filter((option) => option.long === long)
    return [long, (hit: IndexItem) => ofName.some(({ flags }) => isOption(flags)(hit))] as const
  })
  const whole = options.flatMap(({ command, long, flags }) => {
    const isFound = (hit: IndexItem) => isOption(flags)(hit) && hit.category === `libretto ${command}`
    return [[`${command} ${long}`, isFound] as const, [`libretto ${command} ${long}`, isFound] as const]
  })
  expect(await missed([...names, ...whole])).toEqual([])
})

test('each problem code, block and widget is the first hit for its name', async () => {
  expect(await missed(Object.keys(problemCatalogue).map((code) => [code, isPage('problems', code)]))).toEqual([])
  expect(await missed(blockTypes.map((type) => [type, isPage('blocks', type)]))).toEqual([])
  expect(await missed(widgetNames.map((name) => [name, isPage('widgets', name)]))).toEqual([])
})

test('each field is the first hit for its path and for its name, and with its page the one of that page', async () => {
  const fields = sections().filter(({ url }) => /^\/docs\/reference\/(?:content|blocks|widgets)[/#]/.test(url))
  expect(fields.length).toBeGreaterThan(100)
  const nameOf = (title: string) => title.replace(/^.*[. ]/, '').toLowerCase()
  const wanted = fields.flatMap(({ title, category, url }) => [
    // A page may have the name of a field, and a command too.
    [title, (hit: IndexItem) => [hit.title, nameOf(hit.title)].some((name) => isSame(name, title))] as const,
    [nameOf(title), (hit: IndexItem) => isSame(nameOf(hit.title), nameOf(title))] as const,
    [`${category} ${title}`, (hit: IndexItem) => hit.url === url] as const,
  ])
  expect(await missed(wanted)).toEqual([])
  // Pages with the field in their text follow.
  expect((await find('installCommand')).slice(0, 3).map(({ url }) => url)).toEqual([
    '/docs/reference/content/data/platforms#installcommand',
    '/docs/reference/content/data/sdks#installcommand',
    '/docs/reference/blocks/hero#datainstallcommand',
  ])
  expect((await find('theme.accent'))[0]?.url).toBe('/docs/reference/content/site#themeaccent')
})

test('each section is the first hit for its heading, and with its page the one of that page', async () => {
  const wanted = sections().flatMap(({ title, category, url }) => [
    [title, (hit: IndexItem) => [hit.title, ...(hit.keywords ?? [])].some((name) => isSame(name, title))] as const,
    [`${category} ${title}`, (hit: IndexItem) => hit.url === url] as const,
  ])
  expect(await missed(wanted)).toEqual([])
})

test('a word of a stranger finds a page that helps among the first five', async () => {
  const missing: string[] = []
  for (const [word, pages] of Object.entries({ ...wantedWords, ...comparedWords })) {
    const hits = (await find(word)).slice(0, 5).map(({ url }) => url.replace(/^\/docs\//, '').replace(/#.*$/, ''))
    if (!hits.some((hit) => pages.includes(hit))) missing.push(`${word}: ${hits.join(', ')}`)
  }
  expect(missing).toEqual([])
})

test('in German, each page and each section is the first hit for its title, and nothing else is found', async () => {
  const firstIn = async (query: string) => (await german.find(query))[0]
  expect(german.items.filter(({ url }) => !/^\/de(?:[/#]|$)/.test(url))).toEqual([])
  const firsts = await Promise.all(german.items.map(async ({ title }) => [title, (await firstIn(title))?.title]))
  expect(firsts.filter(([title, found]) => found !== title)).toEqual([])
  expect((await firstIn('ordner'))?.url).toBe('/de/docs/start/folders')
  expect((await firstIn('vervollständigung'))?.url).toMatch(/^\/de\/docs\/start\/editors/)
})

test('the page about files at the top is found by the names of such files', async () => {
  const words = ['robots.txt', 'ads.txt', 'well-known', 'content/root']
  const found = await Promise.all(words.map(async (word) => (await find(word)).slice(0, 5)))
  const isThere = (hits: readonly IndexItem[] = []) => hits.some(({ url }) => url.startsWith('/docs/publish/root'))
  expect(words.filter((_, index) => !isThere(found[index]))).toEqual([])
})
