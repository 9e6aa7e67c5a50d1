import { matchQuery } from './match-word.ts'
import { isEmptyQuery, type Query } from './score-item.ts'
import { findLiteral } from './split-query.ts'
import { wordsOf } from './words-of.ts'

/** A piece of a text, and whether it is what was searched. */
export interface Piece {
  text: string
  isMatch: boolean
}

/**
 * A text in pieces: the query as it is typed where the text has it, else its literals and the words that fit a word of
 * the query.
 */
export function markMatches(text: string, query: Query): Piece[] {
  if (isEmptyQuery(query)) return [{ text, isMatch: false }]
  const small = text.toLowerCase()
  // Some letters become two.
  if (small.length !== text.length) return markWords(text, query)
  const at = small.indexOf(query.text)
  if (at >= 0 && query.words.length > 0) return cutOut(text, at, query.text.length, (rest) => [unmarked(rest)])
  for (const literal of [...query.literals, ...query.words.filter((word) => word.includes('.'))]) {
    const found = findLiteral(small, literal)
    if (found) return cutOut(text, found.at, found.length, (rest) => markMatches(rest, query))
  }
  return markWords(text, query)
}

function cutOut(text: string, at: number, length: number, markRest: (rest: string) => Piece[]): Piece[] {
  const end = at + length
  return [
    ...markRest(text.slice(0, at)),
    { text: text.slice(at, end), isMatch: true },
    ...markRest(text.slice(end)),
  ].filter((piece) => piece.text !== '')
}

function unmarked(text: string): Piece {
  return { text, isMatch: false }
}

function markWords(text: string, query: Query): Piece[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []).map((piece) => ({
    text: piece,
    isMatch: wordsOf(piece).some((word) => query.words.some((wanted) => matchQuery(wanted, word, query) > 0)),
  }))
}
