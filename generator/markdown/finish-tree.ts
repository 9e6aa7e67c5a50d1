// Finishes the HTML tree of a Markdown text in place: heading levels and ids, highlighted code, tables in regions, link
// relations. The result has no style attributes and no obsolete ones. Words of the interface are named, not printed:
// content/links.ts puts those of the site's language in.

import GithubSlugger, { slug as slugOf } from 'github-slugger'
import type { Element, Root as HastRoot } from 'hast'
import { finishCode, maxHighlighted } from './finish-code.ts'
import type { Markdown, MarkdownOptions } from './model.ts'
import { writeWidgetMark } from './widget-mark.ts'
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
  /** Number of widgets so far. */
  widgets: number
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
  finishChildren(tree, { state, options, slugger, levels: [], tables: 0, widgets: 0, highlightable: maxHighlighted })
}

function finishChildren(parent: HastRoot | Element, walk: Walk): void {
  const { children } = parent
  for (let index = 0; index < children.length; index++) {
    const node = children[index]
    if (node?.type !== 'element') continue
    if (node.tagName === 'pre') {
      children[index] = finishCode(node, walk)
      continue
    }
    finishElement(node, walk)
    if (node.tagName === 'table') {
      walk.tables++
      children[index] = wrapTable(node, walk.tables, placeOfTable(walk))
    }
    finishChildren(node, walk)
  }
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
    properties.dataWord = 'footnotes'
    node.children = []
  } else if (/^h[1-6]$/.test(tagName)) finishHeading(node, walk)
  else if ((tagName === 'th' || tagName === 'td') && properties.align !== undefined) {
    // The align attribute is obsolete, and a style attribute would need a weaker content security policy.
    properties.className = [`cell-${String(properties.align)}`]
    delete properties.align
  } else if (tagName === 'ol') finishList(node)
  else if (tagName === 'input') properties.ariaLabel = properties.checked === true ? '{word:done}' : '{word:notDone}'
  else if (tagName === 'img') properties.loading = 'lazy'
  else if (properties.dataWidget !== undefined) properties.dataWidget = markWidget(walk)
  else if (tagName === 'a') {
    if (/^https?:/i.test(String(properties.href ?? ''))) properties.rel = ['noopener']
    if (Array.isArray(properties.ariaDescribedBy)) properties.ariaDescribedBy = [`${prefix}-footnote-label`]
  }
}

/** Says which lists need room for their numbers. */
function finishList({ properties, children }: Element): void {
  const items = children.filter((child) => child.type === 'element').length
  const last = Number(properties.start ?? 1) + items - 1
  if (last > 99) properties.dataLong = ''
}

function markWidget(walk: Walk): string {
  const { state, options } = walk
  const index = walk.widgets++
  const { name = '', attributes = {}, source } = state.widgets[index] ?? {}
  const level = state.headings.length === 0 ? options.baseDepth : 3
  return writeWidgetMark({ name, attributes, level, ...(source ? { block: index } : {}) })
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
  const pictures: string[] = []
  const collect = ({ children }: Element): string =>
    children
      .map((child) => {
        if (child.type !== 'element') return 'value' in child && child.type === 'text' ? child.value : ''
        if (child.tagName === 'img') pictures.push(String(child.properties.alt ?? ''))
        return child.properties.dataFootnoteRef === undefined ? collect(child) : ''
      })
      .join('')
  const words = collect(heading).trim()
  return words === '' ? pictures.join(' ').trim() : words
}
