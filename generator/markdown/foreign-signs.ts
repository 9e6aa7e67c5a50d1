// Signs of other generators: templates, admonitions, attribute lists, roles, marks of TeX and names of emoji. None of
// them means anything here, so readers see them. The same is said once for a text, where it is first.

import type { Code, Parents } from 'mdast'
import type { Position, Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { fenceSigns, type Sign, signs } from './foreign-forms.ts'
import { lineSigns, mayHaveLineSign } from './foreign-lines.ts'
import { isKnownLanguage } from './highlight-code.ts'
import { findInSource, placeOf, warnOf } from './markdown-problem.ts'
import { otherSign, quoted } from './paragraph-rule.ts'
import { texCommand } from './paragraph-rules.ts'

/** A formula between marks that have one backslash, which Markdown takes away, or two, of which it leaves one. */
const formula = {
  pattern: new RegExp(String.raw`(?<![\\\w:])(\\{1,2})(?:\(([^]{1,1000}?)\1\)|\[([^]{1,1000}?)\1\])`),
  hint: 'write a formula between dollar signs: $a_1$, or $$ in lines of their own around it',
}

/** What only a formula has; between brackets of a command line are words with underscores. */
const tex = /\\[A-Za-z]{2}|[\w})]\^|_\{|\b[A-Za-z]_[A-Za-z\d]\b/

/** Any of those that are in more than lines: one look is faster than one for each. */
const mayHaveSign = /[{~^@]|:[a-z+-]|==|%%|\+\+|!!!|\?\?\?/

interface Found {
  written: string
  place: Position
  hint: string
  /** What comes of it. */
  effect: string
  count: number
}

/** The signs that were found in one text. */
export interface ForeignSigns {
  /** By what is said of each. */
  found: Map<object, Found>
  /** Those that the text may have, in all that has words and in paragraphs. */
  signs: readonly Sign[]
  lineSigns: readonly Omit<Sign, 'has'>[]
  /** The source. */
  lines: readonly string[]
  /** Whether a formula may stand between marks with backslashes. */
  mayHaveFormula: boolean
  /** Whether a comment may stand for a file. */
  mayInclude: boolean
  /** Whether a sign was found whose text is indented. */
  hasIndent?: boolean
}

/** What a source has in which a sign may be: where words have another sign for code, it has a backtick. */
const inSource: readonly (readonly [Sign, readonly string[]])[] = signs.map((sign) => [
  sign,
  sign.has.map((part) => part.replace(otherSign, '`')),
])

/** For the signs of one text. */
export function openForeign(source: string, lines: readonly string[]): ForeignSigns {
  return {
    found: new Map(),
    signs: inSource.flatMap(([sign, parts]) => (isIn(source, parts) ? sign : [])),
    lineSigns: lines.some(mayHaveLineSign) ? lineSigns : [],
    lines,
    mayHaveFormula: isIn(source, ['\\(', '\\[']),
    mayInclude: source.includes('@include:'),
  }
}

function isIn(text: string, parts: readonly string[]): boolean {
  for (const part of parts) if (text.includes(part)) return true
  return false
}

/** Notes the signs in what has words: a paragraph, a heading or a cell of a table. */
export function noteForeign(node: Parents, words: string, foreign: ForeignSigns): void {
  if (foreign.mayHaveFormula) noteFormula(node, foreign)
  if (mayHaveSign.test(words))
    for (const sign of foreign.signs) if (isIn(words, sign.has)) noteSign(sign, words, { node, foreign })
  if (node.type !== 'paragraph') return
  for (const sign of foreign.lineSigns) noteSign(sign, words, { node, foreign })
}

function noteSign(
  sign: Omit<Sign, 'has'>,
  words: string,
  { node, foreign }: { node: Parents; foreign: ForeignSigns },
): void {
  const match = sign.pattern.exec(words)
  const written = match?.[1] ?? match?.[2] ?? ''
  const place = match && placeIn(node, match, foreign)
  if (!match || !place) return
  note(foreign, sign, { written, place, hint: sign.hint(match), effect: 'so readers see it' })
  foreign.hasIndent ||= sign.hasIndent === true
}

/** The place of a sign in the source; undefined if it is written differently there, such as with a backslash. */
function placeIn(node: Parents, match: RegExpExecArray, { lines }: ForeignSigns): Position | undefined {
  const [whole] = match
  const written = match[1] ?? match[2] ?? ''
  const start = placeOf(node)
  // Lines in code are none among the words.
  const above = match.input.slice(0, match.index + whole.indexOf(written)).split('\n').length - 1
  const from = above === 0 ? start : { line: start.line + above, column: 1 }
  const place = findInSource(lines, written, from, node.position?.end.line ?? start.line)
  return place && lines[place.line - 1]?.[place.column - 2] !== '\\' ? place : undefined
}

/** Notes what stands in braces behind the fence of a block of code. */
export function noteFence({ lang, position }: Code, foreign: ForeignSigns): void {
  if (!lang?.startsWith('{') || !position || isKnownLanguage(lang.slice(1, -1))) return
  const sign = fenceSigns.find(({ pattern }) => pattern.test(lang))
  const [, written = ''] = sign?.pattern.exec(lang) ?? []
  const place = findInSource(foreign.lines, written, position.start, position.start.line)
  if (sign && place) note(foreign, sign, { written, place, hint: sign.hint, effect: 'so readers see code' })
}

const included = {
  pattern: /<!--\s*(@include:\s*[^\s>]+)\s*-->/,
  hint: 'write the text of that file here',
}

/** Notes comments in whose place VitePress puts a file. */
export function noteComments({ children }: Parents, foreign: ForeignSigns): void {
  if (!foreign.mayInclude) return
  for (const { type, position, ...node } of children) {
    const [, written = ''] = (type === 'html' && 'value' in node && included.pattern.exec(node.value)) || []
    const place = position && findInSource(foreign.lines, written, position.start, position.end.line)
    if (written === '' || !place) continue
    note(foreign, included, { written, place, hint: included.hint, effect: 'so readers do not see that file' })
  }
}

function note({ found }: ForeignSigns, sign: object, first: Omit<Found, 'count'>): void {
  const known = found.get(sign)
  if (known) known.count++
  else found.set(sign, { ...first, count: 1 })
}

/** Looks at the source: the words have no backslashes any more. */
function noteFormula(node: Parents, foreign: ForeignSigns): void {
  const { lines } = foreign
  const start = placeOf(node)
  const rows = lines.slice(start.line - 1, node.position?.end.line ?? start.line)
  if (!rows.some((row) => /\\[([]/.test(row))) return
  const isShown = (sign: string) => node.children.some((child) => child.type === 'text' && child.value.includes(sign))
  const source = rows.join('\n').replace(/(`+)[^`]+\1/g, (code) => code.replace(/[^\n]/g, ' '))
  const match = formula.pattern.exec(source)
  const [, slashes = '', round, square] = match ?? []
  const written = `${slashes}${round === undefined ? '[' : '('}`
  const value = round ?? square ?? ''
  const isFormula = tex.test(value) || (slashes.length === 2 && /^[^\n]{1,40}$/.test(value))
  const place = match && isFormula && isShown(written.at(-1) ?? '') && findInSource(lines, written, start, lines.length)
  // Of a command that only a formula has, its paragraph says so already.
  if (match && place && !texCommand.test(match[0]))
    note(foreign, formula, { written, place, hint: formula.hint, effect: 'so readers see it' })
}

/** A warning for each sign. */
export function listForeign({ found }: ForeignSigns): Problem[] {
  return [...found.values()].map(({ written, place, hint, effect, count }) => {
    const more = count > 1 ? `, here and in ${count - 1} more ${count === 2 ? 'place' : 'places'}` : ''
    const message = `${quoted(cutText(written, 60))} means nothing in Markdown, ${effect}${more}`
    return warnOf({ code: 'foreign-syntax', message, hint }, place)
  })
}
