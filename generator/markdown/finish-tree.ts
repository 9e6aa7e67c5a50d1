// Finishes the HTML tree of a Markdown text in place: heading levels, ids and links, code in colours, tables in
// regions, link relations, units that stay on the line of their number. The result has no style attributes and no
// obsolete ones. Words of the interface, copy buttons, widgets and blocks are holes: each site fills them in its
// language.

import GithubSlugger, { slug as slugOf } from 'github-slugger'
import type { Element, ElementContent, Root as HastRoot } from 'hast'
import { escapeHtml } from '../text.ts'
import { finishCode, maxHighlighted } from './finish-code.ts'
import { type HoleNode, holeNode } from './hole-node.ts'
import { keepUnits } from './keep-units.ts'
import type { Markdown, MarkdownOptions } from './model.ts'
import { wrapTable } from './wrap-table.ts'

interface FinishOptions extends MarkdownOptions {
  /** Ids that headings avoid. */
  taken: ReadonlySet<string>
}

/** One walk over a tree. */
interface Walk {
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
export function finishTree(tree: HastRoot, state: Markdown, options: FinishOptions): void {
  const slugger = new GithubSlugger()
  for (const id of options.taken) slugger.slug(id, true)
  finishChildren(tree, { state, options, slugger, levels: [], tables: 0, highlightable: maxHighlighted })
}

function finishChildren(parent: HastRoot | Element, walk: Walk): void {
  parent.children = (parent.children as ElementContent[]).flatMap((node) => finishNode(node, walk))
}

/** What takes the place of a node. */
function finishNode(node: ElementContent, walk: Walk): ElementContent | ElementContent[] {
  if (node.type === 'text') return keepUnits(node.value)
  if (node.type !== 'element') return node
  if (node.tagName === 'code') return node
  if (node.tagName === 'pre') return finishCode(node, walk)
  const { dataWidget } = node.properties
  if (typeof dataWidget === 'number') return markWidget(dataWidget, walk)
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
  const open = `<a class="heading-link" href="#${escapeHtml(String(heading.properties.id))}">`
  heading.children = [holeNode({ docs: open }), ...heading.children, holeNode({ docs: '</a>' })]
}

function hasLink({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'a' || hasLink(child)))
}

/** What tells a table from those of other texts of the page. An article is the only one of its page. */
function placeOfTable({ state, options }: Walk): string | undefined {
  return state.headings.findLast(({ text }) => text !== '')?.text ?? (options.hasBlocks ? undefined : options.prefix)
}

function finishElement(node: Element, walk: Walk): void {
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
  else if (tagName === 'p' && Object.keys(properties).length === 0) takeSection(node, walk)
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
  if (/^https?:/i.test(String(properties.href ?? ''))) properties.rel = ['noopener']
  if (Array.isArray(properties.ariaDescribedBy)) properties.ariaDescribedBy = [`${prefix}-footnote-label`]
}

/** The first paragraph below a heading says what the section is about. */
function takeSection(paragraph: Element, { state }: Walk): void {
  const heading = state.headings.at(-1)
  if (heading && !Object.hasOwn(state.sections, heading.id)) state.sections[heading.id] = textWithoutMarks(paragraph)
}

/** Says which lists need room for their numbers. */
function finishList({ properties, children }: Element): void {
  const items = children.filter((child) => child.type === 'element').length
  const last = Number(properties.start ?? 1) + items - 1
  if (last > 99) properties.dataLong = ''
}

function markWidget(index: number, { state, options }: Walk): HoleNode {
  const { name = '', attributes = {}, source } = state.widgets[index] ?? {}
  const level = state.headings.length === 0 ? options.baseDepth : 3
  return holeNode({ mark: { name, attributes, level, ...(source ? { block: index } : {}) } })
}

function finishHeading(node: Element, { state, options, slugger, levels }: Walk): void {
  const depth = Number(node.tagName[1])
  while ((levels.at(-1) ?? 0) >= depth) levels.pop()
  levels.push(depth)
  const level = Math.min(6, options.baseDepth + levels.length - 1)
  const text = nameOf(node)
  const own = node.properties.id
  const id = typeof own === 'string' ? own : slugger.slug(slugOf(text) === '' ? 'section' : text)
  node.tagName = `h${level}`
  node.properties.id = id
  state.headings.push({ id, text, depth: level })
}

/** The words of a heading without marks of footnotes. What its pictures show stands in for words. */
function nameOf(heading: Element): string {
  const words = textWithoutMarks(heading).trim()
  return words === '' ? picturesOf(heading).join(' ').trim() : words
}

function textWithoutMarks({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element' || child.properties.dataFootnoteRef !== undefined) return ''
      return textWithoutMarks(child)
    })
    .join('')
}

/** What the pictures in an element say that they show. */
function picturesOf({ children }: Element): string[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'img' ? [String(child.properties.alt ?? '')] : picturesOf(child)
  })
}
