// The hits of a query in either form of the index, with the sentence of each that has its words.

import type { IndexItem } from '#schemas/search-item.ts'
import type { SearchParts } from '#schemas/search-parts.ts'
import { findItems, mostHits } from './find-items.ts'
import { findSentence } from './find-sentence.ts'
import { type Candidate, type LoadFile, loadItems, loadTexts, type Ranked, rankItems } from './load-candidates.ts'
import { isEmptyQuery, type Query, scoreItem } from './score-item.ts'

/** As many items are fetched at once, and as often: some of the best may be out of scope, or have the same title. */
const batchSize = 16
const mostBatches = 4

/** The index as a browser has it: all items of a small site, or where those of a large one are. */
export type SearchIndex = readonly IndexItem[] | SearchParts

/** The hits, best first. */
export async function findHits(
  index: SearchIndex,
  query: Query,
  load: LoadFile,
  isInScope: (item: IndexItem) => boolean = () => true,
): Promise<IndexItem[]> {
  const hits =
    'words' in index ? await findInParts(index, query, { load, isInScope }) : findItems(index.filter(isInScope), query)
  return hits.map((hit) => ({ ...hit, description: findSentence(hit, query) }))
}

interface PartSearch {
  load: LoadFile
  isInScope: (item: IndexItem) => boolean
}

async function findInParts(parts: SearchParts, query: Query, search: PartSearch): Promise<IndexItem[]> {
  if (isEmptyQuery(query)) return []
  const { load } = search
  const sure = await findSure(parts, query, search)
  const hits = sure.length > 0 ? sure : await findSure(parts, { ...query, isTolerant: true }, search)
  return loadTexts(hits, load)
}

async function findSure(parts: SearchParts, query: Query, { load, isInScope }: PartSearch): Promise<IndexItem[]> {
  const builtIn = parts.items.filter(isInScope)
  const ranked = await rankItems(parts, query, load)
  let items: Candidate[] = []
  let hits: (IndexItem | Candidate)[] = findItems(builtIn, query)
  for (let batch = 0; batch < mostBatches; batch++) {
    const next = ranked.slice(batch * batchSize, (batch + 1) * batchSize)
    const worst = hits.length < mostHits ? undefined : hits.at(-1)
    const [best] = next
    // The next ones are no better than the last hit.
    if (!best || (worst && isBetter(worst, best, query))) break
    const candidates = await loadItems(next, parts, load)
    // Signs are compared in the text itself.
    const loaded = query.literals.length > 0 ? await loadTexts(candidates, load) : candidates
    items = [...items, ...loaded.filter(isInScope)].toSorted((a, b) => a.number - b.number)
    hits = findItems([...builtIn, ...items], query)
  }
  return hits
}

function isBetter(hit: IndexItem | Candidate, { bound, number }: Ranked, query: Query): boolean {
  const score = scoreItem(hit, query)
  return score > bound || (score === bound && 'number' in hit && hit.number < number)
}
