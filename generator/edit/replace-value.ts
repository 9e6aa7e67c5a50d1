// Replaces the value of a key or an item by any other value. Comments on the line of the key stay; those inside the
// old value go with it.

import { isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { itemsOf } from './copy-item.ts'
import { endOfEmpty, endOfLine, endOfNode, type KeyPair, startOfLine, startOfPair } from './extents.ts'
import { replaceScalar } from './set-key.ts'
import type { Source, Splice } from './splices.ts'
import {
  type DataValue,
  isMap as isDataMap,
  isList,
  type Written,
  writeInline,
  writeItem,
  writeUnderKey,
} from './write-value.ts'

/** Replaces the value of a pair. Undefined if its text cannot be told. */
export function replaceInMap(source: Source, map: YAMLMap, pair: KeyPair, value: DataValue): Splice[] | undefined {
  const node = pair.value as Node | null
  const { text } = source
  const colonEnd = endOfEmpty(pair)
  if (isEmpty(node)) {
    const written = map.flow
      ? { head: ` ${writeInline(source, value, true)}`, lines: [] }
      : writeUnderKey(source, value, columnOf(text, startOfPair(pair)))
    const missingColon = pair.srcToken?.sep?.some(({ type }) => type === 'map-value-ind') ? '' : ':'
    return place(source, { start: colonEnd, end: colonEnd }, { ...written, head: missingColon + written.head })
  }
  const kept = keepStyle(source, node, value, map.flow === true)
  if (kept) return kept
  const [start = 0, end = 0] = node.range ?? []
  if (map.flow) return [{ start, end, text: writeInline(source, value, true) }]
  const written = writeUnderKey(source, value, columnOf(text, startOfPair(pair)))
  const lineEnd = endOfLine(text, colonEnd)
  const last = endOfNode(text, node, colonEnd)
  const block = isScalar(node) && node.srcToken?.type === 'block-scalar' ? node.srcToken : undefined
  if (block) {
    const header = block.props.find(({ type }) => type === 'block-scalar-header')
    if (header?.type !== 'block-scalar-header') return undefined
    const headEnd = header.offset + header.source.length
    return place(source, { start: colonEnd, end: headEnd }, written, Math.max(endOfLine(text, headEnd), last))
  }
  if (start > lineEnd) return place(source, { start: colonEnd, end: colonEnd }, written, last)
  return place(source, { start: colonEnd, end }, written)
}

/** Replaces an item of a list. Undefined if its text cannot be told. */
export function replaceInList(source: Source, list: YAMLSeq, index: number, value: DataValue): Splice[] | undefined {
  const node = list.items[index] as Node | null
  const { text, eol } = source
  const kept = isEmpty(node) ? undefined : keepStyle(source, node, value, list.flow === true)
  if (kept) return kept
  if (list.flow) {
    if (isEmpty(node)) return undefined
    const [start = 0, end = 0] = node.range ?? []
    return [{ start, end, text: writeInline(source, value, true) }]
  }
  const dash = itemsOf(list)?.[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset
  if (dash === undefined) return undefined
  const end = endOfNode(text, node, dash + 1)
  const gap = /^-( +)\S/.exec(text.slice(dash, dash + 40))?.[1]
  const column = columnOf(text, dash)
  return [{ start: dash, end, text: writeItem(source, value, column, gap).join(eol).slice(column) }]
}

// One line for another, and a text of lines for another one. A text that gets its first line break becomes a block.
function keepStyle(source: Source, node: Node, value: DataValue, isInFlow: boolean): Splice[] | undefined {
  if (isList(value) || isDataMap(value) || value === null || isMap(node) || isSeq(node)) return undefined
  const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
  const isNewBlock = typeof value === 'string' && value.includes('\n') && !isInFlow && !isBlock
  return isNewBlock ? undefined : replaceScalar(source, node, value, isInFlow)
}

function isEmpty(node: Node | null): node is null {
  return !node?.range || node.range[0] === node.range[1]
}

/** `head` goes to the line of the key; the lines below it replace what comes before `last`. */
function place(source: Source, at: Pick<Splice, 'start' | 'end'>, written: Written, last = at.end): Splice[] {
  const { text, eol } = source
  const lineEnd = endOfLine(text, at.end)
  const lines = written.lines.map((line) => eol + line).join('')
  return [
    { ...at, text: written.head },
    { start: lineEnd, end: Math.max(lineEnd, last), text: lines },
  ]
}

function columnOf(text: string, offset: number): number {
  return offset - startOfLine(text, offset)
}
