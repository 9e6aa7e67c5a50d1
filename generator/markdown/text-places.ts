// Where the nodes of a text are in it, and where a link has its address.

import type { Nodes, Root } from 'mdast'

/** The place behind the words of a link. */
export function endOfWords(node: Nodes, starts: readonly number[]): number {
  const last = 'children' in node ? node.children.at(-1) : undefined
  if (last) return rangeOf(last, starts).end
  const { start } = rangeOf(node, starts)
  return 'alt' in node && node.alt ? start + 2 : start
}

/** The range of the address that begins near a place. */
export function destinationIn(text: string, from: number): { start: number; end: number } {
  const start = from + (/^\s*/.exec(text.slice(from, from + 100))?.[0].length ?? 0)
  if (text[start] === '<') return { start, end: text.indexOf('>', start) + 1 }
  let depth = 0
  let end = start
  for (; end < text.length && !/\s/.test(text[end] as string); end++) {
    if (text[end] === '\\') end++
    else if (text[end] === '(') depth++
    else if (text[end] === ')' && --depth < 0) break
  }
  return { start, end }
}

/** Where each line of a text begins. */
export function startsOf(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Where a node is in its text. */
export function rangeOf({ position }: Nodes, starts: readonly number[]): { start: number; end: number; line: number } {
  const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }
  const at = ({ line, column }: { line: number; column: number }) => (starts[line - 1] ?? 0) + column - 1
  return { start: at(start), end: at(end), line: start.line }
}

/** Every node, without recursion. */
export function listNodes(tree: Root): Nodes[] {
  const found: Nodes[] = []
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    found.push(node)
    if ('children' in node) for (const child of [...node.children].reverse()) open.push(child)
  }
  return found
}
