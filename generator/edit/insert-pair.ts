// Inserts a missing key in the style of its mapping: the indentation, the quotes, the alignment. Adds text and removes
// none.

import { isScalar, type Node, type YAMLMap } from 'yaml'
import { colonOf, endOfLine, endOfPair, startOfLine, startOfPair } from './extents.ts'
import { findPair, type Source, type Splice } from './splices.ts'
import { type DataValue, writeInline, writeKey, writeUnderKey } from './write-value.ts'

/** A key to set, with its value. */
export interface NewPair {
  key: string
  value: DataValue
  /** Keys of the mapping that come before it. */
  after: readonly string[]
}

/** Inserts the pair after the last key of `after` that exists. Undefined if the mapping is empty. */
export function insertPair(source: Source, map: YAMLMap, { key, value, after }: NewPair): Splice[] | undefined {
  const { text, eol } = source
  const previous = after.map((name) => findPair(map, name)).findLast((pair) => pair !== undefined) ?? map.items[0]
  if (!previous) return undefined
  const isInFlow = map.flow === true
  const isJson = map.items.every(({ key: name }) => isScalar(name) && name.type === 'QUOTE_DOUBLE')
  const style = isJson ? { ...source, layout: { ...source.layout, isJson } } : source
  const name = writeKey(style, key, isInFlow)
  const place = endOfPair(text, previous)
  const ownLine = map.items
    .map((pair) => text.slice(startOfLine(text, startOfPair(pair)), startOfPair(pair)))
    .find((space) => /^[ \t]*$/.test(space))
  if (!isInFlow) {
    const start = startOfPair(map.items[0] ?? previous)
    const indent = ownLine ?? ' '.repeat(start - startOfLine(text, start))
    const end = endOfLine(text, place)
    const { head, lines } = writeUnderKey(style, value, indent.length)
    const line = lines.length > 0 ? `${name}:${head}` : `${alignKey(map, name)}${head.trimStart()}`
    return [{ start: end, end, text: [`${eol}${indent}${line}`, ...lines].join(eol) }]
  }
  const line = `${alignKey(map, name)}${writeInline(style, value, true)}`
  if (ownLine === undefined) return [{ start: place, end: place, text: `, ${line}` }]
  // One pair per line: the comma and the comment of the line above stay where they are.
  const end = endOfLine(text, place)
  const rest = text.slice(place, end)
  if (/^[ \t]*,[ \t]*(?:#.*)?$/.test(rest)) return [{ start: end, end, text: `${eol}${ownLine}${line},` }]
  if (/^[ \t]*(?:#.*)?$/.test(rest) && previous === map.items.at(-1))
    return [
      { start: place, end: place, text: ',' },
      { start: end, end, text: `${eol}${ownLine}${line}` },
    ]
  return [{ start: place, end: place, text: `,${eol}${ownLine}${line}` }]
}

/** The key with its colon and the spacing of its neighbours, so that aligned values stay aligned. */
function alignKey(map: YAMLMap, key: string): string {
  let isPadded = false
  const columns = map.items.flatMap((pair) => {
    const start = startOfPair(pair)
    const colon = colonOf(pair)
    isPadded ||= colon !== undefined && colon > ((pair.key as Node).range?.[1] ?? colon)
    const value = isScalar(pair.value) ? pair.value.range?.[0] : undefined
    const isSameLine = !pair.srcToken?.sep?.some(({ type }) => type === 'newline')
    return colon === undefined || value === undefined || value <= colon + 1 || !isSameLine
      ? []
      : [{ colon: colon - start, value: value - start }]
  })
  const [first] = columns
  if (!first || columns.length < 2) return `${key}: `
  const isAligned = (of: (column: { colon: number; value: number }) => number) =>
    columns.every((column) => of(column) === of(first))
  if (isAligned(({ colon, value }) => value - colon)) {
    const padded = isPadded && isAligned(({ colon }) => colon) ? key.padEnd(first.colon) : key
    return `${padded}:${' '.repeat(first.value - first.colon - 1)}`
  }
  return isAligned(({ value }) => value) ? `${`${key}:`.padEnd(first.value - 1)} ` : `${key}: `
}
