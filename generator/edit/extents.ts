// Where the parts of a composed YAML document begin and end in its text. The parser's own ranges include what follows a
// value; these end with the value itself, before comments, line breaks and empty lines.

import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'

/** A key with its value, as the parser gives it. */
export type KeyPair = Pair<unknown, unknown>

/** Offset of the colon of a pair. */
export function colonOf(pair: KeyPair): number | undefined {
  return pair.srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset
}

/** Offset of the key. */
export function startOfPair(pair: KeyPair): number {
  return (pair.key as Node).range?.[0] ?? 0
}

/** End of a key with an empty value: after its colon, or after the anchor that follows it. */
export function endOfEmpty(pair: KeyPair): number {
  const last = pair.srcToken?.sep?.findLast(({ type }) => type === 'map-value-ind' || type === 'anchor')
  if (last) return last.offset + last.source.length
  return (pair.key as Node).range?.[1] ?? 0
}

/** End of a pair, without comment and line break. */
export function endOfPair(text: string, pair: KeyPair): number {
  return endOfNode(text, pair.value as Node | null, endOfEmpty(pair))
}

/** End of a node; `empty` if it has no text. */
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

/** End of a range without trailing line breaks and empty lines. */
export function contentEnd(text: string, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length
}

/** Start of the line that contains `offset`. */
export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** End of the line that contains `offset`, before the line break. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  if (end < 0) return text.length
  return end > offset && text[end - 1] === '\r' ? end - 1 : end
}
