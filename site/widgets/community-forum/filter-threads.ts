import type { Thread } from '#schemas/thread.ts'
import { threadList as words } from '#words/community-forum.ts'

/** Options of the category filter: all, then each one. */
export function threadCategoryOptions(categories: readonly string[]): { value: string; label: string }[] {
  return [{ value: 'all', label: words.all }, ...categories.map((name) => ({ value: name, label: name }))]
}

export interface ThreadFilter {
  search: string
  category: string
}

/** Threads whose title contains the search text, pinned ones first, then by latest activity. */
export function filterThreads(threads: Thread[], { search, category }: ThreadFilter): Thread[] {
  const needle = search.trim().toLowerCase()
  return threads
    .filter(
      (thread) => (category === 'all' || thread.category === category) && thread.title.toLowerCase().includes(needle),
    )
    .sort(
      (one, other) =>
        Number(other.isPinned) - Number(one.isPinned) || Date.parse(other.lastActivity) - Date.parse(one.lastActivity),
    )
}
