// Places of nodes that remark gives none: it finds some bare addresses only after it has parsed, and makes the words
// around them anew.

import type { Nodes, Parents } from 'mdast'
import type { Position } from '../problem.ts'
import { endOf, findInSource, placeOf } from './markdown-problem.ts'

/** Gives every node of a tree a place, in place. A node without one begins where the node before it ends. */
export function restorePlaces(parent: Parents, lines: readonly string[]): void {
  const last = endOf(parent)
  let from = placeOf(parent)
  for (const [index, child] of parent.children.entries()) {
    if (!child.position) {
      const next = parent.children[index + 1]
      const start = findStart(child, lines, from, last.line) ?? from
      const end = next?.position?.start ?? (next && findStart(next, lines, start, last.line)) ?? last
      const range = { start, end: child.type === 'link' ? afterWords(child, start) : end }
      for (const node of [child, ...('children' in child ? child.children : [])]) node.position = range
    }
    from = endOf(child)
    if ('children' in child) restorePlaces(child, lines)
  }
}

/** Where a bare address begins. Other words may be written in another way than they are read. */
function findStart(node: Nodes, lines: readonly string[], from: Position, last: number): Position | undefined {
  return node.type === 'link' ? findInSource(lines, wordsOf(node), from, last) : undefined
}

function afterWords(node: Nodes, { line, column }: Position): Position {
  return { line, column: column + wordsOf(node).length }
}

function wordsOf(node: Nodes): string {
  const [label] = 'children' in node ? node.children : []
  return label?.type === 'text' ? label.value : ''
}
