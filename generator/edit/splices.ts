import { isScalar, type Scalar, type YAMLMap } from 'yaml'
import type { KeyPair } from './extents.ts'
import type { ScalarStyle } from './write-scalar.ts'

/** Replaces the characters from `start` to `end` by `text`. Offsets are UTF-16 units. */
export interface Splice {
  start: number
  end: number
  text: string
}

/** A text with its conventions. */
export interface Source {
  text: string
  /** Line break of the file. */
  eol: string
  /** Quotes that the file uses most. */
  quote: '"' | "'"
  /** Write every text in double quotes, for texts that the file's own style cannot represent. */
  isQuoted: boolean
  layout: Layout
}

/** Indentation of new lines, in columns. */
interface Layout {
  /** Of a mapping below a key. */
  step: number
  /** Of the dashes of a list below a key. */
  dashIndent: number
  /** Spaces between a dash and its value. */
  dashGap: string
  /** The file writes days without quotes. */
  hasPlainDays: boolean
  /** Keys and texts are in double quotes. */
  isJson: boolean
}

/** Finds the conventions of a text. */
export function describeSource(text: string, isQuoted: boolean): Source {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const isSingle = count(/(?:[:-][ \t]+|[[{,]\s*)'/g) > count(/(?:[:-][ \t]+|[[{,]\s*)"/g)
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n'
  return { text, eol, quote: isSingle ? "'" : '"', isQuoted, layout: describeLayout(text) }
}

// By the first list and the first mapping below a key. A key may follow a dash on its line.
function describeLayout(text: string): Layout {
  const dash = /^( *(?:- +)*)[^\s#-][^\n]*:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*( *)- /m.exec(text)
  const map = /^( *(?:- +)*)[\w"'][^\n]*:[ \t]*(?:#.*)?\r?\n( +)[\w"'][^\n]*:(?: |\r?$)/m.exec(text)
  const widthOf = (found: RegExpExecArray | null) => (found?.[2]?.length ?? 0) - (found?.[1]?.length ?? 0)
  const dashIndent = dash ? Math.max(0, widthOf(dash)) : 2
  const step = widthOf(map)
  return {
    step: step > 0 ? step : dashIndent || 2,
    dashIndent,
    dashGap: /^ *-( +)[^\s#-]/m.exec(text)?.[1] ?? ' ',
    hasPlainDays: /: +\d{4}-\d\d-\d\d[ \t]*(?:#.*)?\r?$/m.test(text),
    isJson: /^\uFEFF?\s*[{[]\s*(?:\{\s*)?"/.test(text),
  }
}

/**
 * The text after all splices, or the part of it between `from` and `to`; splices at the same place keep their order.
 */
export function applySplices(text: string, splices: readonly Splice[], from = 0, to = text.length): string {
  const parts: string[] = []
  let at = from
  for (const splice of joinCommas(splices).sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, splice.start), splice.text)
    at = splice.end
  }
  return [...parts, text.slice(at, to)].join('')
}

// If two pairs are inserted after the last one inside brackets, that pair and the first new one need one comma each.
function joinCommas(splices: readonly Splice[]): Splice[] {
  const places = new Set<number>()
  const joined: Splice[] = []
  let owed = ''
  for (const splice of splices) {
    const isComma = splice.text === ',' && splice.start === splice.end
    if (isComma && places.has(splice.start)) owed = ','
    else {
      joined.push({ ...splice, text: `${owed}${splice.text}` })
      owed = ''
    }
    if (isComma) places.add(splice.start)
  }
  return joined
}

/** The pair of a key. */
export function findPair(map: YAMLMap, key: string): KeyPair | undefined {
  return map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key)
}

/** The style of a value: the one it had, unless every text is to be quoted. */
export function styleOf(
  { quote, isQuoted, layout: { hasPlainDays, isJson } }: Source,
  isInFlow: boolean,
  type?: Scalar.Type | null,
): ScalarStyle {
  const style = isQuoted || isJson ? 'QUOTE_DOUBLE' : type
  return { isInFlow, quote, hasPlainDays, ...(style ? { type: style } : {}) }
}
