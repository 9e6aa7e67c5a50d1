// The tree of a Markdown text → its HTML with holes, in one walk. It prints what mdast-util-to-hast, finish-tree.ts and
// print-tree.ts print for the same tree, which tests compare; those serve texts with HTML or footnotes.

import type { Code, Heading, Image, LinkReference, Nodes, Paragraph, Parents, Root } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import type { TextHtml } from '#site/text-html.ts'
import { finishCode } from './finish-code.ts'
import { addHeading, type FinishWalk, headingLink, relOf, takeSection, widgetHole } from './finish-tree.ts'
import { keepUnits } from './keep-units.ts'
import { listPassages } from './list-passages.ts'
import {
  findDefinitions,
  hasLink,
  isHidden,
  linkAddress,
  nameOfHeading,
  oneLine,
  printedText,
  trimmedLines,
  withoutStart,
} from './mdast-words.ts'
import { printList } from './print-list.ts'
import { type PrintWalk, printTable } from './print-table.ts'
import {
  attributesOf,
  closePrint,
  escapeText,
  noteForm,
  type Print,
  printDrawn,
  printNode as printElement,
  printHole,
} from './print-tree.ts'

/** Prints a text without HTML and footnotes, and adds its headings and sections to the state of the walk. */
export function printMdast(tree: Root, finish: FinishWalk): TextHtml {
  const walk: PrintWalk = {
    print: { pieces: [], open: '', sheets: new Set() },
    finish,
    definitions: findDefinitions(tree),
  }
  finish.state.passages = listPassages(tree)
  const shown = tree.children.filter((node) => !isHidden(node))
  for (const [index, node] of shown.entries()) {
    if (index > 0) walk.print.open += '\n'
    printNode(node, walk)
  }
  return closePrint(walk.print)
}

const inlineTags = { emphasis: 'em', strong: 'strong', delete: 'del' } as const

function printNode(node: Nodes, walk: PrintWalk): void {
  const { print } = walk
  switch (node.type) {
    case 'text':
      return printText(node.value, print)
    case 'paragraph':
      return printParagraph(node, walk)
    case 'heading':
      return printHeading(node, walk)
    case 'emphasis':
    case 'strong':
    case 'delete':
      return printAround(inlineTags[node.type], node, walk)
    case 'inlineCode':
      print.open += `<code translate="no">${escapeText(oneLine(node.value))}</code>`
      return
    case 'break':
      print.open += '<br>\n'
      return
    case 'thematicBreak':
      print.open += '<hr>'
      return
    case 'inlineMath':
      if (node.data?.drawn) printDrawn(node.data.drawn, print)
      return
    case 'code':
      return printCode(node, walk)
    case 'link':
      return printLink(node, { url: node.url, title: node.title }, walk)
    case 'image':
      return printImage(node, { url: node.url, title: node.title }, walk)
    case 'linkReference':
    case 'imageReference':
      return printReference(node, walk)
    case 'blockquote':
      return printQuote(node, walk)
    case 'list':
      return printList(node, walk, { printNode, printChildren })
    case 'table':
      return printTable(node, walk, printChildren)
    default:
      return printForm(node, walk)
  }
}

/** A text that is not code. */
function printText(value: string, print: Print): void {
  const text = trimmedLines(value)
  if (/\d/.test(text)) for (const node of keepUnits(text)) printElement(node, print)
  else print.open += escapeText(text)
}

/** What is in a node, one behind the other. */
function printChildren({ children }: Parents, walk: PrintWalk): void {
  for (let index = 0; index < children.length; index++) {
    const node = children[index] as Nodes
    if (isHidden(node)) continue
    if (index > 0 && children[index - 1]?.type === 'break') printBehindBreak(node, walk)
    else printNode(node, walk)
  }
}

/** A line does not begin with spaces. */
function printBehindBreak(node: Nodes, walk: PrintWalk): void {
  const first = 'children' in node ? node.children[0] : undefined
  if (node.type === 'text') printNode({ ...node, value: withoutStart(trimmedLines(node.value)) }, walk)
  // Line breaks in code are spaces, and only those at its beginning go.
  else if (node.type === 'inlineCode') printNode({ ...node, value: withoutStart(oneLine(node.value)) }, walk)
  else if (first?.type === 'text' && 'children' in node) {
    const [, ...others] = node.children
    const children = [{ ...first, value: withoutStart(trimmedLines(first.value)) }, ...others]
    printNode({ ...node, children } as Nodes, walk)
  } else printNode(node, walk)
}

function printAround(tag: string, node: Parents, walk: PrintWalk): void {
  walk.print.open += `<${tag}>`
  printChildren(node, walk)
  walk.print.open += `</${tag}>`
}

function printParagraph(node: Paragraph, walk: PrintWalk): void {
  if (node.data?.hName !== undefined || node.data?.hProperties !== undefined) return printForm(node, walk, 'p')
  takeSection(walk.finish, () => printedText(node))
  printAround('p', node, walk)
}

function printHeading(node: Heading, walk: PrintWalk): void {
  const { print, finish, definitions } = walk
  const own = node.data?.hProperties?.id
  const text = nameOfHeading(node)
  const written = { depth: node.depth, text, ...(typeof own === 'string' ? { own } : {}) }
  const { id, depth } = addHeading(written, finish)
  print.open += `<h${depth}${attributesOf({ id })}>`
  const isLink = depth >= 2 && depth <= 4 && !hasLink(node, definitions)
  const [open, close] = headingLink(id)
  if (isLink) printHole(open, print)
  printChildren(node, walk)
  if (isLink) printHole(close, print)
  print.open += `</h${depth}>`
}

function printCode(node: Code, { print, finish }: PrintWalk): void {
  if (node.data?.drawn) return printDrawn(node.data.drawn, print)
  const [language] = node.lang ? node.lang.split(/\s+/) : []
  const position = node.position ? { position: node.position } : {}
  const parts = finishCode(
    {
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: language === undefined ? {} : { className: [`language-${language}`] },
          children: [{ type: 'text', value: node.value ? `${node.value}\n` : '' }],
          ...(node.meta ? { data: { meta: node.meta } } : {}),
        },
      ],
      ...position,
    },
    finish,
  )
  for (const part of parts) printElement(part, print)
}

/** Where a link or a picture leads, and what it says of itself. */
interface Target {
  url: string
  title?: string | null | undefined
}

function printLink(node: Parents, { url, title }: Target, walk: PrintWalk): void {
  const { print } = walk
  const href = normalizeUri(url)
  print.open += '<a'
  printHole({ link: href }, print)
  print.open += `${attributesOf({ title: title ?? undefined, ...relOf(href) })}>`
  printChildren(node, walk)
  print.open += '</a>'
}

function printImage({ alt }: Pick<Image, 'alt'>, { url, title }: Target, { print }: PrintWalk): void {
  printHole(
    {
      picture: normalizeUri(url),
      attributes: attributesOf({ alt: alt ?? undefined, title: title ?? undefined, loading: 'lazy' }),
    },
    print,
  )
}

function printReference(node: Extract<Nodes, { type: 'linkReference' | 'imageReference' }>, walk: PrintWalk): void {
  const target = linkAddress(node, walk.definitions)
  if (node.type === 'imageReference') {
    if (target) printImage(node, target, walk)
    return
  }
  if (target) printLink(node, target, walk)
  else printUndefined(node, walk)
}

/** A reference without its definition is what was written. */
function printUndefined(node: LinkReference, walk: PrintWalk): void {
  const { print } = walk
  print.open += '['
  printChildren(node, walk)
  print.open += ']'
  if (node.referenceType === 'collapsed') print.open += '[]'
  if (node.referenceType === 'full') print.open += escapeText(`[${node.label || node.identifier}]`)
}

function printQuote(node: Parents, walk: PrintWalk): void {
  walk.print.open += '<blockquote>\n'
  for (const child of node.children) {
    if (isHidden(child)) continue
    printNode(child, walk)
    walk.print.open += '\n'
  }
  walk.print.open += '</blockquote>'
}

/** A directive or a part of one, in the element that it was given. */
function printForm(node: Nodes, walk: PrintWalk, usual = 'div'): void {
  const { print, finish } = walk
  if (!('children' in node)) return
  const { hName = usual, hProperties = {} } = node.data ?? {}
  const { dataWidget, dataWord, ...properties } = hProperties
  if (typeof dataWidget === 'number') return printHole(widgetHole(dataWidget, finish), print)
  noteForm(properties, print)
  if (hName === 'p' && Object.keys(hProperties).length === 0) takeSection(finish, () => printedText(node))
  print.open += `<${hName}${attributesOf(properties)}>`
  if (dataWord === undefined) printChildren(node, walk)
  else printHole({ word: String(dataWord) }, print)
  print.open += `</${hName}>`
}
