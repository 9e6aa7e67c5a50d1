// Refuses paragraphs for which a parser needs time or memory that grows with the square of their length. Texts of
// ordinary length cannot reach the limits and are not looked at. The limits are a hundred times what the largest real
// texts have.

import type { Problem } from '../problem.ts'
import { mayHaveDirectives } from './forms.ts'
import { markdownProblem } from './markdown-problem.ts'

interface Rule {
  /** Of one paragraph. */
  costOf: (paragraph: string) => number
  /** Of all paragraphs together. */
  limit: number
  message: string
  hint: string
}

/** A character reference, e.g. &amp; */
export const referencePattern = /&#?\w{1,31};/g

/** No shorter text reaches a limit. */
const leastLength = 20_000
/**
 * No text whose paragraphs have lengths with a smaller sum of squares reaches a limit: of all rules, the first
 * comes nearest, with four letters for an address and one for a backtick.
 */
const leastSquares = 16 * 25_000_000
const split = 'split it into several, with an empty line between them, or the text into several pages'

const rules: readonly Rule[] = [
  {
    // Each address takes 6 bytes for each backtick, and 22 for each link, picture or tag: 550 MB.
    costOf: (paragraph) => countOf(paragraph, /www\./gi) * countOf(paragraph, /[`<\]]/g),
    limit: 25_000_000,
    message: 'a paragraph holds too many web addresses beside backticks, links or tags',
    hint: split,
  },
  {
    // Half a second for underscores, three for addresses: each ends with its piece, and is copied.
    costOf: (paragraph) => sumOver(paragraph.match(/(?<!\S)\S{1000,}/g), /:\/\/|www\.|_/gi),
    limit: 500_000_000,
    message: 'a paragraph holds too many addresses or underscores without a space between them',
    hint: 'put spaces between them, or write them as a code block',
  },
  {
    // Places in lines that are not ASCII, also by a reference: three to six seconds.
    costOf: (paragraph) => sumOver(paragraph.split('\n').filter(isBeyondAscii), /[*_~`[\]<&\\@]|:\/\/|www\./gi),
    limit: 10_000_000_000,
    message: 'a line holds too many marks such as brackets and stars, or too many addresses',
    hint: 'break the line into several',
  },
  {
    // Each reference takes 2 to 4 bytes for each letter before it: up to a gigabyte.
    costOf: (paragraph) => countOf(paragraph, referencePattern) * paragraph.length,
    limit: 250_000_000,
    message: 'a paragraph is too long for so many character references',
    hint: 'write the characters themselves',
  },
]

/** Where directives are parsed: two to six seconds. */
const directiveRule: Rule = {
  costOf: (paragraph) => countOf(paragraph, /:/g) * paragraph.length,
  limit: 1_000_000_000,
  message: 'a paragraph holds too many colons for a text with directives',
  hint: split,
}

/** The first place at which a text costs too much to be parsed. Takes linear time. */
export function findCostly(source: string): Problem | undefined {
  if (source.length < leastLength) return undefined
  const hasDirectives = mayHaveDirectives(source)
  const watched = (hasDirectives ? [...rules, directiveRule] : rules).map((rule) => ({ ...rule, cost: 0 }))
  const lines = source.split('\n')
  const row = hasDirectives ? findManyColons(lines) : undefined
  if (row !== undefined) return costly(directiveRule, row)
  let squares = 0
  for (const { first, end } of paragraphsOf(lines, source)) squares += lengthOf(lines, first, end) ** 2
  if (squares < leastSquares) return undefined
  for (const { first, end } of paragraphsOf(lines, source)) {
    const paragraph = lines.slice(first, end).join('\n')
    for (const rule of watched) {
      rule.cost += rule.costOf(paragraph)
      if (rule.cost > rule.limit) return costly(rule, first)
    }
  }
  return undefined
}

function lengthOf(lines: readonly string[], first: number, end: number): number {
  let length = 0
  for (let index = first; index < end; index++) length += (lines[index]?.length ?? 0) + 1
  return length
}

/** Whether Markdown takes a line for empty. `trim` would remove more: to a parser, other kinds of space are text. */
export function isEmptyLine(line: string): boolean {
  return /^[ \t\r]*$/.test(line)
}

function costly({ message, hint }: Rule, row: number): Problem {
  return markdownProblem('markdown-size', message, { line: row + 1, column: 1 }, hint)
}

/** For each line of colons, the parser reads on to the next empty line, through code as well: a second or two. */
function findManyColons(lines: readonly string[]): number | undefined {
  let cost = 0
  let first = 0
  let colons = 0
  let length = 0
  for (const [index, line] of lines.entries()) {
    if (!isEmptyLine(line)) {
      colons += /^[ \t>*+\-\d.)]*(:{2,})/.exec(line)?.[1]?.length ?? 0
      length += line.length + 1
      if (cost + colons * length > directiveRule.limit) return first
      continue
    }
    cost += colons * length
    first = index + 1
    colons = 0
    length = 0
  }
  return undefined
}

/** Lines between two empty ones, outside code blocks. `first` counts from 0; `end` is the line after the last. */
function* paragraphsOf(lines: readonly string[], source: string): Generator<{ first: number; end: number }> {
  // After a tag, a line of backticks may be no fence.
  const hasFences = !/^[ \t>*+\-\d.)]*</m.test(source)
  let first = 0
  let fence: string | undefined
  for (const [index, line] of lines.entries()) {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined
      first = index + 1
      continue
    }
    if (hasFences) fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0]
    if (fence === undefined && !isEmptyLine(line)) continue
    if (first < index) yield { first, end: index }
    first = index + 1
  }
  if (first < lines.length) yield { first, end: lines.length }
}

// Colons may end a directive, and with it the code inside.
function closesFence(line: string, fence: string): boolean {
  if (line.startsWith(':::')) return true
  const found = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1]
  return found !== undefined && found[0] === fence[0] && found.length >= fence.length
}

// Formulas, tildes and the slashes of tags become characters that are not ASCII before the text is parsed.
function isBeyondAscii(line: string): boolean {
  return /[^\p{ASCII}]|[$~]|=\s*[^\s"'=<>`]*\//u.test(line) || line.search(referencePattern) >= 0
}

/** Marks times length of each piece. */
function sumOver(pieces: readonly string[] | null, marks: RegExp): number {
  return (pieces ?? []).reduce((sum, piece) => sum + countOf(piece, marks) * piece.length, 0)
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
