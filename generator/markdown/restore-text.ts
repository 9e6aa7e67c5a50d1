// Directives that are none: the tree gets the text that was written, because no word may disappear.

import type { Image, ImageReference, Nodes, Paragraph, PhrasingContent, Root, Text } from 'mdast'
import type { Position } from '../problem.ts'
import type { ContainerDirective, LeafDirective, TextDirective } from './forms.ts'
import { endOf, placeOf } from './markdown-problem.ts'

/** The source between two places; `to` is not part of it. */
function sliceLines(lines: readonly string[], from: Position, to: Position): string {
  const found = lines.slice(from.line - 1, to.line)
  const last = found.length - 1
  found[last] = (found[last] ?? '').slice(0, to.column - 1)
  found[0] = (found[0] ?? '').slice(from.column - 1)
  return found.join('\n')
}

/** `:name[label]{attributes}` inside a sentence: times, ratios and C++ names look like it. */
export function restoreInline(node: TextDirective, lines: readonly string[]): PhrasingContent[] {
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (!first || !last) return [textOf(sliceLines(lines, placeOf(node), endOf(node)), node.position)]
  return [
    textOf(sliceLines(lines, placeOf(node), placeOf(first)), node.position),
    ...node.children,
    textOf(sliceLines(lines, endOf(last), endOf(node)), node.position),
  ]
}

/**
 * The text of a picture, which the parser has made without what looks like a directive. `parse` knows no directives;
 * it returns undefined for a text that takes it too long.
 */
export function restoreAlt(
  node: Image | ImageReference,
  lines: readonly string[],
  parse: (text: string) => Root | undefined,
): void {
  const written = sliceLines(lines, placeOf(node), endOf(node)).replace(/\n[ \t>]*/g, '\n')
  if (!written.startsWith('![') || !written.includes(':')) return
  const definition = node.type === 'imageReference' ? `\n\n[${node.label ?? node.identifier}]: /` : ''
  const [paragraph] = parse(written + definition)?.children ?? []
  const [image] = paragraph?.type === 'paragraph' ? paragraph.children : []
  if (image?.type === node.type && 'alt' in image) node.alt = image.alt ?? ''
}

/** A directive that stands on separate lines: those lines as paragraphs, and between them what it contains. */
export function restoreBlock(
  node: ContainerDirective | LeafDirective,
  lines: readonly string[],
  closing: string | undefined,
): Nodes[] {
  const opening = paragraphOf(
    (lines[placeOf(node).line - 1] ?? '').slice(placeOf(node).column - 1).trimEnd(),
    node.position,
  )
  if (node.type === 'leafDirective') return [opening]
  const content = node.children.filter((child) => child.type !== 'paragraph' || child.data?.directiveLabel !== true)
  return [opening, ...content, ...(closing === undefined ? [] : [paragraphOf(closing, node.position)])]
}

/** Neighbouring texts as one: a claim may have been cut in two. */
export function joinTexts(nodes: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = []
  for (const node of nodes) {
    const before = joined.at(-1)
    if (node.type !== 'text' || before?.type !== 'text') {
      joined.push(node)
      continue
    }
    const position =
      before.position && node.position ? { start: before.position.start, end: node.position.end } : undefined
    joined[joined.length - 1] = { ...before, value: before.value + node.value, ...(position ? { position } : {}) }
  }
  return joined
}

const mail = /(?<=(?<![\w+.-])mailto:)([\w.+-]+@[\w-]+(?:\.[\w-]*[A-Za-z0-9])+)(?![\w@-])/

/** The nodes with links for bare addresses behind "mailto:", which a parser has taken for a directive. */
export function linkMails(nodes: readonly Nodes[]): Nodes[] {
  const linked: Nodes[] = []
  for (const node of nodes) {
    const before = linked.at(-1)
    const cut = node.type === 'link' && before?.type === 'text' ? /(?<=mailto:)[\w.+-]+$/.exec(before.value) : null
    const [label] = node.type === 'link' ? node.children : []
    if (cut && node.type === 'link' && before?.type === 'text' && label?.type === 'text') {
      // The rest of the address was made a link.
      if (node.url === `mailto:${label.value}`) {
        before.value = before.value.slice(0, cut.index)
        linked.push({
          ...node,
          url: `mailto:${cut[0]}${label.value}`,
          children: [{ ...label, value: cut[0] + label.value }],
        })
        continue
      }
    }
    if (node.type !== 'text' || !node.value.includes('mailto:')) linked.push(node)
    else for (const part of splitMails(node)) linked.push(part)
  }
  return linked
}

function splitMails({ value: text, position }: Text): Nodes[] {
  const place = position ? { position } : {}
  return text.split(mail).flatMap((value, index): Nodes[] => {
    if (value === '') return []
    const words = textOf(value, position)
    return index % 2 === 0 ? [words] : [{ type: 'link', url: `mailto:${value}`, children: [words], ...place }]
  })
}

/** A paragraph of one text. */
export function paragraphOf(text: string, position: Nodes['position']): Paragraph {
  return { type: 'paragraph', children: [textOf(text, position)], ...(position ? { position } : {}) }
}

function textOf(value: string, position: Nodes['position']): Text {
  return { type: 'text', value, ...(position ? { position } : {}) }
}
