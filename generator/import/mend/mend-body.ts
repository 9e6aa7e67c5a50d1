// Takes out of a Markdown text what a build refuses, and keeps the words: a link becomes its words, an address alone
// becomes code, an attribute of HTML goes, and any other sign becomes a character of the text.

import type { Definition, Nodes } from 'mdast'
import { isSafeHref } from '#schemas/primitives.ts'
import { claimPattern, listNodes, rangeOf, startsOf, treeOf, usualParser } from '../../markdown/markdown.ts'
import type { Position } from '../../problem.ts'
import type { Splice } from '../pages/rewrite.ts'
import { applySplices, unlink } from '../pages/rewrite-links.ts'
import type { Row } from '../source/model.ts'

/** The text without what is at these places, which count from 1; undefined if it cannot be helped. */
export function mendBody(rows: readonly Row[], places: readonly Position[]): Row[] | undefined {
  const text = rows.map((row) => row.text).join('\n')
  const tree = treeOf(text, usualParser())
  if (!tree) return undefined
  const starts = startsOf(text)
  const nodes = listNodes(tree).filter(({ type }) => /^(?:link|image|html|definition)/.test(type))
  const splices: Splice[] = []
  for (const { line, column } of places) {
    const at = (starts[line - 1] ?? 0) + column - 1
    const found = spliceAt(at, { nodes, text, starts })
    if (!found) return undefined
    for (const splice of found) splices.push(splice)
  }
  return applySplices(text, splices, rows)
}

interface Place {
  nodes: readonly Nodes[]
  text: string
  starts: readonly number[]
}

function spliceAt(at: number, { nodes, text, starts }: Place): Splice[] | undefined {
  const isAround = (node: Nodes) => {
    const { start, end } = rangeOf(node, starts)
    return start <= at && at < end
  }
  // A picture in a link is the inner one.
  const around = nodes.filter(isAround)
  const link =
    around.find((node) => /^(?:link|image)/.test(node.type) && rangeOf(node, starts).start === at) ??
    around.findLast(({ type }) => /^(?:link|image)/.test(type))
  if (link) return spliceLink(link, { text, starts })
  const definition = around.find((node) => node.type === 'definition')
  if (definition?.type === 'definition') return spliceDefinition(definition, { nodes, text, starts })
  const html = around.find(({ type }) => type === 'html')
  const attribute = html && attributeAt(text, at, rangeOf(html, starts).end)
  if (attribute) return [{ ...attribute, text: '' }]
  return escapeAt(text, at)
}

function spliceLink(link: Nodes, { text, starts }: Omit<Place, 'nodes'>): Splice[] {
  const { start, end } = rangeOf(link, starts)
  if (/^!?\[/.test(text.slice(start, start + 2))) {
    const splices = unlink(link, { text, starts })
    if (splices.length > 0) return splices
  }
  const written = text.slice(start, end).replace(/^<|>$/g, '')
  const [, address = written, signs = ''] = /^(.*?)(\\*)$/s.exec(written) ?? []
  // A sign for the end of a line took part in the address.
  if (signs !== '' && isSafeHref(address)) return [{ start, end, text: `<${address}>${signs}` }]
  return [{ start, end, text: `\`${written.replaceAll('`', '')}\`` }]
}

/** An address that stands apart: all links that use it become words. */
function spliceDefinition(definition: Definition, { nodes, text, starts }: Place): Splice[] {
  const { start, end } = rangeOf(definition, starts)
  const links = nodes.filter(
    (node) => node.type.endsWith('Reference') && 'identifier' in node && node.identifier === definition.identifier,
  )
  const gone = { start, end, text: text.slice(start, end).replace(/[^\n]/g, '') }
  return [...links.flatMap((link) => unlink(link, { text, starts })), gone]
}

const addressAttribute = /\s(?:href|src|srcset|poster|cite)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)/g

/** The first attribute with an address in the tag at a place. */
function attributeAt(text: string, at: number, end: number): { start: number; end: number } | undefined {
  const from = Math.max(0, text.lastIndexOf('<', at))
  for (const { 0: found, index } of text.slice(from, end).matchAll(addressAttribute))
    if (!found.includes('\n')) return { start: from + index, end: from + index + found.length }
  return undefined
}

/** A backslash before a sign; undefined where there is none, or a backslash has not helped. */
function escapeAt(text: string, at: number): Splice[] | undefined {
  const claim = text.slice(at).match(claimPattern)?.[0]
  // A figure that is not known is no figure in code.
  if (claim !== undefined && text.startsWith(claim, at))
    return [{ start: at, end: at + claim.length, text: `\`${claim}\`` }]
  const signs = /^[!-/:-@[-`{-~]{1,2}/.exec(text.slice(at, at + 2))?.[0]
  if (signs === undefined || text[at - 1] === '\\') return undefined
  return [{ start: at, end: at + signs.length, text: signs.replace(/./g, '\\$&') }]
}
