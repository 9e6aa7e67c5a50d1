// The search index of a large site: search/index.json, files of words, of items and of texts. The names of the latter
// have a hash, so that a browser never joins parts of two builds. The words of a page are kept from build to build, and
// so are files of texts: after an edit, only that page's texts are read. Only words and numbers are held in memory.

import type { IndexItem } from '#schemas/search-item.ts'
import type { PartItem, SearchParts } from '#schemas/search-parts.ts'
import type { Kind } from '../cache/cache.ts'
import type { KeptFile, KeptFiles, OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import type { SearchGroup } from './search-groups.ts'
import { sortItems } from './search-index.ts'
import { type IndexedPage, nameOf, openLists, type SearchLists } from './search-lists.ts'
import type { WordsOptions } from './search-page-words.ts'

const pageSize = 50
/** Characters. A hit costs about 2 KB after gzip. */
const textsPartLength = 6000

/** Name of a file of texts. Key: hash of the keys of its pages. */
const textFiles: Kind<string> = { name: 'search-files', keptIn: 'file' }

interface PartsOptions extends WordsOptions {
  /** Makes a path of content final. */
  href: (path: string) => string
  /** Path below the output folder of a path below that of the language. */
  place: (path: string) => string
  kept?: KeptFiles | undefined
}

/** Every file of the index. */
export function* planSearchParts(
  builtIn: readonly IndexItem[],
  groups: readonly SearchGroup[],
  options: PartsOptions,
): Generator<OutputFile | KeptFile> {
  const { href, place } = options
  const sorted = sortItems(groups.flatMap(({ items }) => items))
  const numbers = new Map(sorted.map((item, number) => [item, number]))
  const numberOf = (item: IndexItem) => numbers.get(item) ?? 0
  const lists = openLists(groups, { ...options, folder: place(''), numberOf })
  const places: PartItem['at'][] = []
  let part: TextsPart = { pages: [], numbers: [], length: 0 }
  const closePart = function* (): ReturnType<typeof planSearchParts> {
    const { file, name } = placeTexts(part, options)
    for (const [index, number] of part.numbers.entries()) places[number] = [name, index]
    part = { pages: [], numbers: [], length: 0 }
    yield file
  }
  for (const page of lists.pages()) {
    const { facts } = page
    for (const index of facts.withText) part.numbers.push(page.numbers[index] ?? 0)
    if (facts.length > 0) part.pages.push(page)
    part.length += facts.length
    // A page's texts stay together: its hits are shown together.
    if (part.length > textsPartLength) yield* closePart()
  }
  if (part.numbers.length > 0) yield* closePart()
  const { names, texts } = lists.files()
  const parts: SearchParts = {
    items: builtIn.map((item) => ({ ...item, url: href(item.url) })),
    words: yield* writeLists(names, options),
    texts: yield* writeLists(texts, options),
    pages: yield* writeItems(sorted, places, options),
    pageSize,
    relevance: listRelevance(sorted),
  }
  yield { path: place('search/index.json'), bytes: Buffer.from(JSON.stringify(parts)) }
}

/** Pages whose texts are in one file. */
interface TextsPart {
  pages: IndexedPage[]
  /** Of the items with a text. */
  numbers: number[]
  length: number
}

function placeTexts(
  { pages }: TextsPart,
  { place, codeVersion, cache, kept }: PartsOptions,
): { file: OutputFile | KeptFile; name: string } {
  const shelf = cache.shelf(textFiles, codeVersion)
  const key = hashOf(JSON.stringify(pages.map(({ facts }) => facts.key)))
  const name = shelf.get(key)
  const file = name === undefined ? undefined : kept?.find(place(pathOf(name)), key)
  if (name !== undefined && file) return { file, name }
  const texts = pages.flatMap(({ texts: read, facts }) => {
    const all = read()
    return facts.withText.map((index) => all[index])
  })
  const made = nameText('texts', JSON.stringify(texts))
  shelf.set(key, made.name)
  return { file: { ...made.file, path: place(made.file.path), key }, name: made.name }
}

function listRelevance(sorted: readonly IndexItem[]): [start: number, relevance: number][] {
  return sorted.flatMap(({ relevance }, number) =>
    relevance === sorted[number - 1]?.relevance ? [] : [[number, relevance] as [number, number]],
  )
}

function* writeLists(
  files: ReturnType<SearchLists['files']>['names'],
  { place }: PartsOptions,
): Generator<OutputFile, SearchParts['words']> {
  for (const { name, text } of files) yield { path: place(pathOf(name)), bytes: Buffer.from(text) }
  return files.map(({ first, name }) => [first, name] as const)
}

function* writeItems(
  sorted: readonly IndexItem[],
  places: readonly PartItem['at'][],
  { href, place }: PartsOptions,
): Generator<OutputFile, string[]> {
  const pages: string[] = []
  for (let start = 0; start < sorted.length; start += pageSize) {
    const items = sorted
      .slice(start, start + pageSize)
      .map((item, index) => partItem({ ...item, url: href(item.url) }, places[start + index]))
    const { file, name } = nameText('items', JSON.stringify(items))
    pages.push(name)
    yield { ...file, path: place(file.path) }
  }
  return pages
}

// The description of a section is the beginning of its text.
function partItem({ id: _, description, ...item }: IndexItem, at: PartItem['at']): PartItem {
  const isBeginning = at !== undefined && (item.isExcerpt || item.url.includes('#'))
  return { ...item, ...(isBeginning ? {} : { description }), ...(at ? { at } : {}) }
}

function nameText(kind: string, text: string): { file: OutputFile; name: string } {
  const name = nameOf(kind, text)
  return { file: { path: pathOf(name), bytes: Buffer.from(text) }, name }
}

function pathOf(name: string): string {
  return `search/${name}.json`
}
