// Places of values in a YAML document. The place of a nested block is its key, the place of a key without a value is
// the key, and a line of a literal block has its own place.

import { type Alias, type Document, isAlias, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import type { Position } from '../problem.ts'
import { foldedText } from './folded-lines.ts'
import type { Path, YamlDocument } from './model.ts'

/** The lookups of a document. `position` turns an offset into line and column. */
export function locators(
  document: Document,
  position: (offset: number) => Position,
): Pick<YamlDocument, 'locate' | 'locateInText' | 'foldedText'> {
  const startOf = (node: unknown, fallback: number): number =>
    isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? (node.range?.[0] ?? fallback) : fallback
  // A file may have thousands of problems in one mapping, in one text or behind one alias.
  const pairsOf = remember((map: YAMLMap) => {
    const pairs = new Map<string, YAMLMap['items'][number]>()
    for (const pair of map.items) if (isScalar(pair.key)) pairs.set(String(pair.key.value), pair)
    return pairs
  })
  const targetOf = remember((alias: Alias) => alias.resolve(document))
  const writtenAs = remember((node: Scalar) => ({ block: blockScalarStart(node), isLiteral: isOnOneLine(node) }))
  const find = (path: Path, onKey: boolean): { offset: number; node: unknown } => {
    let node: unknown = document.contents
    let offset = startOf(node, 0)
    for (const [depth, step] of path.entries()) {
      if (isAlias(node)) node = targetOf(node)
      if (isMap(node)) {
        const pair = pairsOf(node).get(String(step))
        if (!pair) return { offset, node: undefined }
        const isLast = depth === path.length - 1
        const keyOffset = startOf(pair.key, offset)
        offset = isLast && onKey ? keyOffset : startOf(pair.value, keyOffset)
        // A key without a value has an empty scalar after the colon: point at the key instead.
        if (isScalar(pair.value) && pair.value.value === null && pair.value.source === '') offset = keyOffset
        // The key of a nested block is a better place than its first inner line.
        else if ((isMap(pair.value) || isSeq(pair.value)) && !pair.value.flow) offset = isLast ? keyOffset : offset
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[Number(step)]
        if (item === undefined) return { offset, node: undefined }
        offset = startOf(item, offset)
        node = item
      } else return { offset, node: undefined }
    }
    return { offset, node }
  }
  return {
    locate: (path, onKey = false) => position(find(path, onKey).offset),
    locateInText: (path, line, column) => {
      const { offset, node } = find(path, false)
      const start = position(offset)
      if (!isScalar(node)) return start
      const { block, isLiteral } = writtenAs(node)
      if (!block)
        return line === 0 && isLiteral
          ? { line: start.line, column: start.column + column + (node.type === 'PLAIN' ? 0 : 1) }
          : start
      return { line: position(block.offset).line + line, column: block.indent + 1 + column }
    },
    foldedText: (path) => {
      const { node } = find(path, false)
      return isScalar(node) ? foldedText(node, position) : undefined
    },
  }
}

/** The same answer for the same object, found once. */
function remember<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const box = known.get(key) ?? { value: find(key) }
    known.set(key, box)
    return box.value
  }
}

/** Offset of the first line of a literal block scalar, and the indentation of its lines; undefined for other styles. */
function blockScalarStart(node: Scalar): { offset: number; indent: number } | undefined {
  const token = node.srcToken
  if (node.type !== 'BLOCK_LITERAL' || token?.type !== 'block-scalar') return undefined
  const header = token.props.reduce((length, part) => length + ('source' in part ? part.source.length : 0), 0)
  // The first line with text, compared with the value, shows the indentation.
  const value = String(node.value).split('\n')
  const index = value.findIndex((text) => text.trim() !== '')
  const written = token.source.split('\n')[index]?.replace(/\r$/, '') ?? ''
  return { offset: token.offset + header, indent: index < 0 ? 0 : written.length - (value[index]?.length ?? 0) }
}

/**
 * Whether a plain or quoted text is written in the file literally: no line breaks, no escapes. Then columns can be
 * counted.
 */
function isOnOneLine(node: Scalar): boolean {
  const source = node.srcToken && 'source' in node.srcToken ? node.srcToken.source : ''
  return source === node.value || source.slice(1, -1) === node.value
}
