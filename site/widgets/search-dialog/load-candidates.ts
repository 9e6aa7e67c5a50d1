import type { IndexItem } from '#schemas/search-item.ts'
import type { PartItem, SearchParts, TextItems, WordItems } from '#schemas/search-parts.ts'
import { matchQuery, matchText, textStart } from './match-word.ts'
import { scores as nameScores, type Query, relevanceWeight, weights } from './score-item.ts'
import { signPairs } from './sign-pairs.ts'
import { edgeWords, isLoneCharacter, wordsOf, wordsOfLiteral } from './words-of.ts'

/** Fetches a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>

/** An item with what is known of its text without reading it. */
export interface Candidate extends IndexItem {
  number: number
  found: readonly number[]
  at?: PartItem['at']
}

/** In the order of the lists of a word; the first three say where in a title it stands. */
const listWeights = [
  0,
  0,
  0,
  weights.title,
  weights.keywords,
  weights.category,
  weights.description,
  weights.part,
] as const
const endList = 7

/** How well items fit one word, by their numbers. */
interface WordScores {
  names: Map<number, number>
  texts: Map<number, number>
  /** Items with the word as their whole name. */
  wholes: Set<number>
}

/** The number of an item that fits a query, and how well a word of its text fits each word. */
export interface Ranked {
  number: number
  found: readonly number[]
  /** Its score is not higher. */
  bound: number
}

/** Ranks the items of a large site, best first. Fetches only the words that it needs. */
export async function rankItems(parts: SearchParts, query: Query, load: LoadFile): Promise<Ranked[]> {
  const words = await Promise.all(query.words.map((word) => scoreWord(word, query, parts, load)))
  const signs = await Promise.all(query.literals.map((literal) => scoreLiteral(literal, query, parts, load)))
  const all = [...words, ...signs]
  const [first, ...others] = all
  if (!first) return []
  const isIn = (number: number) => others.every(({ names, texts }) => names.has(number) || texts.has(number))
  const bestOf = (number: number, { names, texts }: WordScores) =>
    Math.max(names.get(number) ?? 0, weights.text * (texts.get(number) ?? 0))
  const relevanceOf = (number: number) => parts.relevance.findLast(([start]) => start <= number)?.[1] ?? 0
  const [begun, ended] = edgeWords(query.text)
  const edges = await Promise.all([begun, ended].map((word) => loadEdges(word, parts, load)))
  const boundOf = (number: number) => {
    const score = all.reduce((sum, its) => sum + bestOf(number, its), 0) / all.length
    return Math.max(score, nameBound(number, words, edges)) + relevanceOf(number) * relevanceWeight
  }
  return [...new Set([...first.names.keys(), ...first.texts.keys()])]
    .filter(isIn)
    .map((number) => ({ number, bound: boundOf(number), found: words.map(({ texts }) => texts.get(number) ?? 0) }))
    .toSorted((a, b) => b.bound - a.bound || a.number - b.number)
}

/** The title may be the query, or begin or end with it. */
function nameBound(number: number, words: readonly WordScores[], [first, last]: readonly Edges[]): number {
  if (words.length === 1 && words[0]?.wholes.has(number)) return nameScores.name
  return first?.begun.has(number) || last?.ended.has(number) ? nameScores.name : 0
}

/** Items whose title begins, or ends, with a run of letters. */
interface Edges {
  begun: Set<number>
  ended: Set<number>
}

async function loadEdges(run: string, { words }: SearchParts, load: LoadFile): Promise<Edges> {
  const found = run === '' ? [] : await loadWords<WordItems>(words, run, true, load)
  const [, , begun = [], ended = []] = found.find(([word]) => word === run) ?? []
  return { begun: new Set(numbersOf(begun as number[])), ended: new Set(numbersOf(ended as number[])) }
}

/** Fetches ranked items. */
export async function loadItems(ranked: readonly Ranked[], parts: SearchParts, load: LoadFile): Promise<Candidate[]> {
  const pageOf = (number: number) => Math.floor(number / parts.pageSize)
  const pages = new Map(
    await Promise.all(
      [...new Set(ranked.map(({ number }) => pageOf(number)))].map(
        async (page) => [page, (await load(`${parts.pages[page] ?? ''}.json`)) as PartItem[]] as const,
      ),
    ),
  )
  return ranked
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ number, found }) => {
      const item = pages.get(pageOf(number))?.[number % parts.pageSize]
      return item ? { id: item.url, description: '', ...item, number, found } : []
    })
}

/** Fetches the texts of items. */
export async function loadTexts<Item extends IndexItem & Pick<Candidate, 'at'>>(
  items: readonly Item[],
  load: LoadFile,
): Promise<Item[]> {
  return Promise.all(
    items.map(async (item) => {
      if (!item.at) return item
      const [file, index] = item.at
      const text = ((await load(`${file}.json`)) as string[])[index] ?? ''
      return { ...item, text }
    }),
  )
}

/** The items that may have a literal: in names all that the index has of it, in texts names of a letter and figures. */
async function scoreLiteral(literal: string, query: Query, parts: SearchParts, load: LoadFile): Promise<WordScores> {
  const scoresOf = (words: readonly string[]) => Promise.all(words.map((word) => scoreWord(word, query, parts, load)))
  const pairs = [...signPairs(literal), ...wordsOf(literal).filter((word) => word.length > 1)]
  // Single letters are in most texts: they count where a literal has nothing else.
  const inNames = await scoresOf(pairs.length > 0 ? pairs : wordsOf(literal))
  const inTexts = await scoresOf(wordsOfLiteral(literal))
  return {
    names: inAll(inNames.map(({ names }) => names)),
    texts: inAll(inTexts.map(({ texts }) => texts)),
    wholes: new Set(),
  }
}

function inAll([first = new Map(), ...others]: readonly Map<number, number>[]): Map<number, number> {
  return new Map([...first].filter(([number]) => others.every((other) => other.has(number))))
}

/** The items that have a word, or one like it, with how well they fit. */
async function scoreWord(wanted: string, query: Query, parts: SearchParts, load: LoadFile): Promise<WordScores> {
  const start = wanted.slice(0, 2)
  // Many words begin with a letter: one alone is looked for as a word.
  const isWhole = wanted.length === 1 && !isLoneCharacter(wanted)
  const [names, texts] = await Promise.all([
    loadWords<WordItems>(parts.words, start, isWhole, load),
    loadWords<TextItems>(parts.texts, textStart(wanted, query), wanted.length < 3 && !isLoneCharacter(wanted), load),
  ])
  const scores: WordScores = { names: new Map(), texts: new Map(), wholes: new Set() }
  for (const [word, ...lists] of names) {
    const quality = matchQuery(wanted, word, query)
    for (const [index, steps] of lists.entries()) {
      if (index === 0 && quality === 1) for (const number of numbersOf(steps)) scores.wholes.add(number)
      const fit = index === endList ? Number(word.startsWith(wanted)) : quality
      if (fit > 0 && index > 2) addScores(steps, fit * (listWeights[index] ?? 0), scores.names)
    }
  }
  for (const [word, steps] of texts) {
    const quality = matchText(wanted, word, query)
    if (quality > 0) addScores(steps, quality, scores.texts)
  }
  return scores
}

function addScores(steps: readonly number[], score: number, scores: Map<number, number>): void {
  for (const number of numbersOf(steps)) if ((scores.get(number) ?? 0) < score) scores.set(number, score)
}

function numbersOf(steps: readonly number[]): number[] {
  let number = 0
  return steps.map((step) => {
    number += step
    return number
  })
}

/** The words that begin with `start`, or are it: other forms and most typing mistakes do. */
async function loadWords<Items>(
  files: SearchParts['words'],
  start: string,
  isWhole: boolean,
  load: LoadFile,
): Promise<Items[]> {
  const end = isWhole ? start : `${start}\uffff`
  const names = files.flatMap(([first, file], index) => {
    const next = files[index + 1]?.[0]
    return first <= end && (next === undefined || next > start) ? [file] : []
  })
  return ((await Promise.all(names.map((name) => load(`${name}.json`)))) as Items[][]).flat()
}
