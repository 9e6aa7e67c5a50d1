// Search as the specification has it. In: items and what was typed. Out: at most eight hits, most relevant first.
// Case does not matter; a hit holds the text in its title, description or category. Nothing typed finds nothing.

/** The most hits that are shown. */
export const mostHits = 8

interface Searchable {
  title: string
  description: string
  category: string
  relevance: number
}

/** Hits for `query`; equal relevance keeps the order of the index. */
export function findItems<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  return items
    .filter((item) => [item.title, item.description, item.category].some((text) => text.toLowerCase().includes(wanted)))
    .toSorted((a, b) => b.relevance - a.relevance)
    .slice(0, mostHits)
}
