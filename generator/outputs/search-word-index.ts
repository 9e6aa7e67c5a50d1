// The lists of words of a language: those of what stands outside the texts, and those of the texts.

import { nameOf } from './search-files.ts'
import type { PageWords } from './search-page-words.ts'
import { openPostings, type Postings, type WordLists } from './search-postings.ts'

/** A file of lists. */
export interface ListFile {
  first: string
  name: string
  text: string
}

/** Files of lists of words outside texts, and of those of texts. */
export interface ListFiles {
  names: ListFile[]
  texts: ListFile[]
}

export interface WordIndex {
  /** Notes the words of a page, and what it had before. `numbers`: of its items. */
  change: (was: PageWords | undefined, is: PageWords, numbers: readonly number[]) => void
  files: () => ListFiles
}

/** Lists of `WordItems`. */
const nameLists = 8

/** `before`: texts of all files of an earlier build. */
export function openWordIndex(before?: { names: readonly string[]; texts: readonly string[] }): WordIndex {
  const names = openPostings(nameLists, before?.names)
  const texts = openPostings(1, before?.texts)
  return {
    change: (was, is, numbers) => {
      for (const [index, number] of numbers.entries()) {
        changeItem(names, number, was && (was.names[index] ?? []), is.names[index] ?? [])
        changeItem(texts, number, was && [was.texts[index] ?? []], [is.texts[index] ?? []])
      }
    },
    files: () => ({ names: filesOf('words', names), texts: filesOf('text-words', texts) }),
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

function filesOf(kind: string, postings: Postings): ListFile[] {
  return Array.from(postings.parts(), ({ first, text }) => ({ first, name: nameOf(kind, text), text }))
}
