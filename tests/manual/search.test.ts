// The search of the built manual finds everything that has a name first: commands, options, fields, blocks, widgets and
// problem codes, and each section of a page.

import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import { shownOptions } from '#generator/commands/common-options.ts'
import { blockTypes } from '#schemas/blocks/registry.ts'
import { problemCatalogue } from '#schemas/problems/problem-catalogue.ts'
import type { IndexItem } from '#schemas/search-item.ts'
import type { SearchParts } from '#schemas/search-parts.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { findItems } from '#site/widgets/search-dialog/find-items.ts'
import { loadItems, loadTexts } from '#site/widgets/search-dialog/load-candidates.ts'
import { readQuery } from '#site/widgets/search-dialog/score-item.ts'
import { configOf, libretto } from '../setup/mini-site.ts'
import { listCommands } from '../tools/reference/command-pages.ts'
import { comparedWords, wantedWords } from './wanted-words.ts'

let folder = ''
let items: readonly IndexItem[] = []
let germanItems: readonly IndexItem[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'libretto-search-'))
  const { problems } = await build(configOf(join(libretto, 'docs'), { out: join(folder, 'dist'), cache: false }))
  expect(problems).toEqual([])
  items = await readItems('search')
  germanItems = await readItems('de/search')
})

/** All items of a language, from one file or from parts. */
async function readItems(place: string): Promise<IndexItem[]> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, 'dist', file), 'utf8'))
  if (!existsSync(join(folder, 'dist', place))) return (await read(`${place}-index.json`)) as IndexItem[]
  const load = (name: string) => read(`${place}/${name}`)
  const parts = (await load('index.json')) as SearchParts
  const count = parts.pages.length * parts.pageSize
  const all = Array.from({ length: count }, (_, number) => ({ number, found: [], bound: 0 }))
  const loaded = await loadTexts(await loadItems(all, parts, load), load)
  return [...parts.items, ...loaded.map(({ found: _, number: __, ...item }) => item)]
}

afterAll(() => rm(folder, { recursive: true, force: true }))

const find = (query: string) => findItems(items, readQuery(query, 'en'))
const first = (query: string) => find(query)[0]
/** Queries whose first hit is another one than they ask for. */
const missed = (wanted: readonly (readonly [query: string, isFound: (hit: IndexItem) => boolean])[]) =>
  wanted.flatMap(([query, isFound]) => {
    const hit = first(query)
    return hit && isFound(hit) ? [] : [`${query}: ${hit?.url ?? 'nothing'}`]
  })
const isPage = (folders: string, title: string) => (hit: IndexItem) =>
  hit.title === title && hit.url.startsWith(`/docs/reference/${folders}/`) && !hit.url.includes('#')
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
/** A field, an option or another section, as the index has them. By default every fourth: each is looked for in all. */
const sections = () =>
  items.filter(({ url }) => url.includes('#')).filter((_, index) => process.env.DEEP !== undefined || index % 4 === 0)

test('each command is the first hit for its name, with libretto before it and without', () => {
  const names = listCommands().map((command) => command.name())
  expect(names.length).toBeGreaterThan(10)
  const wanted = names.flatMap((name) => {
    const isFound = isPage('commands', `libretto ${name}`)
    return [[name, isFound] as const, [`libretto ${name}`, isFound] as const]
  })
  expect(missed(wanted)).toEqual([])
})

test('each option is the first hit for its name, and with its command the one of that command', () => {
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
  expect(missed([...names, ...whole])).toEqual([])
})

test('each problem code, block and widget is the first hit for its name', () => {
  expect(missed(Object.keys(problemCatalogue).map((code) => [code, isPage('problems', code)]))).toEqual([])
  expect(missed(blockTypes.map((type) => [type, isPage('blocks', type)]))).toEqual([])
  expect(missed(widgetNames.map((name) => [name, isPage('widgets', name)]))).toEqual([])
})

test('each field is the first hit for its path and for its name, and with its page the one of that page', () => {
  const fields = sections().filter(({ url }) => /^\/docs\/reference\/(?:content|blocks|widgets)[/#]/.test(url))
  expect(fields.length).toBeGreaterThan(100)
  const nameOf = (title: string) => title.replace(/^.*[. ]/, '').toLowerCase()
  const wanted = fields.flatMap(({ title, category, url }) => [
    // A page may have the name of a field, and a command too.
    [title, (hit: IndexItem) => [hit.title, nameOf(hit.title)].some((name) => isSame(name, title))] as const,
    [nameOf(title), (hit: IndexItem) => isSame(nameOf(hit.title), nameOf(title))] as const,
    [`${category} ${title}`, (hit: IndexItem) => hit.url === url] as const,
  ])
  expect(missed(wanted)).toEqual([])
  // Pages with the field in their text follow.
  expect(
    find('installCommand')
      .slice(0, 3)
      .map(({ url }) => url),
  ).toEqual([
    '/docs/reference/content/data/platforms#installcommand',
    '/docs/reference/content/data/sdks#installcommand',
    '/docs/reference/blocks/hero#datainstallcommand',
  ])
  expect(first('theme.accent')?.url).toBe('/docs/reference/content/site#themeaccent')
})

test('each section is the first hit for its heading, and with its page the one of that page', () => {
  const wanted = sections().flatMap(({ title, category, url }) => [
    [title, (hit: IndexItem) => [hit.title, ...(hit.keywords ?? [])].some((name) => isSame(name, title))] as const,
    [`${category} ${title}`, (hit: IndexItem) => hit.url === url] as const,
  ])
  expect(missed(wanted)).toEqual([])
})

test('a word of a stranger finds a page that helps among the first five', () => {
  const missing = Object.entries({ ...wantedWords, ...comparedWords }).flatMap(([word, pages]) => {
    const hits = find(word)
      .slice(0, 5)
      .map(({ url }) => url.replace(/^\/docs\//, '').replace(/#.*$/, ''))
    return hits.some((hit) => pages.includes(hit)) ? [] : [`${word}: ${hits.join(', ')}`]
  })
  expect(missing).toEqual([])
})

test('in German, each page and each section is the first hit for its title, and nothing else is found', () => {
  const firstIn = (query: string) => findItems(germanItems, readQuery(query, 'de'))[0]
  expect(germanItems.filter(({ url }) => !/^\/de(?:[/#]|$)/.test(url))).toEqual([])
  expect(germanItems.map(({ title }) => title).filter((title) => firstIn(title)?.title !== title)).toEqual([])
  expect(firstIn('ordner')?.url).toBe('/de/docs/start/folders')
  expect(firstIn('vervollständigung')?.url).toMatch(/^\/de\/docs\/start\/editors/)
})

test('the page about files at the top is found by the names of such files', () => {
  const words = ['robots.txt', 'ads.txt', 'well-known', 'content/root']
  const isFound = (word: string) =>
    find(word)
      .slice(0, 5)
      .some(({ url }) => url.startsWith('/docs/publish/root'))
  expect(words.filter((word) => !isFound(word))).toEqual([])
})
