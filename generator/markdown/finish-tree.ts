// Finishes the HTML tree of a Markdown text in place: heading levels, ids and links, code in colours, tables in
// regions, link relations, units that stay on the line of their number. The result has no style attributes and no
// obsolete ones. Words of the interface, copy buttons, widgets and blocks are holes: each site fills them in its
// language.

import GithubSlugger, { slug as slugOf } from 'github-slugger'
import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Hole } from '#site/text-html.ts'
import { escapeHtml } from '../text.ts'
import { finishCode, maxHighlighted } from './finish-code.ts'
import { nameOf, textWithoutMarks } from './hast-words.ts'
import { holeNode } from './hole-node.ts'
import { keepUnits } from './keep-units.ts'
import type { Markdown, MarkdownOptions } from './model.ts'
import { wrapTable } from './wrap-table.ts'

interface FinishOptions extends MarkdownOptions {
  /** Ids that headings avoid. */
  taken: Set<string>
}

/** One walk over a tree. */
export interface FinishWalk {
  state: Markdown
  options: FinishOptions
  slugger: GithubSlugger
  /** Levels of the headings around the current place, as written. */
  levels: number[]
  /** Number of tables so far. */
  tables: number
  /** Number of characters of code that may still be highlighted. */
  highlightable: number
}

/**
 * Finishes every element and adds the headings to `state`. Heading levels follow the nesting, from `baseDepth` on; none
 * is skipped.
 */
export function finishTree(tree: HastRoot, walk: FinishWalk): void {
  finishChildren(tree, walk)
}

/** The walk over the tree of a text, at its beginning. */
export function openWalk({ state, options }: Pick<FinishWalk, 'state' | 'options'>): FinishWalk {
  const slugger = new GithubSlugger()
  for (const id of options.taken) slugger.slug(id, true)
  return { state, options, slugger, levels: [], tables: 0, highlightable: maxHighlighted }
}

function finishChildren(parent: HastRoot | Element, walk: FinishWalk): void {
  parent.children = (parent.children as ElementContent[]).flatMap((node) => finishNode(node, walk))
}

/** What a translator of the browser would spoil: code, keys, and what a program prints. */
const codeTags: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'var'])

/** What takes the place of a node. */
function finishNode(node: ElementContent, walk: FinishWalk): ElementContent | ElementContent[] {
  if (node.type === 'text') return keepUnits(node.value)
  if (node.type !== 'element') return node
  if (codeTags.has(node.tagName)) node.properties.translate ??= 'no'
  if (node.tagName === 'code') return node
  if (node.tagName === 'pre') return finishCode(node, walk)
  const { dataWidget } = node.properties
  if (typeof dataWidget === 'number') return holeNode(widgetHole(dataWidget, walk))
  finishElement(node, walk)
  const wrapped = node.tagName === 'table' ? wrapTable(node, ++walk.tables, placeOfTable(walk)) : node
  finishChildren(node, walk)
  const isHeading = walk.state.headings.at(-1)?.id === node.properties.id
  if (isHeading && /^h[2-4]$/.test(node.tagName)) linkHeading(node)
  return wrapped
}

/** Makes a heading a link to itself, on pages of documentation. One with a link in it stays as it is. */
function linkHeading(heading: Element): void {
  if (hasLink(heading)) return
  const [open, close] = headingLink(String(heading.properties.id))
  heading.children = [holeNode(open), ...heading.children, holeNode(close)]
}

/** What stands around the words of a heading that is a link to itself. */
export function headingLink(id: string): [open: Hole, close: Hole] {
  return [{ docs: `<a class="heading-link" href="#${escapeHtml(id)}">` }, { docs: '</a>' }]
}

function hasLink({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'a' || hasLink(child)))
}

/** What tells a table from those of other texts of the page. An article is the only one of its page. */
export function placeOfTable({ state, options }: FinishWalk): string | undefined {
  const heading = state.headings.findLast(({ text }) => text !== '')?.text
  return heading ?? (options.hasBlocks ? undefined : (options.place ?? options.prefix))
}

function finishElement(node: Element, walk: FinishWalk): void {
  const { properties, tagName } = node
  const { prefix } = walk.options
  if (properties.id === 'footnote-label') {
    properties.id = `${prefix}-footnote-label`
    node.children = [holeNode({ word: 'footnotes' })]
  } else if (/^h[1-6]$/.test(tagName)) finishHeading(node, walk)
  else if ((tagName === 'th' || tagName === 'td') && properties.align !== undefined) {
    // The align attribute is obsolete, and a style attribute would need a weaker content security policy.
    properties.className = [`cell-${String(properties.align)}`]
    delete properties.align
  } else if (tagName === 'ol') finishList(node)
  else if (tagName === 'input') node.data = { label: [{ word: properties.checked === true ? 'done' : 'notDone' }] }
  else if (tagName === 'p' && Object.keys(properties).length === 0) takeSection(walk, () => textWithoutMarks(node))
  else if (tagName === 'img') properties.loading = 'lazy'
  else if (tagName === 'a') finishLink(node, prefix)
  if (properties.dataWord !== undefined) {
    node.children = [holeNode({ word: String(properties.dataWord) })]
    delete properties.dataWord
  }
}

function finishLink(node: Element, prefix: string): void {
  const { properties } = node
  if (properties.dataFootnoteBackref !== undefined) {
    node.data = { label: [{ word: 'footnoteBack' }, ` ${String(properties.ariaLabel)}`] }
    delete properties.ariaLabel
  }
  Object.assign(properties, relOf(String(properties.href ?? '')))
  if (Array.isArray(properties.ariaDescribedBy)) properties.ariaDescribedBy = [`${prefix}-footnote-label`]
}

/** Other sites cannot reach the page that links to them. */
export function relOf(href: string): { rel?: string[] } {
  return /^https?:/i.test(href) ? { rel: ['noopener'] } : {}
}

/** The first paragraph below a heading says what the section is about. */
export function takeSection({ state }: FinishWalk, wordsOf: () => string): void {
  const heading = state.headings.at(-1)
  if (heading && !Object.hasOwn(state.sections, heading.id)) state.sections[heading.id] = wordsOf()
}

function finishList({ properties, children }: Element): void {
  const items = children.filter((child) => child.type === 'element').length
  if (needsRoom(Number(properties.start ?? 1), items)) properties.dataLong = ''
}

/** Whether a list needs room for its numbers. */
export function needsRoom(start: number, items: number): boolean {
  return start + items - 1 > 99
}

/** The place of a widget, by its number. */
export function widgetHole(index: number, { state, options }: FinishWalk): Hole {
  const { name = '', attributes = {}, source } = state.widgets[index] ?? {}
  const level = state.headings.length === 0 ? options.baseDepth : 3
  return { mark: { name, attributes, level, ...(source ? { block: index } : {}) } }
}

function finishHeading(node: Element, walk: FinishWalk): void {
  const { id: own } = node.properties
  const written = { depth: Number(node.tagName[1]), text: nameOf(node), ...(typeof own === 'string' ? { own } : {}) }
  const { id, depth } = addHeading(written, walk)
  node.tagName = `h${depth}`
  node.properties.id = id
}

/** Adds a heading to the text, with its level on the page and its id. `depth` is as written, `own` the writer's id. */
export function addHeading(
  { depth, text, own }: { depth: number; text: string; own?: string },
  { state, options, slugger, levels }: FinishWalk,
): Markdown['headings'][number] {
  while ((levels.at(-1) ?? 0) >= depth) levels.pop()
  levels.push(depth)
  const level = Math.min(6, options.baseDepth + levels.length - 1)
  const id = own ?? slugger.slug(slugOf(text) === '' ? 'section' : text)
  const heading = { id, text, depth: level }
  state.headings.push(heading)
  return heading
}
