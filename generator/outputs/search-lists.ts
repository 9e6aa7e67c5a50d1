// Which items of a large site have which words. The lists of the last build are changed where pages have changed, as
// long as all pages have as many items as before: else the numbers of items are others.

import type { IndexItem } from '#schemas/search-item.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import { hashOf } from '../hash.ts'
import type { Series } from '../threads/threads.ts'
import type { SearchGroup } from './search-group.ts'
import { openWords, type PageFacts, type WordsOptions, type WordsReader } from './search-page-words.ts'
import type { EarlierPart } from './search-postings.ts'
import { type DistantIndex, type IndexAnswer, type IndexOrder, openDistantIndex } from './search-thread.ts'
import { type ListFile, type ListFiles, openWordIndex } from './search-word-index.ts'

export interface SearchLists {
  /** Reads all pages, one after the other. */
  pages: () => Generator<IndexedPage>
  /** The key of a page, which changes with its items. */
  keyOf: (page: number) => string
  /** Items of a page that has been read. Those of one page after the other are read once. */
  itemsOf: (page: number) => readonly IndexItem[]
  /** After all pages. `isThere`: whether the output folder has a file. */
  files: (isThere: (name: string) => boolean) => Promise<ListFiles>
}

export interface IndexedPage extends Pick<SearchGroup, 'texts'> {
  facts: PageFacts
  /** Number of each item. */
  numbers: readonly number[]
}

/** Lists of a language in the last build, with what they are made of. Key: its folder. Scope: the site's code. */
const lastLists: Kind<LastLists> = { name: 'search-lists', keptIn: 'file' }

interface LastLists {
  /** Hash of what gives the items their numbers. */
  numbers: string
  pages: readonly PageFacts[]
  /** First word and name of each file. */
  names: [first: string, name: string][]
  texts: [first: string, name: string][]
}

/** Texts of files. Key: name, with a hash of the text. */
const listTexts: Kind<string> = { name: 'search-list-texts', keptIn: 'pack' }

/** With more pages the words of their texts would take more memory than everything else. */
const mostWithTexts = 20_000

/** For fewer, a thread would have to load the site's code for too little. */
const fewPages = 500

/** Whether a first build has another thread list the words of so many pages. */
export function areListedInThread(pages: number): boolean {
  return pages >= fewPages && pages <= mostWithTexts
}

export interface ListsOptions extends WordsOptions {
  /** Of the language. */
  folder: string
  /** The numbers of the items of each page. */
  numbers: readonly (readonly number[])[]
  /** Another thread, for the lists of many pages. */
  openThread?: (() => Series<IndexOrder, IndexAnswer> | undefined) | undefined
}

/** Opens the lists of all pages. */
export function openLists(groups: readonly SearchGroup[], options: ListsOptions): SearchLists {
  const { cache, codeVersion, folder } = options
  const hasTexts = groups.length <= mostWithTexts
  const words = openWords(options, hasTexts)
  const keys = groups.map(words.keyOf)
  const numbers = hashOf(JSON.stringify([hasTexts, options.numbers]))
  const shelf = cache.shelf(lastLists, codeVersion)
  const before = findBefore(keys, shelf.get(folder), { numbers, words, cache })
  const index = openWordIndex(before)
  const series = before || !areListedInThread(groups.length) ? undefined : options.openThread?.()
  const distant = series && openDistantIndex(series)
  const pages: PageFacts[] = []
  const numbersOf = (page: number) => options.numbers[page] ?? []
  const readHere = (group: SearchGroup, page: number): IndexedPage => {
    const key = keys[page] ?? ''
    const kept = before?.pages[page]
    const numbered = { numbers: numbersOf(page) }
    if (kept?.key === key) {
      words.keep(key)
      return { facts: kept, texts: () => group.texts(), ...numbered }
    }
    const { facts, texts, words: read } = words.read(group, key)
    index.change(kept && words.find(kept.key), read, numbersOf(page))
    return { facts, texts, ...numbered }
  }
  const readThere = ({ add }: DistantIndex, group: SearchGroup, page: number): IndexedPage => {
    const key = keys[page] ?? ''
    const { facts, texts, source } = words.prepare(group, key)
    const numbered = { numbers: numbersOf(page) }
    add({ ...numbered, ...source }, (made) => words.keepWords(key, made))
    return { facts, texts, ...numbered }
  }
  let last: { page: number; items: readonly IndexItem[] } | undefined
  return {
    keyOf: (page) => keys[page] ?? '',
    itemsOf: (page) => {
      const group = groups[page]
      if (last?.page !== page) last = { page, items: group ? words.itemsOf(group, keys[page] ?? '') : [] }
      return last.items
    },
    pages: function* () {
      for (const [number, group] of groups.entries()) {
        const page = distant ? readThere(distant, group, number) : readHere(group, number)
        pages.push(page.facts)
        yield page
      }
    },
    files: async (isThere) => {
      const made =
        (distant ? await distant.files() : index.files(isThere)) ?? listAnew(groups, words, { keys, numbersOf })
      keepTexts([...made.names, ...made.texts], { stored: new Set(before?.files), cache })
      const placesOf = (list: readonly ListFile[]) => list.map(({ first, name }): [string, string] => [first, name])
      shelf.set(folder, { numbers, pages, names: placesOf(made.names), texts: placesOf(made.texts) })
      return made
    },
  }
}

/** The lists, after another thread has failed, or the cache has lost a text since it was looked at. */
function listAnew(
  groups: readonly SearchGroup[],
  words: WordsReader,
  { keys, numbersOf }: { keys: readonly string[]; numbersOf: (page: number) => readonly number[] },
): ListFiles {
  const fresh = openWordIndex()
  for (const [page, group] of groups.entries())
    fresh.change(undefined, words.read(group, keys[page] ?? '').words, numbersOf(page))
  return fresh.files() ?? { names: [], texts: [] }
}

/** The cache has the texts of `stored`. */
function keepTexts(files: readonly ListFile[], { stored, cache }: { stored: ReadonlySet<string>; cache: Cache }): void {
  const shelf = cache.shelf(listTexts)
  for (const { name, text } of files) {
    if (text === undefined || stored.has(name)) shelf.keep(name)
    else shelf.set(name, text)
  }
}

interface BeforeLists extends Pick<LastLists, 'pages'> {
  names: EarlierPart[]
  texts: EarlierPart[]
  /** Names of all. */
  files: readonly string[]
}

/** The lists of the last build, if few pages have changed since. */
function findBefore(
  keys: readonly string[],
  last: LastLists | undefined,
  { numbers, words, cache }: { numbers: string; words: WordsReader; cache: Cache },
): BeforeLists | undefined {
  if (last?.numbers !== numbers || last.pages.length !== keys.length) return undefined
  const changed = last.pages.filter(({ key }, index) => key !== keys[index])
  if (changed.length > keys.length / 4 || changed.some(({ key }) => !words.find(key))) return undefined
  const shelf = cache.shelf(listTexts)
  const files = [...last.names, ...last.texts].map(([, name]) => name)
  if (!files.every((name) => shelf.stored(name))) return undefined
  const open = (list: LastLists['names']) =>
    list.map(([first, name]) => ({ first, name, read: () => shelf.peek(name) }))
  return { pages: last.pages, names: open(last.names), texts: open(last.texts), files }
}
