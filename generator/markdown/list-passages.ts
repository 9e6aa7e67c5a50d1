// The words of a text for the search, part by part: what is above the first heading, then what is below each heading,
// in the order of the headings. One line for each paragraph, item, cell, picture and line of code.

import type { ElementContent, Root as HastRoot, Properties } from 'hast'
import type { Nodes, Parents, Root } from 'mdast'
import { oneLine, trimmedLines } from './mdast-words.ts'

/** Stands on both sides of the number of a widget. The words of the widget take its place. */
export const widgetMark = '\uFFFC'

/** Elements that stand in a line of text. All others end the line. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const hidden: ReadonlySet<Nodes['type']> = new Set(['definition', 'yaml', 'html'])
const inlineNodes: ReadonlySet<Nodes['type']> = new Set([
  'delete',
  'emphasis',
  'footnoteReference',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'strong',
  'text',
  'textDirective',
])

/** The passages of a text that is printed from its Markdown tree. */
export function listPassages(tree: Root): string[] {
  const passages = ['']
  for (const node of tree.children) addNode(node, passages)
  return tidyAll(passages)
}

function addNode(node: Nodes, passages: string[]): void {
  if (node.type === 'text') return add(trimmedLines(node.value), passages)
  if (node.type === 'inlineCode') return add(oneLine(node.value), passages)
  if (node.type === 'break') return add('\n', passages)
  if (hidden.has(node.type)) return
  if (node.type === 'heading') return void passages.push('')
  if (node.type === 'image' || node.type === 'imageReference') return addLine(node.alt ?? '', passages)
  if (node.type === 'code') return addLine(node.data?.drawn ? node.data.drawn.words : node.value, passages)
  if (node.type === 'inlineMath') {
    const { words = '', isFlow = false } = node.data?.drawn ?? {}
    return isFlow ? addLine(words, passages) : add(words, passages)
  }
  if (!('children' in node)) return
  const widget = numberOf(node.data?.hProperties?.dataWidget)
  if (widget !== undefined) return addLine(widget, passages)
  const isBlock = !inlineNodes.has(node.type)
  if (isBlock) add('\n', passages)
  for (const child of shownIn(node)) addNode(child, passages)
  if (isBlock) add('\n', passages)
}

/** What is shown of a node: a row has no more cells than the first one. */
function shownIn(node: Parents): readonly Nodes[] {
  if (node.type !== 'table') return node.children
  const columns = node.children[0]?.children.length ?? 0
  return node.children.map((row) =>
    row.children.length > columns ? { ...row, children: row.children.slice(0, columns) } : row,
  )
}

/** The passages of a text that is printed from its tree of HTML, before that is finished. */
export function listHtmlPassages(tree: HastRoot): string[] {
  const passages = ['']
  for (const node of tree.children as ElementContent[]) addElement(node, passages)
  return tidyAll(passages)
}

function addElement(node: ElementContent, passages: string[]): void {
  if (node.type === 'text') return add(node.value, passages)
  if (node.type !== 'element') return
  const { tagName, properties, children } = node
  const widget = numberOf(properties.dataWidget)
  if (widget !== undefined) return addLine(widget, passages)
  if (properties.id === 'footnote-label') return
  if (/^h[1-6]$/.test(tagName)) return void passages.push('')
  if (tagName === 'img') return addLine(String(properties.alt ?? ''), passages)
  const isBlock = !inline.has(tagName)
  if (isBlock) add('\n', passages)
  for (const child of children) addElement(child, passages)
  if (isBlock) add('\n', passages)
}

function numberOf(widget: Properties[string]): string | undefined {
  return typeof widget === 'number' ? `${widgetMark}${widget}${widgetMark}` : undefined
}

function add(words: string, passages: string[]): void {
  passages[passages.length - 1] += words
}

function addLine(words: string, passages: string[]): void {
  add(`\n${words}\n`, passages)
}

function tidyAll(passages: readonly string[]): string[] {
  const tidied = passages.map(tidy)
  return tidied.some((passage) => passage !== '') ? tidied : []
}

function tidy(passage: string): string {
  // Most blanks are one space already.
  return passage
    .replace(/(?: [^\S\n]|[^\S\n ])[^\S\n]*/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}
