// Changes of single values of a YAML file, as splices of its text. In: the text, the composed nodes and the new value. Out: splices that touch
// that value only: a key that is missing becomes a line in its mapping's own style. Nothing is checked here; edit-page.ts reads the result again.

import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml'
import { colonOf, contentEnd, endOfEmpty, endOfLine, endOfPair, startOfLine, startOfPair } from './extents.ts'
import { insertPair } from './insert-pair.ts'
import { findPair, type Source, type Splice, styleOf } from './splices.ts'
import { type PlainValue, writeBlockLines, writeScalar } from './write-scalar.ts'

/** Gives a key a value. A missing key is put after the last of `after` that is there. Undefined when the present value is no single value. */
export function setKey(
  source: Source,
  map: YAMLMap,
  key: string,
  value: PlainValue,
  after: readonly string[],
): Splice[] | undefined {
  const pair = findPair(map, key)
  if (!pair) return insertPair(source, map, key, value, after)
  const node = pair.value as Node | null
  if (isMap(node) || isSeq(node)) return undefined
  const isInFlow = map.flow === true
  if (node === null || !node.range || node.range[0] === node.range[1]) {
    const colon = colonOf(pair)
    const written = writeScalar(value, styleOf(source, isInFlow))
    const place = endOfEmpty(pair)
    return [{ start: place, end: place, text: colon === undefined ? `: ${written}` : ` ${written}` }]
  }
  if (isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'))
    return replaceBlock(source, node, value)
  return [
    {
      start: node.range[0],
      end: node.range[1],
      text: writeScalar(value, styleOf(source, isInFlow, isScalar(node) ? node.type : undefined)),
    },
  ]
}

/** Takes a key out, with its line. */
export function removeKey({ text }: Source, map: YAMLMap, key: string): Splice[] {
  const index = map.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === key)
  const pair = map.items[index]
  if (!pair) return []
  const next = map.items[index + 1]
  const before = map.items[index - 1]
  const start = startOfPair(pair)
  const isOwnLine = map.flow !== true && /^[ \t]*$/.test(text.slice(startOfLine(text, start), start))
  if (isOwnLine) {
    return [wholeLines(text, start, endOfLine(text, endOfPair(text, pair)))]
  }
  const end = endOfPair(text, pair)
  // On the line of a dash or inside brackets the next key takes the place, unless comments stand between: they stay where they are.
  const from = next ? start : before ? endOfPair(text, before) : start
  const to = next ? startOfPair(next) : end
  if (!text.slice(next ? end : from, next ? to : start).includes('#')) return [{ start: from, end: to, text: '' }]
  if (map.flow !== true) return [{ start: text.slice(0, start).trimEnd().length, end, text: '' }]
  const comma = text.indexOf(',', next ? end : from)
  const isAlone = /^[ \t]*$/.test(text.slice(startOfLine(text, start), start)) && endOfLine(text, end) === end
  return [{ start: comma, end: comma + 1, text: '' }, isAlone ? wholeLines(text, start, end) : { start, end, text: '' }]
}

/** Takes lines out, from that of `start` to the line end at `end`: the one behind them, or the one before where the file has none at its end. */
function wholeLines(text: string, start: number, end: number): Splice {
  const from = startOfLine(text, start)
  if (end < text.length) return { start: from, end: text.startsWith('\r\n', end) ? end + 2 : end + 1, text: '' }
  return { start: text.slice(0, from).replace(/\r?\n$/, '').length, end, text: '' }
}

// A block keeps its header's comment, its indentation and the empty lines after it.
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
