// A text and the changes of single places in it. Pure. A splice says which characters give way to which; a source says what is true of the whole
// text: its line ends, its quotes. What a splice means is not known here.

import { isScalar, type Scalar, type YAMLMap } from 'yaml'
import type { KeyPair } from './extents.ts'

/** Bytes from `start` to `end` give way to `text`. */
export interface Splice {
  start: number
  end: number
  text: string
}

/** A text with what all of it has in common. */
export interface Source {
  text: string
  /** Line end of the file. */
  eol: string
  /** Quotes the file uses most. */
  quote: '"' | "'"
  /** Write every text in double quotes: the way out when the file's own style cannot hold it. */
  isQuoted: boolean
}

/** Reads the text's habits. */
export function describeSource(text: string, isQuoted: boolean): Source {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const isSingle = count(/(?:[:-][ \t]+|[[{,]\s*)'/g) > count(/(?:[:-][ \t]+|[[{,]\s*)"/g)
  return { text, eol: /\r?\n/.exec(text)?.[0] ?? '\n', quote: isSingle ? "'" : '"', isQuoted }
}

/** The text after all splices; those at the same place keep their order. `from` and `to` cut out a part of it. */
export function applySplices(text: string, splices: readonly Splice[], from = 0, to = text.length): string {
  const parts: string[] = []
  let at = from
  for (const splice of joinCommas(splices).sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, splice.start), splice.text)
    at = splice.end
  }
  return [...parts, text.slice(at, to)].join('')
}

// Two pairs put after the last one of a bracket: it needs one comma, and so does the first of the two.
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

/** How a value is written at a place: in the style it had, unless everything is to be quoted. */
export function styleOf(
  { quote, isQuoted }: Source,
  isInFlow: boolean,
  type?: Scalar.Type | null,
): { type?: Scalar.Type; isInFlow: boolean; quote: '"' | "'" } {
  return { isInFlow, quote, ...(isQuoted ? { type: 'QUOTE_DOUBLE' } : type ? { type } : {}) }
}
