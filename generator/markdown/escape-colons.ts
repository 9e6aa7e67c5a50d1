// A line such as "::: tip" is text: the name of a directive touches its colons. satteri closes a directive with such a
// line, and drops the rest of it. Those lines are parsed again with a backslash. Places are those of the written text.

import type { Nodes, Root } from 'mdast'
import type { Position } from '../problem.ts'
import { endOf, placeOf } from './markdown-problem.ts'

/** Colons, what stands before them, and more text behind them. */
const colonsAndText = /^([ \t>*+\-\d.)]*)(?=:{3,}[^\n:]*[^\s:])/

/** Each pass finds a line for each directive that is not in another. A text with more is left as satteri reads it. */
const maxPasses = 20

/** The tree of a text in which no line of colons and text closes a directive. */
export function escapeColons(source: string, parse: (text: string) => Root): Root {
  const tree = parse(source)
  if (!/:::[ \t]*[^\s:]/.test(source)) return tree
  const lines = source.split('\n')
  const escapes = new Map<number, number>()
  let escaped = tree
  for (let pass = 0; pass < maxPasses; pass++) {
    const { size } = escapes
    addEscapes(escaped, lines, escapes)
    if (escapes.size === size) break
    escaped = parse(lines.map((text, index) => escapeLine(text, escapes.get(index + 1))).join('\n'))
    moveBack(escaped, escapes)
  }
  return escaped
}

function escapeLine(text: string, column: number | undefined): string {
  return column === undefined ? text : `${text.slice(0, column - 1)}\\${text.slice(column - 1)}`
}

/** Adds the columns of the colons with text that end a directive, by line. */
function addEscapes(tree: Root, lines: readonly string[], escapes: Map<number, number>): void {
  const nodes = nodesOf(tree)
  const found = new Map<number, number>()
  for (const node of nodes) {
    if (node.type !== 'containerDirective') continue
    const { line } = endOf(node)
    const before = colonsAndText.exec(lines[line - 1] ?? '')?.[0]
    if (before !== undefined && line > placeOf(node).line) found.set(line, before.length + 1)
  }
  // What the tree has as text or code ends nothing.
  for (const node of nodes) {
    if ('children' in node) continue
    const [start, end] = [placeOf(node), endOf(node)]
    for (let { line } = start; line <= end.line; line++) {
      const column = found.get(line) ?? 0
      if ((line > start.line || start.column <= column) && (line < end.line || column < end.column)) found.delete(line)
    }
  }
  for (const [line, column] of found) escapes.set(line, column)
}

function moveBack(tree: Root, escapes: ReadonlyMap<number, number>): void {
  const move = ({ line, column }: Position): Position => {
    const escape = escapes.get(line)
    return { line, column: escape !== undefined && column > escape ? column - 1 : column }
  }
  for (const node of nodesOf(tree))
    if (node.position) node.position = { start: move(node.position.start), end: move(node.position.end) }
}

/** A node and all that it contains. */
function nodesOf(node: Nodes): Nodes[] {
  const nodes = [node]
  for (const each of nodes) if ('children' in each) for (const child of each.children) nodes.push(child)
  return nodes
}
