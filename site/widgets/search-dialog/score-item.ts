import { matchQuery, matchText, textStart } from './match-word.ts'
import { hasLiteral, type SplitQuery, splitQuery } from './split-query.ts'
import { endsOfWords, indexedWords, textWords, wordsOfLiteral } from './words-of.ts'

/** What of an item is searched. */
export interface Searchable {
  title: string
  description: string
  /** Of a section, the title of its page. */
  category: string
  url: string
  type: string
  relevance: number
  keywords?: readonly string[]
  /** All its words. */
  text?: string
  /** The description is the beginning of the text. */
  isExcerpt?: boolean
  /** In place of the text: how well a word of it fits each word of the query, in their order. */
  found?: readonly number[]
}

/** A query in small letters, what it looks for, and the language of the site. */
export interface Query extends Readonly<SplitQuery> {
  text: string
  language: string
  /** Whether typing mistakes count in texts, too. */
  isTolerant?: boolean
}

/** In a category of fitting; within it, how much of a name the query has. */
export const scores = { name: 300, lastPart: 290, withPage: 240, part: 200, partOfHeading: 100.5 } as const
const wholeBonus = 20
export const weights = { title: 100, keywords: 80, category: 40, text: 22, description: 20, part: 1 } as const
export const relevanceWeight = 5

/** What a visitor has typed. */
export function readQuery(typed: string, language: string): Query {
  const text = typed.trim().toLowerCase()
  return { text, ...splitQuery(text), language }
}

/** Whether there is anything to look for: a sign alone, such as "." or "-", would be in most texts. */
export function isEmptyQuery({ words, literals }: Query): boolean {
  return words.length === 0 && literals.length === 0
}

/** Whether the title, description or category contains the query as it is typed. */
export function containsQuery({ title, description, category }: Searchable, { text }: Query): boolean {
  return [title, description, category].some((field) => field.toLowerCase().includes(text))
}

/**
 * How well an item fits; 0 if it does not. First come names that are the query, then those of a part of a page with the
 * name of the page before them, then titles that begin or end with the query, then items that have all of its words,
 * best in the title. Every item has all literals. Among equals the more relevant one is better.
 */
export function scoreItem(item: Searchable, query: Query): number {
  const score = hasLiterals(item, query) ? scoreName(item, query) || scoreText(item, query) : 0
  return score === 0 ? 0 : score + item.relevance * relevanceWeight
}

function scoreText(item: Searchable, query: Query): number {
  // All literals are found already.
  if (query.words.length === 0) return scoreLiterals(item, query)
  return scoreWords(item, query)
}

function hasLiterals(item: Searchable, { literals }: Query): boolean {
  if (literals.length === 0) return true
  const texts = shortTexts(item)
  return literals.every((literal) => texts.some((text) => hasLiteral(text, literal)) || inText(item, literal))
}

/** The texts of an item that are searched for signs of every kind. */
function shortTexts(item: Searchable): string[] {
  const { title, description, category, keywords = [] } = item
  // The title of its page is not in a section, and its description is the beginning of its text.
  const own = isSection(item) ? [] : [category, ...(item.isExcerpt ? [] : [description])]
  return [title, ...keywords, ...own].map((text) => text.toLowerCase())
}

function inText({ text = '' }: Searchable, literal: string): boolean {
  return wordsOfLiteral(literal).length > 0 && hasLiteral(text.toLowerCase(), literal)
}

function scoreLiterals(item: Searchable, query: Query): number {
  if (inTitle(item, query)) return weights.title
  const texts = shortTexts(item)
  const isNear = query.literals.every((literal) => texts.some((text) => hasLiteral(text, literal)))
  return isNear ? weights.description : weights.text
}

function inTitle({ title, keywords = [] }: Searchable, { literals }: Query): boolean {
  const names = [title, ...keywords].map((name) => name.toLowerCase())
  return literals.every((literal) => names.some((name) => hasLiteral(name, literal)))
}

function scoreName({ title, category, keywords = [], url, type }: Searchable, { text }: Query): number {
  const name = title.toLowerCase()
  if (name === text || keywords.some((keyword) => keyword.toLowerCase() === text)) return scores.name
  // The path of a field is also found by the field's own name.
  if (!name.includes(' ') && name.endsWith(`.${text}`)) return scores.lastPart
  const page = category.toLowerCase()
  for (let space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', space + 1)) {
    const before = text.slice(0, space)
    const after = text.slice(space + 1)
    if (isPart(after, name) && isPart(before, page))
      return scores.withPage + (before === page ? wholeBonus : 0) + (after === name ? wholeBonus : 0)
  }
  if (!isPart(text, name)) return 0
  // Titles of pages with the words of the query come before headings, if it has no signs as a name of code.
  return isSection({ url, type }) && !/[^\s\p{L}\p{N}\p{M}]/u.test(text) ? scores.partOfHeading : scores.part
}

/** Whether a name begins or ends with the words of `part`. */
function isPart(part: string, name: string): boolean {
  if (name.startsWith(part) && !/^[\p{L}\p{N}\p{M}]/u.test(name.slice(part.length))) return true
  return name.endsWith(part) && !/[\p{L}\p{N}\p{M}]$/u.test(name.slice(0, -part.length))
}

function scoreWords(item: Searchable, query: Query): number {
  const { words } = query
  if (words.length === 0) return 0
  const fields = fieldsOf(item)
  const found: number[][] = []
  for (const [index, word] of words.entries()) {
    const its = fields.map((field) => field.weight * bestMatch(word, field.words, query))
    its.push(weights.text * (item.found?.[index] ?? bestInText(word, item, query)))
    if (!its.some((score) => score > 0) && isInWord(word, item)) its.push(weights.part)
    // Of a pasted paragraph the first words say that an item is no hit.
    if (its.every((score) => score === 0)) return 0
    found.push(its)
  }
  // Its page alone is the hit for the title of the page.
  if (isSection(item) && found.every(([title = 0, , , description = 0, text = 0]) => title + description + text === 0))
    return 0
  const best = found.map((its) => Math.max(...its))
  return best.reduce((sum, one) => sum + one, 0) / words.length
}

/** A part of a page. */
function isSection({ url, type }: Pick<Searchable, 'url' | 'type'>): boolean {
  return type !== 'api' && url.includes('#')
}

/** Whether a word of the title of a page has a part of a word in it. */
function isInWord(part: string, item: Searchable): boolean {
  return !isSection(item) && endsOfWords(item.title).some((end) => end.startsWith(part))
}

function bestInText(word: string, item: Searchable, query: Query): number {
  const start = startOf(word, query)
  let best = 0
  for (const other of textOf(item)) {
    if (best === 1) break
    if (other.startsWith(start)) best = Math.max(best, matchText(word, other, query, start))
  }
  return best
}

/** What words of a text begin with that may fit, found once for a query. */
const knownStarts = new WeakMap<Query, Map<string, string>>()

function startOf(word: string, query: Query): string {
  const starts = knownStarts.get(query) ?? new Map<string, string>()
  knownStarts.set(query, starts)
  const start = starts.get(word) ?? textStart(word, query)
  starts.set(word, start)
  return start
}

const knownTexts = new WeakMap<Searchable, readonly string[]>()

function textOf(item: Searchable): readonly string[] {
  const known = knownTexts.get(item)
  if (known) return known
  const words = textWords(item.text ?? '')
  knownTexts.set(item, words)
  return words
}

function bestMatch(word: string, others: readonly string[], query: Query): number {
  return others.reduce((best, other) => Math.max(best, matchQuery(word, other, query)), 0)
}

interface Field {
  weight: number
  words: readonly string[]
}

/** Read once for all that a visitor types. */
const knownFields = new WeakMap<Searchable, readonly Field[]>()

function fieldsOf(item: Searchable): readonly Field[] {
  const known = knownFields.get(item)
  if (known) return known
  const fields = [
    { weight: weights.title, words: indexedWords(item.title) },
    { weight: weights.keywords, words: indexedWords((item.keywords ?? []).join(' ')) },
    { weight: weights.category, words: indexedWords(item.category) },
    { weight: weights.description, words: isSection(item) || item.isExcerpt ? [] : indexedWords(item.description) },
  ]
  knownFields.set(item, fields)
  return fields
}
