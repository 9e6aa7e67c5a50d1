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
export interface Print {
  pieces: (string | Hole)[]
  /** The string that is not ended yet. */
  open: string
  sheets: Set<TextSheet>
}

/** The tree as HTML; `sheets` are what it needs in any case. Each string is as long as it can be. */
export function printTree(tree: HastRoot, sheets: readonly TextSheet[] = []): TextHtml {
  const print: Print = { pieces: [], open: '', sheets: new Set(sheets) }
  for (const node of tree.children) printNode(node, print)
  return closePrint(print)
}

/** What is printed. */
export function closePrint({ pieces, open, sheets }: Print): TextHtml {
  const htmlPieces = open === '' ? pieces : [...pieces, open]
  return { htmlPieces, ...(sheets.size > 0 ? { sheets: [...sheets].sort() } : {}) }
}

/** Prints one node with all that is in it. */
export function printNode(node: RootContent | ElementContent, print: Print): void {
  if (node.type === 'text') print.open += escapeText(node.value)
  else if (node.type === 'hole') printHole(node.hole, print)
  else if (node.type === 'element') printElement(node, print)
}

function printElement(node: Element, print: Print): void {
  const { tagName, properties, children, data } = node
  if (data?.drawn) {
    printDrawn(data.drawn, print)
    return
  }
  if (tagName === 'img' && !node.data?.isPlain && properties.src !== undefined) {
    printPicture(properties, print)
    return
  }
  noteForm(properties, print)
  print.open += `<${tagName}`
  const { href, ...others } = properties
  if (tagName === 'a' && typeof href === 'string') printHole({ link: href }, print)
  if (mediaTags.has(tagName)) printMedia(properties, print)
  else print.open += attributesOf(tagName === 'a' ? others : properties)
  if (data?.label) printLabel(data.label, print)
  print.open += '>'
  if (voidElements.has(tagName)) return
  if (data?.printed !== undefined) print.open += data.printed
  else for (const child of children) printNode(child, print)
  print.open += `</${tagName}>`
}

/** Prints an `aria-label` with words of the interface in it. */
export function printLabel(label: readonly (string | Hole)[], print: Print): void {
  print.open += ' aria-label="'
  for (const part of label) {
    if (typeof part === 'string') print.open += escapeAttribute(part)
    else printHole(part, print)
  }
  print.open += '"'
}

/** Elements that show files. */
const mediaTags: ReadonlySet<string> = new Set(['audio', 'img', 'source', 'track', 'video'])

/** Prints what is drawn. */
export function printDrawn(
  { pieces, sheet }: { pieces: readonly (string | Hole)[]; sheet: TextSheet },
  print: Print,
): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') print.open += piece
    else printHole(piece, print)
  }
  print.sheets.add(sheet)
}

/** Notes that an element is of a form, which has a style sheet. */
export function noteForm({ className }: Properties, { sheets }: Print): void {
  const [form] = Array.isArray(className) ? className : []
  if (typeof form === 'string' && formClasses.has(form)) sheets.add('prose-forms')
}

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

/** Ends the string that is open, and leaves a hole. */
export function printHole(hole: Hole, print: Print): void {
  if (print.open !== '') print.pieces.push(print.open)
  print.open = ''
  print.pieces.push(hole)
}

/** Names that most elements have, which need not be looked up. */
const usualNames: Readonly<Record<string, string>> = {
  alt: 'alt',
  className: 'class',
  dataLabel: 'data-label',
  dataLanguage: 'data-language',
  id: 'id',
  loading: 'loading',
  rel: 'rel',
  role: 'role',
  tabIndex: 'tabindex',
  title: 'title',
}

/** Attributes as HTML, each with a space before it. */
export function attributesOf(properties: Properties): string {
  let printed = ''
  for (const name of Object.keys(properties)) {
    const value = properties[name]
    if (value === undefined || value === null || value === false) continue
    const attribute = usualNames[name] ?? find(htmlNames, name).attribute
    printed += value === true ? ` ${attribute}` : ` ${attribute}="${escapeAttribute(valueOf(value))}"`
  }
  return printed
}

function valueOf(value: string | number | boolean | (string | number)[]): string {
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** A text as HTML. */
export function escapeText(text: string): string {
  if (!/[&<]/.test(text)) return text
  return text.replace(/[&<]/g, (sign) => (sign === '&' ? '&#x26;' : '&#x3C;'))
}

function escapeAttribute(text: string): string {
  if (!/[&<>"'`]/.test(text)) return text
  return text.replace(/[&<>"'`]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`)
}
