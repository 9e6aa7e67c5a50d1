// The lists of words of a language: those of what stands outside the texts, and those of the texts.

import { nameOf } from './search-files.ts'
import type { PageWords } from './search-page-words.ts'
import { type EarlierPart, openPostings, type Postings, type WordLists } from './search-postings.ts'

/** A file of lists. */
export interface ListFile {
  first: string
  name: string
  /** Missing if the output folder has it. */
  text: string | undefined
}

/** Files of lists of words outside texts, and of those of texts. */
export interface ListFiles {
  names: ListFile[]
  texts: ListFile[]
}

export interface WordIndex {
  /** Notes the words of a page, and what it had before. `numbers`: of its items. */
  change: (was: PageWords | undefined, is: PageWords, numbers: readonly number[]) => void
  /** `isThere`: whether the output folder has a file. Undefined if a text of the earlier build was lost. */
  files: (isThere?: (name: string) => boolean) => ListFiles | undefined
}

/** Lists of `WordItems`. */
const nameLists = 8

/** `before`: all files of an earlier build. */
export function openWordIndex(before?: { names: readonly EarlierPart[]; texts: readonly EarlierPart[] }): WordIndex {
  const names = openPostings(nameLists, before?.names)
  const texts = openPostings(1, before?.texts)
  return {
    change: (was, is, numbers) => {
      for (const [index, number] of numbers.entries()) {
        changeItem(names, number, was && (was.names[index] ?? []), is.names[index] ?? [])
        changeItem(texts, number, was && [was.texts[index] ?? []], [is.texts[index] ?? []])
      }
    },
    files: (isThere = () => false) => {
      const made = { names: filesOf('words', names, isThere), texts: filesOf('text-words', texts, isThere) }
      const isWhole = [...made.names, ...made.texts].every((file) => file !== undefined)
      return isWhole && !names.isBroken() && !texts.isBroken() ? (made as ListFiles) : undefined
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

function filesOf(kind: string, postings: Postings, isThere: (name: string) => boolean): (ListFile | undefined)[] {
  return Array.from(postings.parts(), (part) => {
    const { first } = part
    if ('text' in part) return { first, name: nameOf(kind, part.text), text: part.text }
    const { name, read } = part
    if (isThere(name)) return { first, name, text: undefined }
    const text = read()
    return text === undefined ? undefined : { first, name, text }
  })
}
