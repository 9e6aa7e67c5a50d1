// Where the parts of a composed YAML document begin and end in its text. Pure: nodes and the text in, offsets out. The parser's own ranges
// take in what follows a value; these end with the value itself, before comments, line ends and empty lines.

import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'

/** A key with its value, as the parser gives it. */
export type KeyPair = Pair<unknown, unknown>

/** Offset of the colon of a pair. */
export function colonOf(pair: KeyPair): number | undefined {
  return pair.srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset
}

/** Where a key begins. */
export function startOfPair(pair: KeyPair): number {
  return (pair.key as Node).range?.[0] ?? 0
}

/** A key whose value is empty ends with its colon, or the anchor behind it. */
export function endOfEmpty(pair: KeyPair): number {
  const last = pair.srcToken?.sep?.findLast(({ type }) => type === 'map-value-ind' || type === 'anchor')
  if (last) return last.offset + last.source.length
  return (pair.key as Node).range?.[1] ?? 0
}

/** Where the text of a pair ends, without comment and line end. */
export function endOfPair(text: string, pair: KeyPair): number {
  return endOfNode(text, pair.value as Node | null, endOfEmpty(pair))
}

/** Where the text of a node ends; `empty` when it has none. */
export function endOfNode(text: string, node: Node | null, empty: number): number {
  if (!node?.range || node.range[0] === node.range[1]) return empty
  if (isMap(node) && !node.flow) {
    const last = node.items.at(-1)
    return last ? endOfPair(text, last) : empty
  }
  if (isSeq(node) && !node.flow) {
    const token =
      node.srcToken?.type === 'block-seq'
        ? node.srcToken.items.at(-1)?.start.findLast(({ type }) => type === 'seq-item-ind' || type === 'anchor')
        : undefined
    return endOfNode(text, node.items.at(-1) as Node | null, token ? token.offset + token.source.length : empty)
  }
  const token = isScalar(node) ? node.srcToken : undefined
  if (token?.type !== 'block-scalar') return node.range[1]
  const isKeeping = token.props.some((part) => part.type === 'block-scalar-header' && part.source.includes('+'))
  if (isKeeping) return text.slice(0, node.range[1]).replace(/\r?\n$/, '').length
  return contentEnd(text, node.range[0], node.range[1])
}

/** The end of a stretch without its last line ends and empty lines. */
export function contentEnd(text: string, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length
}

/** Offset at which the line of `offset` begins. */
export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** Offset at which the line of `offset` ends, before its line end. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  if (end < 0) return text.length
  return end > offset && text[end - 1] === '\r' ? end - 1 : end
}
