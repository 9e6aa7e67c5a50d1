// Which threads the forum lists. In: threads, a search text and a category. Out: matching threads, pinned ones first, then the latest activity.
// Never changes the list it is given. The search looks at titles only, as the specification says.

import type { Thread } from '#schemas/thread.ts'

/** Options of the category filter, in this order. */
export const threadCategoryOptions: { value: Thread['category'] | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'Technical', label: 'Technical' },
  { value: 'Discussion', label: 'Discussion' },
  { value: 'Tutorial', label: 'Tutorial' },
  { value: 'Help', label: 'Help' },
]

export interface ThreadFilter {
  search: string
  category: string
}

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
