import type { SplitQuery } from './split-query.ts'
import { stemWord } from './stem-word.ts'
import { isLoneCharacter } from './words-of.ts'

interface TextQuery extends Pick<SplitQuery, 'closed'> {
  language: string
  /** Nothing was found without typing mistakes. */
  isTolerant?: boolean
}

const qualities = { stem: 0.9, prefix: 0.8, typo: 0.4 } as const

/** Shorter words become other words by one letter. */
const typoLength = 5

/**
 * How well a word of the query fits a word of an item: 1 for the same word, 0 for another one. Between are another form
 * of the word, a word that it is the beginning of, and a word that differs by one typing mistake behind the second
 * letter, by the first letter missing, or anywhere if nothing else is found.
 */
function matchWord(wanted: string, word: string, { language, isTolerant = false }: TextQuery): number {
  if (word === wanted) return 1
  // A stem keeps the first letters: most words need no stem.
  const isNear = word.slice(0, 2) === wanted.slice(0, 2)
  if (isNear && stemWord(word, language) === stemWord(wanted, language)) return qualities.stem
  if (word.startsWith(wanted)) return qualities.prefix
  const isLikely = isNear || isTolerant || word.slice(1) === wanted
  return isLikely && wanted.length >= typoLength && isTypo(wanted, word) ? qualities.typo : 0
}

/** The same for a word of a query. */
export function matchQuery(wanted: string, word: string, query: TextQuery): number {
  const quality = matchWord(wanted, word, query)
  return quality === qualities.prefix && query.closed.includes(wanted) ? 0 : quality
}

/**
 * The same for a word of a text. There is far more text than there are names: it has no other words that begin with one
 * letter or two, and typing mistakes count only if nothing else is found.
 */
export function matchText(wanted: string, word: string, query: TextQuery, start = textStart(wanted, query)): number {
  if (word === wanted) return 1
  const isSure = !query.isTolerant
  if (!word.startsWith(start)) return 0
  const quality = matchQuery(wanted, word, query)
  if (isSure && quality === qualities.typo) return 0
  return quality === qualities.prefix && !isBeginning(wanted) ? 0 : quality
}

/** What a word of a text begins with that may fit a word of the query. */
export function textStart(wanted: string, { isTolerant, language }: TextQuery): string {
  if (!isBeginning(wanted)) return wanted
  if (isTolerant && wanted.length >= typoLength) return wanted.slice(0, startLength)
  const stem = stemWord(wanted, language)
  let length = 0
  while (length < stem.length && stem[length] === wanted[length]) length++
  return wanted.slice(0, Math.max(length, startLength))
}

/** Letters with which a form of a word begins, at least. */
const startLength = 3

function isBeginning(wanted: string): boolean {
  return wanted.length >= startLength || isLoneCharacter(wanted)
}

/** Whether two words differ by one letter more, one less, another one, or two that are swapped. Numbers never do. */
function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || /\d/.test(one)) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = one.slice(start)
  const left = other.slice(start)
  if (rest.slice(1) === left.slice(1) || rest.slice(1) === left || rest === left.slice(1)) return true
  return rest[0] === left[1] && rest[1] === left[0] && rest.slice(2) === left.slice(2)
}
