import { containsQuery, isEmptyQuery, type Query, type Searchable, scoreItem } from './score-item.ts'

/** The largest number of hits that are shown. */
export const mostHits = 8

/** Of these as many may have the same title: more would hide what else there is. */
const mostAlike = 4

/** The least relevance of an item of content/data/search.yaml. Others have less. */
const builtInRelevance = 0.75

/**
 * Hits for `query`. Items of content/data/search.yaml come first, if they contain the text in any letter case, most
 * relevant first. Other items follow by how well they fit. Equals keep the order of the index. Typing mistakes in texts
 * count if nothing else is found. An empty query and a sign alone find nothing.
 */
export function findItems<Item extends Searchable>(items: readonly Item[], query: Query): Item[] {
  if (isEmptyQuery(query)) return []
  const sure = findSure(items, query)
  return sure.length > 0 ? sure : findSure(items, { ...query, isTolerant: true })
}

function findSure<Item extends Searchable>(items: readonly Item[], query: Query): Item[] {
  const builtIn = items.filter((item) => item.relevance >= builtInRelevance && containsQuery(item, query))
  const others = items
    .filter(({ relevance }) => relevance < builtInRelevance)
    .map((item) => ({ item, score: scoreItem(item, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const shown = new Set(builtIn.map(({ url }) => url))
  const best = withoutAlike(others.map(({ item }) => item)).filter(({ url }) => !shown.has(url))
  return [...builtIn.toSorted((a, b) => b.relevance - a.relevance), ...best].slice(0, mostHits)
}

function withoutAlike<Item extends Searchable>(items: readonly Item[]): Item[] {
  const counts = new Map<string, number>()
  return items.filter(({ title }) => {
    const count = (counts.get(title) ?? 0) + 1
    counts.set(title, count)
    return count <= mostAlike
  })
}
