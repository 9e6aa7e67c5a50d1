import { closeUp, signPairs, spaceOut } from './sign-pairs.ts'
import { wordsOf } from './words-of.ts'

export interface SplitQuery {
  /** Looked for in any form. */
  words: string[]
  /** Those of the words that a sign closes, as in `</div>`: they are no beginnings of words. */
  closed: string[]
  /** What an item has as it is typed. */
  literals: string[]
}

/**
 * What a query in small letters looks for. A literal has signs, and no word but single letters and numbers: of C++ or
 * <b> one letter would be left, and fit everything that begins with it. One sign alone is nothing.
 */
export function splitQuery(text: string): SplitQuery {
  const written = text.split(/\s+/).map(withoutStop)
  const numbers = written.flatMap((part) => versionNumber(part) ?? [])
  const parts = written.filter((part, index) => !isOfVersion(part, written[index + 1]))
  const whole = closeUp(parts.join(' '))
  if (whole === '' && numbers.length > 0) return { words: numbers, closed: [], literals: [] }
  if (isLiteral(whole)) return { words: [], closed: [], literals: hasSubstance(whole) ? [whole] : [] }
  const isName = (part: string) => hasLetters(part) && isLiteral(part)
  const others = parts.filter((part) => !isName(part))
  return {
    words: [...new Set([...numbers, ...others.flatMap(wordsOf)])],
    closed: others.flatMap((part) => [...part.matchAll(closedWord)].flatMap(([word]) => wordsOf(word))),
    literals: [...new Set(parts.filter(isName))],
  }
}

// v2.3.1 and 2.3.1 are the same version.
function versionNumber(part: string): string | undefined {
  return part.match(/^v?(\d+(?:\.\d+)+)$/)?.[1]
}

function isOfVersion(part: string, next: string | undefined): boolean {
  if (versionNumber(part) !== undefined) return true
  return /^(?:v|versi[oó]n|バージョン)$/.test(part) && next !== undefined && versionNumber(next) !== undefined
}

// Some signs go on: those that join the words of a name, and "*", which some write for the rest of a word.
const closedWord = /[\p{L}\p{N}\p{M}]+(?=[^\p{L}\p{N}\p{M}*_'’-])/gu

/** Whether a text in small letters has a literal, beside no further letter where the literal ends in one. */
export function hasLiteral(text: string, literal: string): boolean {
  return findLiteral(text, literal) !== undefined
}

/** Where a text in small letters has a literal: R&D is also written as R & D. */
export function findLiteral(text: string, literal: string): { at: number; length: number } | undefined {
  for (const spelling of new Set([literal, spaceOut(literal)])) {
    const at = findSpelling(text, spelling)
    if (at >= 0) return { at, length: spelling.length }
  }
  return undefined
}

function findSpelling(text: string, literal: string): number {
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) {
    const before = /^[\p{L}\p{N}]/u.test(literal) && /[\p{L}\p{N}\p{M}]$/u.test(withoutV(text, at))
    const after = /[\p{L}\p{N}\p{M}]$/u.test(literal) && /^[\p{L}\p{N}\p{M}]/u.test(text.slice(at + literal.length))
    if (!before && !after) return at
  }
  return -1
}

// A version stands behind a letter, or behind none.
function withoutV(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 2), at)
  return /^\d/.test(text.slice(at)) ? before.replace(/v$/, '') : before
}

// The end of a sentence is no part of a name: "what is C?"
function withoutStop(part: string): string {
  return hasLetters(part) ? part.replace(/[.,:!?]+$/, '') : part
}

function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

// Letters without case are words: those of Chinese, for example.
function isLiteral(text: string): boolean {
  return /[^\s\p{L}\p{N}\p{M}]/u.test(text) && wordsOf(text).every((word) => /^(?:\p{Ll}|\p{N}+)$/u.test(word))
}

function hasSubstance(text: string): boolean {
  return hasLetters(text) || signPairs(text).length > 0
}
