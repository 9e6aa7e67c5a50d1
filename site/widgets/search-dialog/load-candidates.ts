import type { IndexItem } from '#schemas/search-item.ts'
import type { SearchParts, WordItems } from '#schemas/search-parts.ts'
import { matchQuery } from './match-word.ts'
import type { Query } from './score-item.ts'
import { signPairs } from './sign-pairs.ts'
import { isLoneCharacter, wordsOf } from './words-of.ts'

/** Fetches a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>

/** As many items are fetched and ranked. */
const mostCandidates = 24

/** For an item with a word as its whole name, in title or keywords, elsewhere. */
const weights = [300, 100, 30] as const

/** The items of a large site that fit a query best. Fetches only the words and the items that it needs. */
export async function loadCandidates(parts: SearchParts, query: Query, load: LoadFile): Promise<IndexItem[]> {
  const wanted = [...query.words, ...query.literals.flatMap(indexedParts)]
  const scores = await Promise.all(wanted.map((word) => scoreItems(word, query, parts, load)))
  const [first = new Map<number, number>(), ...others] = scores
  const best = [...first]
    .filter(([number]) => others.every((other) => other.has(number)))
    .map(([number, score]) => ({ number, score: others.reduce((sum, its) => sum + (its.get(number) ?? 0), score) }))
    .toSorted((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, mostCandidates)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b)
  const pageOf = (number: number) => Math.floor(number / parts.pageSize)
  const pages = new Map(
    await Promise.all(
      [...new Set(best.map(pageOf))].map(
        async (page) => [page, (await load(parts.pages[page] ?? '')) as IndexItem[]] as const,
      ),
    ),
  )
  return [...parts.items, ...best.flatMap((number) => pages.get(pageOf(number))?.[number % parts.pageSize] ?? [])]
}

/** What the index has of a literal. Single letters are in most texts: they count where a literal has nothing else. */
function indexedParts(literal: string): string[] {
  const parts = [...signPairs(literal), ...wordsOf(literal).filter((word) => word.length > 1)]
  return parts.length > 0 ? parts : wordsOf(literal)
}

/** The items that have a word, or one like it, with how well they fit. */
async function scoreItems(wanted: string, query: Query, { words }: SearchParts, load: LoadFile) {
  const scores = new Map<number, number>()
  for (const part of (await Promise.all(filesOf(wanted, words).map(load))) as WordItems[][])
    for (const [word, ...lists] of part) {
      const quality = matchQuery(wanted, word, query)
      if (quality === 0) continue
      for (const [index, steps] of lists.entries()) {
        let number = 0
        for (const step of steps) {
          number += step
          scores.set(number, Math.max(scores.get(number) ?? 0, quality * (weights[index] ?? 0)))
        }
      }
    }
  return scores
}

/** The files with the words that begin as this one: other forms and most typing mistakes do. */
function filesOf(wanted: string, words: SearchParts['words']): string[] {
  const start = wanted.slice(0, 2)
  // Many words begin with a letter: one alone is looked for as a word.
  const end = wanted.length > 1 || isLoneCharacter(wanted) ? `${start}\uffff` : start
  return words.flatMap(([first, file], index) => {
    const next = words[index + 1]?.[0]
    return first <= end && (next === undefined || next > start) ? [file] : []
  })
}
