/** The largest number of hits that are shown. */
const mostHits = 8

interface Searchable {
  title: string
  description: string
  category: string
  relevance: number
}

/**
 * Hits for `query`, most relevant first; equal relevance keeps the order of the index. An item matches if its title,
 * description or category contains the text in any letter case. An empty query finds nothing.
 */
export function findItems<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  return items
    .filter((item) => [item.title, item.description, item.category].some((text) => text.toLowerCase().includes(wanted)))
    .toSorted((a, b) => b.relevance - a.relevance)
    .slice(0, mostHits)
}
