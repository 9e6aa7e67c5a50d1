// HTML tree → HTML with holes. Every address becomes a hole, because links depend on the rest of the site.

import type { Element, ElementContent, Root as HastRoot, Properties, RootContent } from 'hast'
import { find, html as htmlNames } from 'property-information'
import type { Hole, TextHtml, TextSheet } from '#site/text-html.ts'
import { readSourceSet } from './source-set.ts'

const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** Classes of what the style sheet of forms is for. */
const formClasses: ReadonlySet<string> = new Set(['callout', 'fold', 'picture', 'steps', 'code-tabs', 'code-line'])

/** What is printed so far. */
interface Print {
  pieces: (string | Hole)[]
  /** The string that is not ended yet. */
  open: string
  sheets: Set<TextSheet>
}

/** The tree as HTML; `sheets` are what it needs in any case. Each string is as long as it can be. */
export function printTree(tree: HastRoot, sheets: readonly TextSheet[] = []): TextHtml {
  const print: Print = { pieces: [], open: '', sheets: new Set(sheets) }
  for (const node of tree.children) printNode(node, print)
  const htmlPieces = print.open === '' ? print.pieces : [...print.pieces, print.open]
  return { htmlPieces, ...(print.sheets.size > 0 ? { sheets: [...print.sheets].sort() } : {}) }
}

function printNode(node: RootContent | ElementContent, print: Print): void {
  if (node.type === 'text') print.open += escapeText(node.value)
  else if (node.type === 'hole') printHole(node.hole, print)
  else if (node.type === 'element') printElement(node, print)
}

function printElement(node: Element, print: Print): void {
  const { tagName, properties, children, data } = node
  if (data?.drawn) {
    for (const piece of data.drawn.pieces) {
      if (typeof piece === 'string') print.open += piece
      else printHole(piece, print)
    }
    print.sheets.add(data.drawn.sheet)
    return
  }
  if (tagName === 'img' && !node.data?.isPlain && properties.src !== undefined) {
    printPicture(properties, print)
    return
  }
  const [form] = Array.isArray(properties.className) ? properties.className : []
  if (typeof form === 'string' && formClasses.has(form)) print.sheets.add('prose-forms')
  print.open += `<${tagName}`
  const { href, ...others } = properties
  if (tagName === 'a' && typeof href === 'string') printHole({ link: href }, print)
  if (mediaTags.has(tagName)) printMedia(properties, print)
  else print.open += attributesOf(tagName === 'a' ? others : properties)
  if (node.data?.label) {
    print.open += ' aria-label="'
    for (const part of node.data.label) {
      if (typeof part === 'string') print.open += escapeAttribute(part)
      else printHole(part, print)
    }
    print.open += '"'
  }
  print.open += '>'
  if (voidElements.has(tagName)) return
  for (const child of children) printNode(child, print)
  print.open += `</${tagName}>`
}

/** Elements that show files. */
const mediaTags: ReadonlySet<string> = new Set(['audio', 'img', 'source', 'track', 'video'])

function printPicture({ src, width, height, ...others }: Properties, print: Print): void {
  const size = {
    ...(width === undefined ? {} : { width: String(width) }),
    ...(height === undefined ? {} : { height: String(height) }),
  }
  const isSized = width !== undefined || height !== undefined
  const attributes = attributesOf(others)
  printHole({ picture: String(src), attributes, ...(isSized ? { size } : {}) }, print)
}

/** The attributes of an element that shows files. */
function printMedia({ src, poster, srcSet, ...others }: Properties, print: Print): void {
  const printAddress = (name: string, address: Properties[string]) => {
    if (typeof address !== 'string') return
    print.open += ` ${name}="`
    printHole({ address }, print)
    print.open += '"'
  }
  printAddress('src', src)
  printAddress('poster', poster)
  if (srcSet !== undefined) {
    print.open += ' srcset="'
    for (const [index, { address, size }] of readSourceSet(String(srcSet)).entries()) {
      print.open += index === 0 ? '' : ', '
      printHole({ address }, print)
      print.open += size === '' ? '' : ` ${size}`
    }
    print.open += '"'
  }
  print.open += attributesOf(others)
}

function printHole(hole: Hole, print: Print): void {
  if (print.open !== '') print.pieces.push(print.open)
  print.open = ''
  print.pieces.push(hole)
}

function attributesOf(properties: Properties): string {
  let printed = ''
  for (const name of Object.keys(properties)) {
    const value = properties[name]
    if (value === undefined || value === null || value === false) continue
    const { attribute } = find(htmlNames, name)
    printed += value === true ? ` ${attribute}` : ` ${attribute}="${escapeAttribute(valueOf(value))}"`
  }
  return printed
}

function valueOf(value: string | number | boolean | (string | number)[]): string {
  return Array.isArray(value) ? value.join(' ') : String(value)
}

function escapeText(text: string): string {
  return text.replace(/[&<]/g, (sign) => (sign === '&' ? '&#x26;' : '&#x3C;'))
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"'`]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`)
}
