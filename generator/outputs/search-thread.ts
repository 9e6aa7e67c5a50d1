// The words of a large site, read and listed by another thread while this one does other things.

import type { IndexItem } from '#schemas/search-item.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { Series } from '../threads/threads.ts'
import { type KeptWords, packWords, readWords, unpackWords } from './search-page-words.ts'
import { type ListFiles, openWordIndex } from './search-word-index.ts'

/** A page for the thread: its items with their texts, or their words. */
export type SentPage = { numbers: readonly number[] } & (
  | { items: readonly IndexItem[]; texts: readonly string[] }
  | { kept: KeptWords }
)

/** Some pages, or the end: all have been sent. */
export type IndexOrder = { pages: readonly SentPage[] } | 'files'

/** What the thread answers: the words of each page, and the files at the end. */
export type IndexAnswer = KeptWords[] | ListFiles

/** The thread's side: takes pages in order. */
export function openIndexThread({
  openIndexWords,
}: Pick<SiteModule, 'openIndexWords'>): (order: IndexOrder) => IndexAnswer {
  const words = openIndexWords()
  const index = openWordIndex()
  return (order) => {
    if (order === 'files') return index.files() ?? { names: [], texts: [] }
    return order.pages.map((page) => {
      const read = 'kept' in page ? unpackWords(page.kept) : readWords(words, page.items, page.texts)
      index.change(undefined, read, page.numbers)
      return 'kept' in page ? page.kept : packWords(read, page.texts)
    })
  }
}

const pagesAtOnce = 16

/** The other side of the same. */
export interface DistantIndex {
  add: (page: SentPage, take: (words: KeptWords) => void) => void
  /** After all pages; undefined if the thread has failed. */
  files: () => Promise<ListFiles | undefined>
}

/** Sends pages to a thread. */
export function openDistantIndex(series: Series<IndexOrder, IndexAnswer>): DistantIndex {
  const answers: Promise<boolean>[] = []
  let waiting: Parameters<DistantIndex['add']>[] = []
  const send = () => {
    const sent = waiting
    waiting = []
    const answer = series.ask({ pages: sent.map(([page]) => page) }).then((words) => {
      if (!Array.isArray(words)) return false
      for (const [index, [, take]] of sent.entries()) take(words[index] as KeptWords)
      return true
    })
    answers.push(answer)
  }
  return {
    add: (...page) => {
      waiting.push(page)
      if (waiting.length === pagesAtOnce) send()
    },
    files: async () => {
      send()
      const files = await series.ask('files')
      const isWhole = (await Promise.all(answers)).every(Boolean)
      return isWhole && files !== undefined && !Array.isArray(files) ? files : undefined
    },
  }
}
