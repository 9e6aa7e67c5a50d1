// The HTML tree of a text whose writer has written HTML: it is parsed as a browser would, reduced to the list, and its
// links and pictures are taken like those of Markdown. What Markdown has made passes unchanged.

import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import type { Fault } from '../problem.ts'
import { htmlSchema, madeByMarkdown } from './html-list.ts'
import { warnOf } from './markdown-problem.ts'
import type { Markdown } from './model.ts'
import { parseHtml } from './parse-html.ts'
import { placeIn, type TidyWalk, tidyElement } from './tidy-element.ts'

declare module 'hast' {
  interface ElementData {
    /** What stands in the place of the element, while its text is parsed as HTML. */
    held?: ElementContent
  }
}

type Place = NonNullable<Element['position']>

/** What marks elements. */
interface Marking {
  made: Element[]
  lineStarts: readonly number[]
}

/** One walk over a tree. */
interface Walk extends TidyWalk {
  /** What Markdown has made, by the number in its mark. */
  made: Element[]
  /** Those that are in the tree again. */
  restored: Set<number>
  /** Named elements of the writer, and where each begins. */
  named: Set<string>
}

/** The tree with elements in place of its raw HTML. `source` is the text. */
export function makeSafe(tree: HastRoot, source: string, walk: TidyWalk): HastRoot {
  const made: Element[] = []
  markChildren(tree, { made, lineStarts: findLineStarts(source) })
  const safe = sanitize(parseHtml(tree, source), htmlSchema)
  const root: HastRoot = safe.type === 'root' ? safe : { type: 'root', children: [safe as RootContent] }
  restoreChildren(root, { ...walk, made, restored: new Set(), named: new Set() })
  root.children = root.children.flatMap((child) => [child, ...takeWidgets(child, walk.state)])
  return root
}

/** Index of the first character of each line. */
function findLineStarts(source: string): number[] {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The place of a piece of HTML as its parser needs it. Where colons were moved, it has no offset. */
function withOffset(position: Place | undefined, lineStarts: readonly number[]): { position?: Place } {
  if (!position) return {}
  const at = ({ line, column }: Place['start']) => ({ line, column, offset: (lineStarts[line - 1] ?? 0) + column - 1 })
  return { position: { start: at(position.start), end: at(position.end) } }
}

/** Every element keeps nothing but its name and a mark. Its data would get lost in the parser. */
function markChildren(parent: HastRoot | Element, marking: Marking): void {
  const { made, lineStarts } = marking
  parent.children = (parent.children as ElementContent[]).map((child) => {
    if (child.type === 'text') return { type: 'text', value: child.value }
    if (child.type === 'raw') return { ...child, ...withOffset(child.position, lineStarts) }
    const element = child.type === 'element' ? child : placeholder(child)
    const properties = { [madeByMarkdown]: String(made.push(element) - 1) }
    const marked: Element = { type: 'element', tagName: element.tagName, properties, children: element.children }
    markChildren(marked, marking)
    return marked
  })
}

/** An element for a node that is none. It may stand wherever words may. */
function placeholder(node: ElementContent): Element {
  return { type: 'element', tagName: 'span', properties: {}, children: [], data: { held: node } }
}

/**
 * Takes the places of widgets out of an element of HTML: what surrounds them is printed in two parts, and each must be
 * whole.
 */
function takeWidgets(node: RootContent | ElementContent, state: Markdown): Element[] {
  if (node.type !== 'element' || isWidget(node)) return []
  const found: Element[] = []
  node.children = node.children.filter((child) => {
    const isPlace = child.type === 'element' && isWidget(child)
    if (isPlace) {
      found.push(child)
      state.problems.push(warnOf(widgetInHtml, placeIn(child.position)))
    } else for (const inner of takeWidgets(child, state)) found.push(inner)
    return !isPlace
  })
  return found
}

const widgetInHtml: Fault = {
  code: 'directive-form',
  message: 'a widget or a block cannot stand inside an element of HTML, so it stands behind it',
  hint: 'move it to where the element has ended',
}

function isWidget({ properties }: Element): boolean {
  return properties.dataWidget !== undefined
}

function restoreChildren(parent: HastRoot | Element, walk: Walk): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => restoreNode(child, walk))
}

function restoreNode(node: ElementContent, walk: Walk): ElementContent | ElementContent[] {
  if (node.type !== 'element') return node
  const mark = node.properties[madeByMarkdown]
  const made = typeof mark === 'string' ? walk.made[Number(mark)] : undefined
  if (!made) {
    unnameAgain(node, walk)
    tidyElement(node, walk)
    restoreChildren(node, walk)
    return node
  }
  if (made.data?.held) return made.data.held
  restoreChildren(node, walk)
  // Tags that overlap make the parser repeat an element.
  const { id, ...others } = made.properties
  const isAgain = walk.restored.has(Number(mark))
  walk.restored.add(Number(mark))
  node.properties = isAgain || id === undefined ? others : made.properties
  if (made.data) node.data = made.data
  if (made.position) node.position = made.position
  return node
}

/** The parser repeats an element that overlaps others. Its name is that of the first one. */
function unnameAgain({ position, properties }: Element, { named }: Walk): void {
  const key = `${position?.start.offset} ${properties.id ?? properties.name}`
  if (!position || named.has(key)) for (const name of ['id', 'name']) delete properties[name]
  named.add(key)
}
