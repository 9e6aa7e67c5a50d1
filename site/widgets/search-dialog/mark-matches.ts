import { matchWord } from './match-word.ts'
import type { Query } from './score-item.ts'
import { wordsOf } from './words-of.ts'

/** A piece of a text, and whether it is what was searched. */
export interface Piece {
  text: string
  isMatch: boolean
}

/** A text in pieces: the query as it is typed where the text has it, else the words that fit a word of the query. */
export function markMatches(text: string, query: Query): Piece[] {
  const small = text.toLowerCase()
  // Some letters become two.
  const at = query.text === '' || small.length !== text.length ? -1 : small.indexOf(query.text)
  if (at >= 0) {
    const end = at + query.text.length
    return [
      { text: text.slice(0, at), isMatch: false },
      { text: text.slice(at, end), isMatch: true },
      { text: text.slice(end), isMatch: false },
    ].filter((piece) => piece.text !== '')
  }
  return (text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []).map((piece) => ({
    text: piece,
    isMatch: wordsOf(piece).some((word) => query.words.some((wanted) => matchWord(wanted, word, query.language) > 0)),
  }))
}
