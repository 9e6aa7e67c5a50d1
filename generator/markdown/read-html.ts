// The nodes of HTML among others: comments vanish, tags that a text may not have go, and what is no tag is text.

import type { Element, Root as HastRoot } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Html, Nodes, Paragraph, Parents, Text } from 'mdast'
import { dropComments } from './drop-comments.ts'
import { dropElements } from './drop-elements.ts'
import { type HtmlFaults, htmlFaults } from './html-faults.ts'
import { isHtml } from './html-grammar.ts'
import { placeOf } from './markdown-problem.ts'
import { parseHtml } from './parse-html.ts'
import { readTags } from './read-tags.ts'

/** What the HTML of one text shares. */
export interface HtmlWalk {
  /** The lines of the text. */
  lines: readonly string[]
  /** Set by the first node of HTML. */
  faults?: HtmlFaults
  /** Whether any HTML stays. */
  hasTags?: boolean
  /** The last HTML that has become text: `faults` have said all of it. */
  shown?: Text
}

const flowParents: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
])

/** Whether what is in a node are blocks, and no parts of a sentence. */
export function isFlowParent({ type }: Parents): boolean {
  return flowParents.has(type)
}

/** Drops what is no text from the HTML among the children of a node, in place. Whether there is any HTML. */
export function prepareHtml(parent: Parents): boolean {
  if (!parent.children.some(({ type }) => type === 'html')) return false
  const isFlow = isFlowParent(parent)
  const nodes = (parent.children as Nodes[]).flatMap((node): Nodes[] => {
    if (node.type !== 'html') return [node]
    if (!node.data?.isPart && !isHtml(node.value, isFlow))
      return [placeText(textAt(node, decodeText(node.value), isFlow), isFlow)]
    node.value = dropComments(node.value)
    return isEmpty(node, node.value) ? [] : [node]
  })
  parent.children = dropElements(nodes) as typeof parent.children
  return true
}

/** What takes the place of a node of HTML. */
export function readHtml(node: Html, parent: Parents, walk: HtmlWalk): Html | Paragraph | Text {
  walk.faults ??= htmlFaults(walk.lines)
  const { html, text } = readTags(node.value, placeOf(node), walk.faults)
  if (!node.data?.isPart && text !== undefined && text.trim() !== '') {
    const isFlow = isFlowParent(parent)
    walk.shown = textAt(node, text, isFlow)
    return placeText(walk.shown, isFlow)
  }
  if (text === undefined) walk.hasTags = true
  node.value = isEmpty(node, html) ? '' : html
  return node
}

/** Whether HTML says nothing. A space between two formulas does. */
function isEmpty({ data }: Html, value: string): boolean {
  return data?.isPart !== true && value.trim() === ''
}

function textAt({ position }: Html, value: string, isFlow: boolean): Text {
  return { type: 'text', value: isFlow ? value.trim() : value, ...(position ? { position } : {}) }
}

/** Among blocks a text is a paragraph. */
function placeText(text: Text, isFlow: boolean): Paragraph | Text {
  if (!isFlow) return text
  return { type: 'paragraph', children: [text], ...(text.position ? { position: text.position } : {}) }
}

/** A text without tags, its character references resolved. */
function decodeText(written: string): string {
  return textOf(parseHtml({ type: 'root', children: [{ type: 'raw', value: written.replaceAll('<', '&lt;') }] }))
}

/** Removes what nothing is left of, and closes what the children of a node have opened beyond a depth. */
export function closeHtml(parent: Parents, depth: number, { faults }: HtmlWalk): void {
  const value = faults?.closeTo(depth) ?? ''
  const kept = (parent.children as Nodes[]).filter((node) => node.type !== 'html' || node.value !== '')
  parent.children = (value === '' ? kept : [...kept, { type: 'html', value }]) as typeof parent.children
}

/** What is left out of a piece of HTML, or shown as text. */
export function describeHtml(html: string): { message: string; hint: string }[] {
  const faults = htmlFaults(html.split('\n'))
  readTags(html, { line: 1, column: 1 }, faults)
  return faults.list().map(({ message, hint = '' }) => ({ message, hint }))
}

/** Elements that are no sentences. */
const unspoken: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'table'])

/** The sentences in a piece of HTML. */
export function wordsOfHtml(html: string): string {
  // A tag alone, as everywhere inside a sentence.
  if (/^<[^<]*>$/.test(html)) return /^<br\b/i.test(html) ? ' ' : ''
  return spokenOf(parseHtml({ type: 'root', children: [{ type: 'raw', value: html.replaceAll('<', ' <') }] }))
}

function spokenOf(parent: HastRoot | Element): string {
  return parent.children
    .map((child) => {
      if (child.type === 'text') return child.value
      return child.type === 'element' && !unspoken.has(child.tagName) ? spokenOf(child) : ''
    })
    .join('')
}
