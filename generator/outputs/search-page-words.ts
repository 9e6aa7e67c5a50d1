// The items and words of the pages of a large site, page by page. They are kept from build to build: after an edit
// only the text of that page is read.

import type { IndexItem } from '#schemas/search-item.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { IndexWords } from '#site/widgets/search-dialog/index-words.ts'
import { type Cache, getOrMake, type Kind } from '../cache/cache.ts'
import { shortHashOf } from '../hash.ts'
import type { SearchGroup } from './search-group.ts'

/** The words of the items of a page. */
export interface PageWords {
  /** Outside the texts, in the order of `WordItems`. */
  names: string[][][]
  /** Of the texts; undefined for an item that has none. */
  texts: (string[] | undefined)[]
}

/** What is known of a page without its words. */
export interface PageFacts {
  /** Hash of what its items and texts depend on. */
  key: string
  /** Characters of all texts. */
  length: number
  /** Which of its items have a text. */
  withText: readonly number[]
}

/** The same as text: a list is words with blanks between them, an item a line for each list. */
export interface KeptWords {
  names: string[]
  texts: (string | null)[]
  length: number
}

/** Key: hash of what the page's items and texts depend on. Scope: the site's code. */
const keptItems: Kind<readonly IndexItem[]> = { name: 'search-items', keptIn: 'pack' }

/** Key and scope as those of the items. */
const keptWords: Kind<KeptWords> = { name: 'search-words', keptIn: 'pack' }

export interface WordsOptions {
  site: Pick<SiteModule, 'openIndexWords'>
  /** Version of the site's code. */
  codeVersion: string
  /** What all texts depend on besides their pages. */
  shared: string
  cache: Cache
}

/** Reads the items and words of pages. */
export interface WordsReader {
  keyOf: (group: SearchGroup) => string
  /** With texts that are not read again if the words were made now. */
  read: (group: SearchGroup, key: string) => { facts: PageFacts; words: PageWords } & Pick<SearchGroup, 'texts'>
  /** What another thread needs to read them: `keepWords` takes what it answers. */
  prepare: (group: SearchGroup, key: string) => PreparedPage & Pick<SearchGroup, 'texts'>
  keepWords: (key: string, words: KeptWords) => void
  /** The words of an earlier build. */
  find: (key: string) => PageWords | undefined
  itemsOf: (group: SearchGroup, key: string) => readonly IndexItem[]
  /** Keeps words and items for the next build. */
  keep: (key: string) => void
}

/** A page with what its words are made of, or its words. */
interface PreparedPage {
  facts: PageFacts
  source: { items: readonly IndexItem[]; texts: readonly string[] } | { kept: KeptWords }
}

/** Without `hasTexts` only names are read. */
export function openWords({ site, codeVersion, shared, cache }: WordsOptions, hasTexts: boolean): WordsReader {
  const known = cache.shelf(keptWords, codeVersion)
  const items = cache.shelf(keptItems, codeVersion)
  // In this build. As the texts, those of many pages would take too much memory.
  const madeNow = new Map<string, readonly IndexItem[]>()
  const makeItems = (group: SearchGroup, key: string) => {
    const found = group.items()
    if (hasTexts) madeNow.set(key, found)
    return found
  }
  const itemsOf: WordsReader['itemsOf'] = (group, key) =>
    madeNow.get(key) ?? getOrMake(items, key, () => makeItems(group, key))
  const words = site.openIndexWords()
  // Most pages have a text in each of their items.
  const lists = new Map<string, readonly number[]>()
  const share: Share = (list) => {
    const name = list.join()
    const first = lists.get(name) ?? list
    lists.set(name, first)
    return first
  }
  return {
    keyOf: (group) => shortHashOf(JSON.stringify([shared, group.key(), hasTexts])),
    read: (group, key) => {
      let fresh: PageWords | undefined
      let texts: string[] | undefined
      const kept = getOrMake(known, key, () => {
        texts = hasTexts ? group.texts() : []
        fresh = readWords(words, itemsOf(group, key), texts)
        return packWords(fresh, texts)
      })
      return {
        facts: factsOf(key, kept, share),
        words: fresh ?? unpackWords(kept),
        texts: () => texts ?? group.texts(),
      }
    },
    prepare: (group, key) => {
      const kept = known.get(key)
      if (kept) return { facts: factsOf(key, kept, share), source: { kept }, texts: () => group.texts() }
      const texts = hasTexts ? group.texts() : []
      const found = itemsOf(group, key)
      const withText = found.flatMap((_, index) => (texts[index] ? [index] : []))
      const facts = { key, length: lengthOf(texts), withText: share(withText) }
      return { facts, source: { items: found, texts }, texts: () => texts }
    },
    keepWords: known.set,
    find: (key) => {
      const kept = known.peek(key)
      return kept && unpackWords(kept)
    },
    itemsOf,
    keep: (key) => {
      known.keep(key)
      items.keep(key)
    },
  }
}

/** The same list for equal ones. */
type Share = (list: readonly number[]) => readonly number[]

function factsOf(key: string, { texts, length }: KeptWords, share: Share): PageFacts {
  return { key, length, withText: share(texts.flatMap((text, index) => (text === null ? [] : [index]))) }
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}

/** The words of items with these texts. */
export function readWords(words: IndexWords, items: readonly IndexItem[], texts: readonly string[]): PageWords {
  return {
    names: items.map(words.ofNames),
    texts: items.map((_, index) => (texts[index] ? words.ofText(texts[index]) : undefined)),
  }
}

/** As they are kept. `given`: the texts that they are from. */
export function packWords({ names, texts }: PageWords, given: readonly string[]): KeptWords {
  return {
    names: names.map((lists) => lists.map((list) => list.join(' ')).join('\n')),
    texts: texts.map((list) => list?.join(' ') ?? null),
    length: lengthOf(given),
  }
}

/** As they are read. */
export function unpackWords({ names, texts }: KeptWords): PageWords {
  return {
    names: names.map((lists) => lists.split('\n').map(splitList)),
    texts: texts.map((list) => (list === null ? undefined : splitList(list))),
  }
}

function splitList(words: string): string[] {
  return words === '' ? [] : words.split(' ')
}
