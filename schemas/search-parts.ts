// The search index of a large site in parts: browsers fetch those that a query needs.

import type { IndexItem } from './search-item.ts'

/** Number of an item in the index, less that of the one before it. */
type Steps = readonly number[]

/**
 * A word, and the items that have it: as their whole name, at the beginning of the title, at its
 * end, in the title, in keywords, in the category, in the
 * description, as the end of a word of the title. Empty lists at the end are left out.
 */
export type WordItems = readonly [word: string, ...lists: Steps[]]

/** A word, and the items whose text has it. */
export type TextItems = readonly [word: string, items: Steps]

/** Files in the order of what is in them, each with its first word. */
type WordFiles = readonly (readonly [first: string, file: string])[]

/** An item, and where its text is: a file, and the number of the text in it. */
export interface PartItem extends Omit<IndexItem, 'id' | 'description'> {
  /** Missing where it is the beginning of the text. */
  description?: string
  at?: readonly [file: string, index: number]
}

/** search/index.json: where everything else is. Files are in the same folder, and their names end in .json. */
export interface SearchParts {
  /** Items of content/data/search.yaml. */
  items: readonly IndexItem[]
  /** Files of the words of names, and of those of texts. */
  words: WordFiles
  texts: WordFiles
  /** Files of all other items, in the order of their numbers. */
  pages: readonly string[]
  /** Items in a file. */
  pageSize: number
  /** Relevance of the items from a number on. */
  relevance: readonly (readonly [start: number, relevance: number])[]
}
