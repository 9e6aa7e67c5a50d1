// Which items of a large site have which words. The lists of the last build are changed where pages have changed, as
// long as all pages have as many items as before: else the numbers of items are others.

import type { IndexItem } from '#schemas/search-item.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import { hashOf } from '../hash.ts'
import { nameOf } from './search-files.ts'
import type { SearchGroup } from './search-group.ts'
import { openWords, type PageFacts, type PageWords, type WordsOptions, type WordsReader } from './search-page-words.ts'
import { openPostings, type Postings, type WordLists } from './search-postings.ts'

/** A file of lists. */
interface ListFile {
  first: string
  name: string
  text: string
}

export interface SearchLists {
  /** Reads all pages, one after the other. */
  pages: () => Generator<IndexedPage>
  /** The key of a page, which changes with its items. */
  keyOf: (page: number) => string
  /** Items of a page that has been read. Those of one page after the other are read once. */
  itemsOf: (page: number) => readonly IndexItem[]
  /** Lists of words outside texts, and of those of texts. After all pages. */
  files: () => { names: ListFile[]; texts: ListFile[] }
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
  /** Names of the files. */
  names: string[]
  texts: string[]
}

/** Texts of files. Key: name, with a hash of the text. */
const listTexts: Kind<string> = { name: 'search-list-texts', keptIn: 'pack' }

/** Lists of `WordItems`. */
const nameLists = 8

/** With more pages the words of their texts would take more memory than everything else. */
const mostWithTexts = 20_000

interface ListsOptions extends WordsOptions {
  /** Of the language. */
  folder: string
  /** The numbers of the items of each page. */
  numbers: readonly (readonly number[])[]
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
  const names = openPostings(nameLists, before?.names)
  const texts = openPostings(1, before?.texts)
  const pages: PageFacts[] = []
  const change = (was: PageWords | undefined, is: PageWords, numbered: readonly number[]) => {
    for (const [index, number] of numbered.entries()) {
      changeItem(names, number, was && (was.names[index] ?? []), is.names[index] ?? [])
      changeItem(texts, number, was && [was.texts[index] ?? []], [is.texts[index] ?? []])
    }
  }
  const readPage = (group: SearchGroup, index: number): IndexedPage => {
    const numbered = options.numbers[index] ?? []
    const key = keys[index] ?? ''
    const kept = before?.pages[index]
    if (kept?.key === key) {
      words.keep(key)
      return { facts: kept, texts: group.texts, numbers: numbered }
    }
    const read = words.read(group, key)
    change(kept && words.find(kept.key), read.words, numbered)
    return { facts: read.facts, texts: read.texts, numbers: numbered }
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
      for (const [index, group] of groups.entries()) {
        const page = readPage(group, index)
        pages.push(page.facts)
        yield page
      }
    },
    files: () => {
      const stored = new Set(before?.files)
      const write = (kind: string, postings: Postings) => writeFiles(kind, postings, { stored, cache })
      const made = { names: write('words', names), texts: write('text-words', texts) }
      const namesOf = (list: readonly ListFile[]) => list.map(({ name }) => name)
      shelf.set(folder, { numbers, pages, names: namesOf(made.names), texts: namesOf(made.texts) })
      return made
    },
  }
}

/** Only words that an item no longer has, and those that it has now, are touched. */
function changeItem(postings: Postings, number: number, was: WordLists | undefined, is: WordLists): void {
  if (!was) return postings.add(number, is)
  const without = (lists: WordLists, others: WordLists) =>
    lists.map((list, index) => {
      const known = new Set(others[index])
      return list.filter((word) => !known.has(word))
    })
  postings.remove(number, without(was, is))
  postings.add(number, without(is, was))
}

/** The cache has the texts of `stored`. */
function writeFiles(
  kind: string,
  postings: Postings,
  { stored, cache }: { stored: ReadonlySet<string>; cache: Cache },
): ListFile[] {
  const shelf = cache.shelf(listTexts)
  return Array.from(postings.parts(), ({ first, text }) => {
    const name = nameOf(kind, text)
    if (stored.has(name)) shelf.keep(name)
    else shelf.set(name, text)
    return { first, name, text }
  })
}

/** The lists of the last build, if few pages have changed since. */
function findBefore(
  keys: readonly string[],
  last: LastLists | undefined,
  { numbers, words, cache }: { numbers: string; words: WordsReader; cache: Cache },
): (Pick<LastLists, 'pages' | 'names' | 'texts'> & { files: readonly string[] }) | undefined {
  if (last?.numbers !== numbers || last.pages.length !== keys.length) return undefined
  const changed = last.pages.filter(({ key }, index) => key !== keys[index])
  if (changed.length > keys.length / 4 || changed.some(({ key }) => !words.find(key))) return undefined
  const shelf = cache.shelf(listTexts)
  const read = (files: readonly string[]) => files.flatMap((name) => shelf.peek(name) ?? [])
  const [names, texts] = [read(last.names), read(last.texts)]
  const isWhole = names.length === last.names.length && texts.length === last.texts.length
  return isWhole ? { pages: last.pages, names, texts, files: [...last.names, ...last.texts] } : undefined
}
