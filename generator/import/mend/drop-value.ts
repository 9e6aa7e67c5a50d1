// Takes the smallest value out of a YAML text that has a place: an item of a list, or a key with its value.

import { isMap, isPair, isSeq, type ParsedNode, parseDocument } from 'yaml'

/** The text without the value, and the key of the whole that it belongs to. */
export interface DroppedValue {
  text: string
  key: string
}

/** Undefined if no value is at the place. `line` counts from 1. */
export function dropValue(text: string, line: number, column: number): DroppedValue | undefined {
  const document = parseDocument(text)
  const offset = offsetOf(text, line, column)
  const path = findPath(document.contents, offset)
  if (path.length === 0) return undefined
  document.deleteIn(path)
  const above = path.slice(0, -1)
  // A list without items says nothing.
  const rest = above.length > 0 ? document.getIn(above) : undefined
  if ((isSeq(rest) || isMap(rest)) && rest.items.length === 0) document.deleteIn(above)
  return { text: document.toString({ lineWidth: 0 }), key: String(path[0]) }
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1 || text.length
  return start + column - 1
}

/** Keys and indexes that lead to the innermost value with the place in it. */
function findPath(root: ParsedNode | null, offset: number): (string | number)[] {
  const path: (string | number)[] = []
  let node: unknown = root
  for (;;) {
    if (isMap(node)) {
      const pair = node.items.findLast((item) => startOf(item.key) <= offset)
      if (!pair) return path
      path.push(String((pair.key as { value?: unknown }).value ?? pair.key))
      node = pair.value
    } else if (isSeq(node)) {
      const index = node.items.findLastIndex((item) => startOf(isPair(item) ? item.key : item) <= offset)
      if (index < 0) return path
      path.push(index)
      node = node.items[index]
    } else return path
  }
}

function startOf(node: unknown): number {
  return (node as { range?: readonly number[] | null } | null)?.range?.[0] ?? Number.POSITIVE_INFINITY
}
