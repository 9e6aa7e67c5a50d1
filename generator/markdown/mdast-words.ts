// What stands in the tree of a Markdown text: its words as they are printed, and where its references lead.

import type { Definition, Heading, ImageReference, LinkReference, Nodes, Parents, Root } from 'mdast'
import { trimLines } from 'trim-lines'

/** Definitions of addresses by their identifiers, in capitals. */
export type Definitions = ReadonlyMap<string, Definition>

/** The definitions of a text. Of two for one label, the first counts. */
export function findDefinitions(tree: Root): Definitions {
  const found = new Map<string, Definition>()
  const visit = ({ children }: Parents) => {
    for (const child of children) {
      if (child.type === 'definition') {
        const id = child.identifier.toUpperCase()
        if (!found.has(id)) found.set(id, child)
      } else if ('children' in child && mayDefine.has(child.type)) visit(child)
    }
  }
  visit(tree)
  return found
}

/** Nodes that may have paragraphs in them. */
const mayDefine: ReadonlySet<string> = new Set([
  'blockquote',
  'containerDirective',
  'footnoteDefinition',
  'list',
  'listItem',
])

/** Where a reference leads; undefined without its definition. */
export function linkAddress(node: LinkReference | ImageReference, definitions: Definitions): Definition | undefined {
  return definitions.get(node.identifier.toUpperCase())
}

/** The words of a node as they are printed, without marks of footnotes and pictures. */
export function printedText({ children }: Parents): string {
  return children
    .map((child: Nodes, index) => {
      const text = wordsOf(child)
      return index > 0 && children[index - 1]?.type === 'break' ? withoutStart(text) : text
    })
    .join('')
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return trimmedLines(node.value)
  if (node.type === 'inlineCode') return oneLine(node.value)
  if (node.type === 'break') return '\n'
  if (node.type === 'inlineMath') return node.data?.drawn?.words ?? ''
  return 'children' in node ? printedText(node) : ''
}

/** A text without spaces at the ends of its lines. */
export function trimmedLines(value: string): string {
  return value.includes('\n') || value.includes('\r') ? trimLines(value) : value
}

/** What a heading is called: its words, or what its pictures show. */
export function nameOfHeading(heading: Heading): string {
  const words = printedText(heading).trim()
  return words === '' ? picturesIn(heading).join(' ').trim() : words
}

function picturesIn({ children }: Parents): string[] {
  return children.flatMap((child) => {
    if (child.type === 'image' || child.type === 'imageReference') return [child.alt ?? '']
    return 'children' in child ? picturesIn(child) : []
  })
}

/** Nodes that show nothing. */
export function isHidden({ type }: Nodes): boolean {
  return type === 'definition' || type === 'footnoteDefinition' || type === 'yaml'
}

/** Whether a link stands in a node. */
export function hasLink({ children }: Parents, definitions: Definitions): boolean {
  return children.some((child) => {
    if (child.type === 'link') return true
    if (child.type === 'linkReference' && linkAddress(child, definitions)) return true
    return 'children' in child && hasLink(child, definitions)
  })
}

/** Code inside a sentence, its line breaks as spaces. */
export function oneLine(code: string): string {
  return code.replace(/\r?\n|\r/g, ' ')
}

/** A text without spaces at its beginning. */
export function withoutStart(text: string): string {
  return text.replace(/^[\t ]+/, '')
}
