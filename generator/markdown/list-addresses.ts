// Where a text has the addresses of its links and pictures, by the positions of its tree, so that they can be rewritten
// and every other byte stays.

import type { Nodes } from 'mdast'
import type { MarkdownParser } from '../config/config.ts'
import { treeOf } from './compile-markdown.ts'
import { listHtmlAddresses } from './html-addresses.ts'
import { destinationIn, endOfWords, listNodes, rangeOf, startsOf } from './text-places.ts'

/** A part of a source. Offsets are UTF-16 units. */
interface Span {
  start: number
  end: number
}

/** An address with its place. */
export interface AddressPlace extends Span {
  /** As a reader of the text follows it. */
  href: string
  /** Name of the attribute of a directive that has it. */
  attribute?: string
}

/** What in a text may name a page or a file. */
export interface AddressList {
  addresses: AddressPlace[]
  /** The YAML of blocks that the text places. */
  blocks: Span[]
}

/** Everything in a source that names an address, in its order; undefined for a text that no page may have. */
export function listAddresses(source: string, parser: MarkdownParser): AddressList | undefined {
  const tree = treeOf(source, parser)
  if (!tree) return undefined
  const starts = startsOf(source)
  const nodes = listNodes(tree)
  const byStart = (one: Span, other: Span) => one.start - other.start
  return {
    addresses: nodes.flatMap((node) => addressesOf(node, source, starts)).sort(byStart),
    blocks: nodes.flatMap((node) => blockOf(node, source, starts)).sort(byStart),
  }
}

function addressesOf(node: Nodes, source: string, starts: readonly number[]): AddressPlace[] {
  const range = rangeOf(node, starts)
  switch (node.type) {
    case 'definition':
      return destinationAt(node.url, source, source.indexOf(']:', range.start) + 2)
    case 'link':
    case 'image': {
      if (!/^!?\[/.test(source.slice(range.start, range.start + 2))) return writtenIn(node.url, source, range)
      return destinationAt(node.url, source, source.indexOf('](', endOfWords(node, starts)) + 2)
    }
    case 'html':
      return listHtmlAddresses(source.slice(range.start, range.end), range.start)
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective': {
      const line = { start: range.start, end: endOfLine(source, range) }
      return Object.entries(node.attributes ?? {}).flatMap(([attribute, value]) =>
        writtenIn(value ?? '', source, line).map((place) => ({ ...place, attribute })),
      )
    }
    default:
      return []
  }
}

function endOfLine(source: string, { start, end }: Span): number {
  const line = source.indexOf('\n', start)
  return line < 0 ? end : Math.min(line, end)
}

function destinationAt(href: string, source: string, from: number): AddressPlace[] {
  const { start, end } = destinationIn(source, from)
  const isInBrackets = source[start] === '<'
  return [isInBrackets ? { href, start: start + 1, end: end - 1 } : { href, start, end }]
}

/** An address that stands in a part of the source as it is. */
function writtenIn(href: string, source: string, { start, end }: Span): AddressPlace[] {
  const at = href === '' ? -1 : source.slice(start, end).indexOf(href)
  return at < 0 ? [] : [{ href, start: start + at, end: start + at + href.length }]
}

/** The YAML of a block. It is left out where its lines are not written as its value has them. */
function blockOf(node: Nodes, source: string, starts: readonly number[]): Span[] {
  if (node.type !== 'containerDirective' || node.name !== 'block') return []
  const [code] = node.children
  if (code?.type !== 'code') return []
  const start = starts[rangeOf(code, starts).line] ?? source.length
  const end = start + code.value.length
  return source.slice(start, end) === code.value ? [{ start, end }] : []
}
