// Changes of single values of a YAML file, as splices that touch only that value. A missing key becomes a line in the
// style of its mapping. Nothing is checked here; edit-page.ts parses the result again.

import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml'
import {
  colonOf,
  contentEnd,
  endOfEmpty,
  endOfLine,
  endOfPair,
  type KeyPair,
  startOfLine,
  startOfPair,
} from './extents.ts'
import { insertPair, type NewPair } from './insert-pair.ts'
import { findPair, type Source, type Splice, styleOf } from './splices.ts'
import { type PlainValue, writeBlockLines, writeScalar } from './write-scalar.ts'

/** Sets the value of a key, or inserts the key. Undefined if the current value is a mapping or a list. */
export function setKey(source: Source, map: YAMLMap, newPair: NewPair & { value: PlainValue }): Splice[] | undefined {
  const { key, value } = newPair
  const pair = findPair(map, key)
  if (!pair) return insertPair(source, map, newPair)
  const node = pair.value as Node | null
  if (isMap(node) || isSeq(node)) return undefined
  if (node === null || !node.range || node.range[0] === node.range[1]) {
    const colon = colonOf(pair)
    const written = writeScalar(value, styleOf(source, map.flow === true))
    const place = endOfEmpty(pair)
    return [{ start: place, end: place, text: colon === undefined ? `: ${written}` : ` ${written}` }]
  }
  return replaceScalar(source, node, value, map.flow === true)
}

/** Replaces a scalar or an alias, in its style. */
export function replaceScalar(source: Source, node: Node, value: PlainValue, isInFlow: boolean): Splice[] | undefined {
  if (isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'))
    return replaceBlock(source, node, value)
  if (!node.range) return undefined
  const [start, end] = node.range
  // The quotes of a placeholder are there for its colon, and say nothing of the words that replace it.
  const isStyled = isScalar(node) && !(typeof node.value === 'string' && node.value.startsWith('TODO: '))
  const text = writeScalar(value, styleOf(source, isInFlow, isStyled ? node.type : undefined))
  return [{ start, end, text }]
}

/** Removes a key, with its line. */
export function removeKey({ text }: Source, map: YAMLMap, key: string): Splice[] {
  const index = map.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === key)
  const pair = map.items[index]
  if (!pair) return []
  const start = startOfPair(pair)
  const isOwnLine = map.flow !== true && /^[ \t]*$/.test(text.slice(startOfLine(text, start), start))
  const end = endOfPair(text, pair)
  if (isOwnLine) return [wholeLines(text, start, endOfLine(text, end))]
  // On the line of a dash or inside brackets the next key moves up, unless comments are between: they stay where they
  // are.
  const { gap, cut } = neighbourhood(text, map, index)
  if (!text.slice(gap.start, gap.end).includes('#')) return [{ ...cut, text: '' }]
  if (map.flow !== true) return [{ start: text.slice(0, start).trimEnd().length, end, text: '' }]
  const comma = text.indexOf(',', gap.start)
  const isAlone = /^[ \t]*$/.test(text.slice(startOfLine(text, start), start)) && endOfLine(text, end) === end
  return [{ start: comma, end: comma + 1, text: '' }, isAlone ? wholeLines(text, start, end) : { start, end, text: '' }]
}

type Span = Pick<Splice, 'start' | 'end'>

/**
 * What to cut with a pair that shares its line, and the gap to its neighbour: the next pair, or the previous one for
 * the last.
 */
function neighbourhood(text: string, map: YAMLMap, index: number): { gap: Span; cut: Span } {
  const pair = map.items[index] as KeyPair
  const [start, end] = [startOfPair(pair), endOfPair(text, pair)]
  const [previous, next] = [map.items[index - 1], map.items[index + 1]]
  if (next) return { gap: { start: end, end: startOfPair(next) }, cut: { start, end: startOfPair(next) } }
  const from = previous ? endOfPair(text, previous) : start
  return { gap: { start: from, end: start }, cut: { start: from, end } }
}

/**
 * Removes lines from that of `start` to the line end at `end`, with the line break after them, or before them at the
 * end of a file without one.
 */
function wholeLines(text: string, start: number, end: number): Splice {
  const from = startOfLine(text, start)
  if (end < text.length) return { start: from, end: text.startsWith('\r\n', end) ? end + 2 : end + 1, text: '' }
  return { start: text.slice(0, from).replace(/\r?\n$/, '').length, end, text: '' }
}

// A block scalar keeps its header's comment, its indentation and the empty lines after it.
function replaceBlock(source: Source, node: Scalar, value: PlainValue): Splice[] | undefined {
  const token = node.srcToken
  if (token?.type !== 'block-scalar' || !node.range) return undefined
  const header = token.props.find(({ type }) => type === 'block-scalar-header')
  if (header?.type !== 'block-scalar-header') return undefined
  const bodyStart = node.range[1] - token.source.length
  const bodyEnd = Math.max(bodyStart, contentEnd(source.text, bodyStart, node.range[1]))
  const indent = /^[ \t]*(?=\S)/m.exec(token.source)?.[0]
  const type = node.type === 'BLOCK_FOLDED' ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL'
  const written =
    typeof value === 'string' && !source.isQuoted && indent !== undefined ? writeBlockLines(value, type) : undefined
  const headEnd = header.offset + header.source.length
  if (!written) {
    const lineEnd = endOfLine(source.text, headEnd)
    return [
      {
        start: header.offset,
        end: headEnd,
        text: writeScalar(value, { type: 'QUOTE_DOUBLE', isInFlow: false, quote: '"' }),
      },
      { start: lineEnd, end: Math.max(lineEnd, bodyEnd), text: '' },
    ]
  }
  return [
    { start: header.offset, end: headEnd, text: `${header.source.replace(/[+-]/, '')}${written.chomping}` },
    {
      start: bodyStart,
      end: bodyEnd,
      text: written.lines.map((line) => (line === '' ? '' : `${indent}${line}`)).join(source.eol),
    },
  ]
}
