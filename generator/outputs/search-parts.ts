// The search index of a large site: search/index.json, files of words, of items and of texts. The names of the latter
// have a hash, so that a browser never joins parts of two builds. Only words and numbers are held in memory.

import type { IndexItem } from '#schemas/search-item.ts'
import type { PartItem, SearchParts } from '#schemas/search-parts.ts'
import type { SiteModule } from '#site/site-module.ts'
import { hashOf } from '../hash.ts'
import type { SearchGroup } from './search-groups.ts'
import { sortItems } from './search-index.ts'
import { openPostings, type Postings } from './search-postings.ts'

const pageSize = 50
/** Characters. A hit costs about 2 KB after gzip. */
const textsPartLength = 6000

type WordsOf = Pick<SiteModule, 'edgeWords' | 'endsOfWords' | 'indexedWords' | 'textWords'>
type SearchFile = [file: string, text: string]

/** Every file of the index, by path. */
export function* planSearchParts(
  builtIn: readonly IndexItem[],
  groups: readonly SearchGroup[],
  href: (path: string) => string,
  site: WordsOf,
): Generator<SearchFile> {
  const sorted = sortItems(groups.flatMap(({ items }) => items))
  const numbers = new Map(sorted.map((item, number) => [item, number]))
  const texts = openPostings(1)
  const places: PartItem['at'][] = []
  let part: { texts: string[]; numbers: number[]; length: number } = { texts: [], numbers: [], length: 0 }
  const closePart = function* (): Generator<SearchFile> {
    if (part.texts.length === 0) return
    const [file, name] = nameFile('texts', part.texts)
    for (const [index, number] of part.numbers.entries()) places[number] = [name, index]
    part = { texts: [], numbers: [], length: 0 }
    yield file
  }
  for (const { items, texts: textsOf } of groups) {
    for (const [index, text] of textsOf().entries()) {
      const item = items[index]
      const number = item && numbers.get(item)
      if (number === undefined || text === '') continue
      texts.add(number, [site.textWords(text)])
      part.texts.push(text)
      part.numbers.push(number)
      part.length += text.length
    }
    // A page's texts stay together: its hits are shown together.
    if (part.length > textsPartLength) yield* closePart()
  }
  yield* closePart()
  const names = openPostings(8)
  for (const [number, item] of sorted.entries()) names.add(number, nameWords(item, site))
  const parts: SearchParts = {
    items: builtIn.map((item) => ({ ...item, url: href(item.url) })),
    words: yield* writeWords('words', names),
    texts: yield* writeWords('text-words', texts),
    pages: yield* writeItems(sorted, places, href),
    pageSize,
    relevance: listRelevance(sorted),
  }
  yield ['search/index.json', JSON.stringify(parts)]
}

function listRelevance(sorted: readonly IndexItem[]): [start: number, relevance: number][] {
  return sorted.flatMap(({ relevance }, number) =>
    relevance === sorted[number - 1]?.relevance ? [] : [[number, relevance] as [number, number]],
  )
}

function* writeWords(kind: string, postings: Postings): Generator<SearchFile, SearchParts['words']> {
  const files: [first: string, file: string][] = []
  for (const { first, text } of postings.parts()) {
    const [file, name] = nameText(kind, text)
    files.push([first, name])
    yield file
  }
  return files
}

function* writeItems(
  sorted: readonly IndexItem[],
  places: readonly PartItem['at'][],
  href: (path: string) => string,
): Generator<SearchFile, string[]> {
  const pages: string[] = []
  for (let start = 0; start < sorted.length; start += pageSize) {
    const items = sorted
      .slice(start, start + pageSize)
      .map((item, index) => partItem({ ...item, url: href(item.url) }, places[start + index]))
    const [file, name] = nameFile('items', items)
    pages.push(name)
    yield file
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

function nameFile(kind: string, value: object): [file: SearchFile, name: string] {
  return nameText(kind, JSON.stringify(value))
}

function nameText(kind: string, text: string): [file: SearchFile, name: string] {
  const name = `${kind}-${hashOf(text).slice(0, 10)}`
  return [[`search/${name}.json`, text], name]
}
