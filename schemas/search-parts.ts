// The search index of a large site in parts: browsers fetch those that a query needs.

import type { IndexItem } from './search-item.ts'

/** Number of an item in the index, less that of the one before it. */
type Steps = readonly number[]

/** A word, and the items that have it: as their whole name, in title or keywords, elsewhere. */
export type WordItems = readonly [word: string, name: Steps, title: Steps, text: Steps]

/** search/index.json: where everything else is. Files are in the same folder. */
export interface SearchParts {
  /** Items of content/data/search.yaml. */
  items: readonly IndexItem[]
  /** Files of words, each with its first word, in the order of their words. */
  words: readonly (readonly [first: string, file: string])[]
  /** Files of all other items, in the order of their numbers. */
  pages: readonly string[]
  /** Items in a file. */
  pageSize: number
}
