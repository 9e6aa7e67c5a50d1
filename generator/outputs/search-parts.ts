// The search index of a large site: search/index.json, files of words, of items and of texts. The names of the latter
// have a hash, so that a browser never joins parts of two builds. The words of a page are kept from build to build, and
// so are files of texts: after an edit, only that page's texts are read. Only words and numbers are held in memory.

import type { IndexItem } from '#schemas/search-item.ts'
import type { PartItem, SearchParts } from '#schemas/search-parts.ts'
import type { SiteModule } from '#site/site-module.ts'
import { type Cache, getOrMake, type Kind } from '../cache/cache.ts'
import type { KeptFile, KeptFiles, OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import type { SearchGroup } from './search-groups.ts'
import { sortItems } from './search-index.ts'
import { openPostings, type Postings } from './search-postings.ts'

const pageSize = 50
/** Characters. A hit costs about 2 KB after gzip. */
const textsPartLength = 6000
/** With more pages the words of their texts would take more memory than everything else. */
const mostWithTexts = 20_000

type WordsOf = Pick<SiteModule, 'edgeWords' | 'endsOfWords' | 'indexedWords' | 'textWords'>

/** The words of the items of a page, each list in one text. */
interface PageWords {
  /** Outside the texts: a line for each list of `nameWords`. */
  names: string[]
  /** Of the texts; null for an item that has none. */
  texts: (string | null)[]
  /** Characters of all texts. */
  length: number
}

/** Key: hash of what the page's items and texts depend on. Scope: the site's code. */
const pageWords: Kind<PageWords> = { name: 'search-words', keptIn: 'pack' }

/** Name of a file of texts. Key: hash of the keys of its pages. */
const textFiles: Kind<string> = { name: 'search-files', keptIn: 'file' }

interface PartsOptions {
  /** Makes a path of content final. */
  href: (path: string) => string
  /** Path below the output folder of a path below that of the language. */
  place: (path: string) => string
  site: WordsOf
  /** Version of the site's code. */
  codeVersion: string
  /** What all texts depend on besides their pages. */
  shared: string
  cache: Cache
  kept?: KeptFiles | undefined
}

/** Every file of the index. */
export function* planSearchParts(
  builtIn: readonly IndexItem[],
  groups: readonly SearchGroup[],
  options: PartsOptions,
): Generator<OutputFile | KeptFile> {
  const { href, site, codeVersion, shared, cache } = options
  const known = cache.shelf(pageWords, codeVersion)
  const sorted = sortItems(groups.flatMap(({ items }) => items))
  const numbers = new Map(sorted.map((item, number) => [item, number]))
  const hasTexts = groups.length <= mostWithTexts
  const names = openPostings(8)
  const texts = openPostings(1)
  const places: PartItem['at'][] = []
  let part: TextsPart = { pages: [], numbers: [], length: 0 }
  const closePart = function* (): ReturnType<typeof planSearchParts> {
    const { file, name } = placeTexts(part, options)
    for (const [index, number] of part.numbers.entries()) places[number] = [name, index]
    part = { pages: [], numbers: [], length: 0 }
    yield file
  }
  for (const group of groups) {
    const { items } = group
    const key = hashOf(JSON.stringify([shared, items, group.key ?? group.texts(), hasTexts]))
    let read: string[] | undefined
    const words = getOrMake(known, key, () => {
      read = hasTexts ? group.texts() : []
      return readWords(items, read, site)
    })
    for (const [index, item] of items.entries()) {
      const number = numbers.get(item) ?? 0
      names.add(number, (words.names[index] ?? '').split('\n').map(splitList))
      const its = words.texts[index] ?? undefined
      if (its === undefined) continue
      texts.add(number, [splitList(its)])
      part.numbers.push(number)
    }
    if (words.length > 0) part.pages.push({ texts: () => read ?? group.texts(), key, words })
    part.length += words.length
    // A page's texts stay together: its hits are shown together.
    if (part.length > textsPartLength) yield* closePart()
  }
  if (part.numbers.length > 0) yield* closePart()
  const parts: SearchParts = {
    items: builtIn.map((item) => ({ ...item, url: href(item.url) })),
    words: yield* writeWords('words', names, options),
    texts: yield* writeWords('text-words', texts, options),
    pages: yield* writeItems(sorted, places, options),
    pageSize,
    relevance: listRelevance(sorted),
  }
  yield { path: options.place('search/index.json'), bytes: Buffer.from(JSON.stringify(parts)) }
}

function splitList(words: string): string[] {
  return words === '' ? [] : words.split(' ')
}

function readWords(items: readonly IndexItem[], texts: readonly string[], site: WordsOf): PageWords {
  return {
    names: items.map((item) =>
      nameWords(item, site)
        .map((list) => list.join(' '))
        .join('\n'),
    ),
    texts: items.map((_, index) => (texts[index] ? site.textWords(texts[index]).join(' ') : null)),
    length: texts.reduce((sum, text) => sum + text.length, 0),
  }
}

/** Pages whose texts are in one file. */
interface TextsPart {
  pages: { texts: () => string[]; key: string; words: PageWords }[]
  /** Of the items with a text. */
  numbers: number[]
  length: number
}

function placeTexts(
  { pages }: TextsPart,
  { place, codeVersion, cache, kept }: PartsOptions,
): { file: OutputFile | KeptFile; name: string } {
  const shelf = cache.shelf(textFiles, codeVersion)
  const key = hashOf(JSON.stringify(pages.map((page) => page.key)))
  const name = shelf.get(key)
  const file = name === undefined ? undefined : kept?.find(place(pathOf(name)), key)
  if (name !== undefined && file) return { file, name }
  const texts = pages.flatMap(({ texts: read, words }) => read().filter((_, index) => words.texts[index] !== null))
  const made = nameText('texts', JSON.stringify(texts))
  shelf.set(key, made.name)
  return { file: { ...made.file, path: place(made.file.path), key }, name: made.name }
}

function listRelevance(sorted: readonly IndexItem[]): [start: number, relevance: number][] {
  return sorted.flatMap(({ relevance }, number) =>
    relevance === sorted[number - 1]?.relevance ? [] : [[number, relevance] as [number, number]],
  )
}

function* writeWords(
  kind: string,
  postings: Postings,
  { place }: PartsOptions,
): Generator<OutputFile, SearchParts['words']> {
  const files: [first: string, file: string][] = []
  for (const { first, text } of postings.parts()) {
    const { file, name } = nameText(kind, text)
    files.push([first, name])
    yield { ...file, path: place(file.path) }
  }
  return files
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

/** The words of an item outside its text, in the order of `WordItems`. */
function nameWords(item: IndexItem, site: WordsOf): string[][] {
  const { title, keywords = [], category, description, url, isExcerpt = false } = item
  const { indexedWords } = site
  const isSection = item.type !== 'api' && url.includes('#')
  const whole = [title, ...keywords].flatMap((name) => {
    const words = indexedWords(name)
    return words.length === 1 ? words : []
  })
  const [first, last] = site.edgeWords(title)
  return [
    whole,
    first === '' ? [] : [first],
    last === '' ? [] : [last],
    indexedWords(title, true),
    keywords.flatMap((name) => indexedWords(name, true)),
    indexedWords(category, true),
    // The description of a section is the beginning of its text.
    isSection || isExcerpt ? [] : indexedWords(description, true),
    isSection ? [] : site.endsOfWords(title),
  ]
}

function nameText(kind: string, text: string): { file: OutputFile; name: string } {
  const name = `${kind}-${hashOf(text).slice(0, 10)}`
  return { file: { path: pathOf(name), bytes: Buffer.from(text) }, name }
}

function pathOf(name: string): string {
  return `search/${name}.json`
}
