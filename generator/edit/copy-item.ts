// Copies an item of a YAML list further down, as a single insertion in the file's own style. Anchors stay with the
// original, because a name can refer to one value only.

import type { CST, Node, YAMLSeq } from 'yaml'
import { endOfLine, endOfNode, startOfLine } from './extents.ts'
import { applySplices, type Source, type Splice } from './splices.ts'

export interface ItemCopy {
  /** Index of the original. */
  index: number
  /** Index of the item that the copy follows. */
  after: number
  /** Changes of the copy, with offsets inside the original. */
  changes: readonly Splice[]
}

/** Inserts a copy of an item. Undefined if the lines of an item cannot be told. */
export function copyItem(source: Source, list: YAMLSeq, { index, after, changes }: ItemCopy): Splice | undefined {
  const { text } = source
  const node = list.items[index] as Node | undefined
  const before = list.items[after] as Node | undefined
  const token = itemsOf(list)?.[index]
  if (!node?.range || !before?.range || !token) return undefined
  const all = [...changes, ...findAnchors(token).map((anchor) => withoutAnchor(text, anchor))]
  if (list.flow) {
    const [start, end] = node.range
    const from = firstOffset(token) ?? start
    const place = before.range[1]
    return { start: place, end: place, text: `,${flowGap(source, list, index)}${applySplices(text, all, from, end)}` }
  }
  const own = linesOf(text, list, index)
  const place = linesOf(text, list, after)?.end
  if (!own || place === undefined) return undefined
  // A block scalar that keeps its empty lines ends with one; another would become part of it.
  const emptyLines = place === startOfLine(text, place) ? 0 : emptyLinesAbove(text, list, index)
  return {
    start: place,
    end: place,
    text: `${source.eol.repeat(emptyLines + 1)}${applySplices(text, all, own.start, own.end)}`,
  }
}

/** From the start of the dash's line to the end of the item's last line, with the comments that belong to it. */
export function linesOf(text: string, list: YAMLSeq, index: number): { start: number; end: number } | undefined {
  const token = itemsOf(list)?.[index]
  const dash = token && dashOf(token)
  if (dash === undefined) return undefined
  const start = startOfLine(text, dash)
  if (!/^[ \t]*$/.test(text.slice(start, dash))) return undefined
  return {
    start,
    end: withComments(text, endOfLine(text, endOfNode(text, list.items[index] as Node, dash + 1)), dash - start),
  }
}

/** An item of a list, as the parser gives it. */
export type Item = CST.CollectionItem

/** The items of a list, as the parser gives them. */
export function itemsOf(list: YAMLSeq): readonly Item[] | undefined {
  const token = list.srcToken
  return token?.type === 'block-seq' || token?.type === 'flow-collection' ? token.items : undefined
}

function dashOf(item: Item): number | undefined {
  return item.start.find(({ type }) => type === 'seq-item-ind')?.offset
}

/** Offset of the anchor of an item, which comes before it inside brackets. */
export function firstOffset(item: Item): number | undefined {
  return item.start.find(({ type }) => type === 'anchor')?.offset
}

function findAnchors(item: Item): { offset: number; source: string }[] {
  const found: { offset: number; source: string }[] = []
  const take = (tokens: readonly CST.Token[] | undefined) => {
    for (const token of tokens ?? []) if (token.type === 'anchor') found.push(token)
  }
  const open: Item[] = [item]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    take(next.start)
    take(next.sep)
    for (const token of [next.key, next.value]) {
      if (token && 'items' in token) for (const inner of token.items) open.push(inner)
      if (token?.type === 'block-scalar') take(token.props)
    }
  }
  return found
}

// Removes the anchor with the space after it, or at the end of a line with the space before it.
function withoutAnchor(text: string, { offset, source }: { offset: number; source: string }): Splice {
  const end = offset + source.length
  if (/^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 200)) && text[offset - 1] === ' ')
    return { start: offset - 1, end, text: '' }
  return { start: offset, end: end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0), text: '' }
}

/** The text between two items inside brackets: a space, or a line break with indentation. */
export function flowGap({ text, eol }: Source, list: YAMLSeq, index: number): string {
  const start = (list.items[index] as Node).range?.[0] ?? 0
  const indent = text.slice(startOfLine(text, start), start)
  return /^[ \t]*$/.test(indent) ? `${eol}${indent}` : ' '
}

// Comments directly below that are indented into the item belong to it.
function withComments(text: string, end: number, column: number): number {
  const rest = /^(?:\r?\n([ \t]+)#[^\r\n]*)+/.exec(text.slice(end))?.[0] ?? ''
  let whole = end
  for (const line of rest.match(/\r?\n[ \t]+#[^\r\n]*/g) ?? []) {
    if (line.search(/#/) - line.search(/[ \t]/) <= column) break
    whole += line.length
  }
  return whole
}

/** Number of empty lines between items: those above this item, or above the second one for the first item. */
export function emptyLinesAbove(text: string, list: YAMLSeq, index: number): number {
  const item = itemsOf(list)?.[Math.max(1, index)]
  const dash = item && dashOf(item)
  if (dash === undefined) return 0
  const above = text.slice(0, startOfLine(text, dash)).split('\n')
  above.pop()
  let count = 0
  while (above.length > 0 && /^[ \t]*#/.test(above.at(-1) ?? '')) above.pop()
  while (above.length > 0 && (above.pop() ?? '').trim() === '') count++
  return count
}
