// A line of colons closes a directive whatever stands above it: the line is looked at before the content. satteri looks
// at tables, definitions and a few other things first, and takes the line for a part of them. Where it does, the text
// is parsed again with other lines that mean the same. Places are those of the text as written.

import type { Code, Nodes, Parents, Root } from 'mdast'
import type { Position } from '../problem.ts'
import type { ContainerDirective } from './forms.ts'
import { endOf, placeOf } from './markdown-problem.ts'

/** A line of colons, with nothing else in it. */
interface Closing {
  line: number
  /** What stands before the colons: space, and the signs of quotes. */
  prefix: string
  colons: number
  /** Whether the line above has text. */
  isBelowText: boolean
}

/** Where content begins in the lines of a quote or a list item. */
interface Margin {
  quotes: number
  /** Columns of space, behind the last sign of a quote. */
  indent: number
}

/** A directive around a place. */
interface Opened extends Margin {
  node: ContainerDirective
  colons: number
}

/** How a line is written for satteri: as the last of these lines. */
type Rewrites = Map<number, readonly string[]>

/** One walk over a tree. Closings are looked up in their order. */
interface Walk {
  lines: readonly string[]
  closings: readonly Closing[]
  next: number
  rewrites: Rewrites
  /** Directives that a line has closed, wherever satteri sees their end. */
  closed: Set<Nodes>
  /** Whether a misread line has been found: what satteri sees behind it may be wrong. */
  isInDoubt?: boolean
}

/** Each pass finds at least one line, and nearly always all of them. */
const maxPasses = 8

/** The tree of a text with directives; undefined if the lines cannot be written so that satteri reads them. */
export function readClosings(source: string, parse: (text: string) => Root): Root | undefined {
  const lines = source.split('\n')
  const closings = findClosings(lines)
  const rewrites: Rewrites = new Map()
  let tree = parse(source)
  if (closings.length === 0) return tree
  for (let pass = 0; pass < maxPasses; pass++) {
    const { size } = rewrites
    const walk = { lines, closings, next: 0, rewrites, closed: new Set<Nodes>() }
    visitChildren(tree, { opened: [], margin: { quotes: 0, indent: 0 } }, walk)
    if (rewrites.size === size) return tree
    tree = parse(lines.flatMap((line, index) => rewrites.get(index + 1) ?? [line]).join('\n'))
    moveBack(tree, lines, rewrites)
  }
  return undefined
}

function findClosings(lines: readonly string[]): Closing[] {
  return lines.flatMap((text, index): Closing[] => {
    if (!text.includes(':::')) return []
    const [, prefix, colons] = /^([ \t>]*)(:{3,})[ \t\r]*$/.exec(text) ?? []
    if (prefix === undefined || colons === undefined) return []
    const isBelowText = /[^\s>]/.test(lines[index - 1] ?? '')
    return [{ line: index + 1, prefix, colons: colons.length, isBelowText }]
  })
}

interface Surroundings {
  /** The directives around a place, the outermost first. */
  opened: readonly Opened[]
  margin: Margin
}

function visitChildren(parent: Parents, around: Surroundings, walk: Walk): void {
  let before: Nodes | undefined
  for (const child of parent.children as Nodes[]) {
    judgeUpTo(placeOf(child).line - 1, { node: parent, before, ...around }, walk)
    const end = lastLineOf(child)
    if ((walk.closings[walk.next]?.line ?? Number.POSITIVE_INFINITY) <= end) {
      const inside = enter(child, around, walk.lines)
      const isFlow = 'children' in child && !leaves.has(child.type)
      if (isFlow) visitChildren(child, inside, walk)
      judgeUpTo(end, { node: child, before: isFlow ? child.children.at(-1) : before, ...inside }, walk)
    }
    before = child
  }
  if (parent.type === 'root') judgeUpTo(walk.lines.length, { node: parent, before, ...around }, walk)
}

/** Raw HTML ends at the beginning of the next line. */
function lastLineOf(node: Nodes): number {
  const { line, column } = endOf(node)
  return column === 1 && line > placeOf(node).line ? line - 1 : line
}

const leaves: ReadonlySet<string> = new Set(['paragraph', 'heading', 'table'])

/** What surrounds the children of a node. */
function enter(node: Nodes, { opened, margin }: Surroundings, lines: readonly string[]): Surroundings {
  const { line, column } = placeOf(node)
  const written = lines[line - 1] ?? ''
  if (node.type === 'blockquote') return { opened, margin: { quotes: margin.quotes + 1, indent: 0 } }
  if (node.type === 'footnoteDefinition') return { opened, margin: { ...margin, indent: margin.indent + 4 } }
  if (node.type === 'listItem') {
    const [marker = ''] = /^(?:[-*+]|\d+[.)])(?: {1,4}(?![ \t\r]|$))?/.exec(written.slice(column - 1)) ?? []
    const width = marker.length + (marker.endsWith(' ') ? 0 : 1)
    return { opened, margin: { ...margin, indent: indentOf(written.slice(0, column - 1)) + width } }
  }
  if (node.type !== 'containerDirective') return { opened, margin }
  const colons = /^:+/.exec(written.slice(column - 1))?.[0].length ?? 0
  return { opened: [...opened, { node, colons, ...margin }], margin }
}

/** Columns of a text behind its last sign of a quote, to which one space belongs. */
function indentOf(text: string): number {
  const quote = /^.*>[ ]?/.exec(text)?.[0] ?? ''
  return widthOf(text) - widthOf(quote)
}

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += character === '\t' ? 4 - (width % 4) : 1
  return width
}

/** Where a line of colons is in the tree. */
interface Spot extends Surroundings {
  /** The innermost node that has the line. */
  node: Nodes
  /** What ends before it. */
  before: Nodes | undefined
}

function judgeUpTo(last: number, spot: Spot, walk: Walk): void {
  for (let next = walk.closings[walk.next]; next && next.line <= last; next = walk.closings[++walk.next]) {
    const rewrite = walk.rewrites.has(next.line) ? undefined : judge(next, spot, walk)
    if (rewrite) walk.rewrites.set(next.line, rewrite)
  }
}

/** How to write a line that satteri has misread. */
function judge(closing: Closing, { node, before, ...around }: Spot, walk: Walk): string[] | undefined {
  const { lines, closed } = walk
  if (node.type === 'html' || (node.type === 'code' && isCode(node, closing, lines))) return undefined
  const { line, prefix, isBelowText } = closing
  const opened = around.opened.filter((each) => !closed.has(each.node))
  const found = opened.findIndex((each) => each.colons <= closing.colons && isWithin(closing, each))
  const outermost = opened[found]
  const isEnd = node.type === 'containerDirective' && endOf(node).line === line
  const isBelowHtml = before?.type === 'html' && lastLineOf(before) === line - 1
  const above = isBelowText && !isBelowHtml ? [prefix.trimEnd()] : []
  if (outermost) {
    const inner = opened.slice(found + 1)
    for (const each of [outermost, ...inner]) closed.add(each.node)
    // At the end of a paragraph a backslash is one, but satteri takes it for a line break.
    if (isEnd && endOf(outermost.node).line === line && !/\\\r?$/.test(lines[line - 2] ?? '')) return undefined
    const margin = marginOf(prefix, outermost)
    const endings = endingsOf([outermost, ...inner.filter((each) => isBeside(each, outermost))])
    if (walk.isInDoubt && endings.length > 0) return undefined
    walk.isInDoubt = true
    return [...above, ...[...endings, closing.colons].map((colons) => margin + ':'.repeat(colons))]
  }
  if (!isBelowText || walk.isInDoubt) return undefined
  const innermost = opened.at(-1)
  // A directive has no lazy lines: the quote or the list around it has ended.
  if (innermost && isOutside(closing, innermost)) return [...above, lines[line - 1] ?? '']
  const begins = ['paragraph', 'heading', 'code'].includes(node.type) && placeOf(node).line === line
  return isEnd || (begins && isContinued(before, line)) ? [`${prefix}\\${':'.repeat(closing.colons)}`] : undefined
}

/** Colons that end what is open in the first one. satteri ends the innermost, and those around it with as many. */
function endingsOf([outermost, ...inner]: readonly Opened[]): number[] {
  const endings: number[] = []
  let last: number | undefined
  for (const { colons } of inner.toReversed()) {
    if (colons !== last) endings.push(colons)
    last = colons
  }
  return last === outermost?.colons ? endings.slice(0, -1) : endings
}

/** Whether a line goes on with the paragraph at the end of a node. */
function isContinued(node: Nodes | undefined, line: number): boolean {
  if (!node) return false
  if (node.type === 'paragraph') return endOf(node).line === line - 1
  if (!['blockquote', 'list', 'listItem', 'footnoteDefinition'].includes(node.type)) return false
  return 'children' in node && isContinued(node.children.at(-1), line)
}

/** Whether a line is code: all of a fence, and of indented code what is below its first line. */
function isCode(node: Code, { line, isBelowText }: Closing, lines: readonly string[]): boolean {
  const { line: first, column } = placeOf(node)
  return first < line || !isBelowText || /^(?:`{3}|~{3})/.test((lines[first - 1] ?? '').slice(column - 1))
}

function isWithin({ prefix }: Closing, { quotes, indent }: Margin): boolean {
  const space = indentOf(prefix) - indent
  return countQuotes(prefix) === quotes && space >= 0 && space <= 3
}

function isOutside({ prefix }: Closing, { quotes, indent }: Margin): boolean {
  const found = countQuotes(prefix)
  return found < quotes || (found === quotes && indentOf(prefix) < indent)
}

function countQuotes(prefix: string): number {
  return prefix.split('>').length - 1
}

/** The space and the quotes before the lines of a directive. Behind them, a closing line may have more space. */
function marginOf(prefix: string, { indent }: Margin): string {
  return (/^.*>[ ]?/.exec(prefix)?.[0] ?? '') + ' '.repeat(indent)
}

function isBeside(first: Margin, second: Margin): boolean {
  return first.quotes === second.quotes && first.indent === second.indent
}

/** Gives each node its place in the text as written. An added line is the end of the line above it. */
function moveBack(tree: Root, lines: readonly string[], rewrites: Rewrites): void {
  const places = lines.flatMap((text, index) => {
    const written = rewrites.get(index + 1) ?? [text]
    const end = { line: index, column: (lines[index - 1] ?? '').length + 1 }
    const shift = text.lastIndexOf(':') - (written.at(-1) ?? '').lastIndexOf(':')
    return [...written.slice(1).map(() => end), { line: index + 1, shift }]
  })
  const move = (point: Position): Position => {
    const place = places[point.line - 1]
    if (!place) return point
    if ('column' in place) return place
    return { line: place.line, column: point.column === 1 ? 1 : Math.max(1, point.column + place.shift) }
  }
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.position) node.position = { start: move(node.position.start), end: move(node.position.end) }
    if ('children' in node) for (const child of node.children) open.push(child)
  }
}
