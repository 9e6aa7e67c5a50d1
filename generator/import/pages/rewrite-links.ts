// The links of a text → links of the new site. What leads nowhere loses its link and keeps its words: a dead link would
// stop the build.

import type { Nodes, Root } from 'mdast'
import {
  destinationIn,
  endOfWords,
  listNodes,
  rangeOf,
  startsOf,
  treeOf,
  usualParser,
} from '../../markdown/markdown.ts'
import type { Row } from '../source/model.ts'
import { referenceEnd, referenceStart } from '../text/forms.ts'
import { spliceHtml } from './html-links.ts'
import type { Rewrite, Splice } from './rewrite.ts'

/** A text with its tree. */
export interface RewrittenText {
  rows: Row[]
  /** Undefined if the text is refused: then nothing was rewritten. */
  tree: Root | undefined
}

/** Rewrites every link of a text. */
export function rewriteLinks(rows: readonly Row[], rewriteWritten: Rewrite): RewrittenText {
  const rewrite: Rewrite = (href, kind, line, words) => {
    // The address of the old site may stand before it.
    const [, written] = href.split(referenceStart)
    if (written === undefined) return rewriteWritten(href, kind, line, words)
    const path = written.replace(referenceEnd, '')
    const next = rewriteWritten(path, 'reference', line)
    return next === 'same' ? path : next
  }
  const text = rows.map((row) => row.text).join('\n')
  const tree = treeOf(text, usualParser())
  if (!tree) return { rows: [...rows], tree }
  const starts = startsOf(text)
  const splices: Splice[] = []
  const gone = new Set<string>()
  const nodes = listNodes(tree)
  const lineAt = (line: number) => rows[line - 1]?.line ?? 1
  for (const node of nodes) {
    if (node.type !== 'definition') continue
    const place = rangeOf(node, starts)
    const href = rewrite(node.url, 'link', lineAt(place.line))
    if (href === undefined) gone.add(node.identifier)
    if (href === 'same') continue
    const spot = destinationIn(text, text.indexOf(']:', place.start) + 2)
    splices.push(
      href === undefined
        ? { ...place, text: text.slice(place.start, place.end).replace(/[^\n]/g, '') }
        : { ...spot, text: href },
    )
  }
  for (const node of nodes)
    for (const splice of spliceNode(node, { text, starts, gone, rewrite, lineAt })) splices.push(splice)
  return { rows: applySplices(text, splices, rows).map((row) => rewriteReferences(row, rewriteWritten)), tree }
}

interface SpliceWalk {
  text: string
  starts: readonly number[]
  gone: ReadonlySet<string>
  rewrite: Rewrite
  lineAt: (line: number) => number
}

function spliceNode(node: Nodes, { text, starts, gone, rewrite, lineAt }: SpliceWalk): Splice[] {
  if (node.type === 'linkReference' || node.type === 'imageReference') {
    if (!gone.has(node.identifier)) return []
    return unlink(node, { text, starts })
  }
  if (node.type === 'html') {
    const { start: from, end, line } = rangeOf(node, starts)
    return spliceHtml(text.slice(from, end), from, (href, kind, row) => rewrite(href, kind, lineAt(line + row)))
  }
  if (node.type !== 'link' && node.type !== 'image') return []
  const { start, line } = rangeOf(node, starts)
  // An address without brackets leads to another site.
  if (!/^!?\[/.test(text.slice(start, start + 2))) return []
  const words = node.type === 'link' ? wordsOf(node) : ''
  const href = rewrite(node.url, node.type, lineAt(line), words)
  if (href === 'same') return []
  if (href === undefined) return unlink(node, { text, starts })
  return [{ ...destinationIn(text, text.indexOf('](', endOfWords(node, starts)) + 2), text: href }]
}

/** The words of a link, without signs of Markdown. */
function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('')
  return 'value' in node && node.type !== 'html' ? node.value : ''
}

/** Takes the brackets and the address of a link away. */
export function unlink(node: Nodes, { text, starts }: { text: string; starts: readonly number[] }): Splice[] {
  const { start, end } = rangeOf(node, starts)
  const open = text[start] === '!' ? 2 : 1
  const close = text.indexOf(']', endOfWords(node, starts))
  return close < 0 || close >= end
    ? []
    : [
        { start, end: start + open, text: '' },
        { start: close, end, text: text.slice(close, end).replace(/[^\n]/g, '') },
      ]
}

const reference = /(["'[]?)(?:https?:[^\s"'[\]()<>]{0,200})?import-ref:([^\s^]{0,4000})\^/g

function rewriteReferences(row: Row, rewrite: Rewrite): Row {
  if (!row.text.includes(referenceStart)) return row
  // Addresses in HTML have quotes before them; the words of a link hold no other link.
  const text = row.text.replace(reference, (_, before: string, path: string) => {
    const href = rewrite(path, before === '' ? 'bare' : 'reference', row.line) ?? 'same'
    return before + (href === 'same' ? path : href)
  })
  return { ...row, text }
}

/** A text with its splices, of which none adds or removes the end of a row. */
export function applySplices(text: string, splices: readonly Splice[], rows: readonly Row[]): Row[] {
  const pieces: string[] = []
  let from = 0
  for (const { start, end, text: put } of [...splices].sort((a, b) => a.start - b.start)) {
    if (start < from) continue
    pieces.push(text.slice(from, start), put)
    from = end
  }
  pieces.push(text.slice(from))
  return pieces
    .join('')
    .split('\n')
    .map((line, index) => ({ text: line, line: rows[index]?.line ?? rows.at(-1)?.line ?? 1 }))
}
