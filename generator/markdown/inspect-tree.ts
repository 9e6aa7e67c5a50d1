// The syntax tree of a Markdown source, changed in place in one walk: claims are printed, links collected and checked,
// HTML reduced to the tags that a text may have, and the sentences gathered. HTML comments are dropped. The walk is
// written by hand: unist-util-visit takes ten times as long, a third of the time of a build.

import type { FootnoteDefinition, Heading, Nodes, Parents, Root, Text } from 'mdast'
import { isSafeHref } from '#schemas/primitives.ts'
import { openDefinitions, openEffort } from '../drawn/drawn.ts'
import type { Position, Problem } from '../problem.ts'
import { checkCode, checkFence, checkInlineCode } from './check-code.ts'
import { checkFootnotes, type Footnotes, noteReference } from './check-footnotes.ts'
import { checkHtmlBlock } from './check-html.ts'
import { checkNesting } from './check-nesting.ts'
import { checkAddress, checkParagraph } from './check-paragraph.ts'
import { type DrawWalk, drawCode, drawFormula, maxDrawable } from './draw-parts.ts'
import {
  checkBrokenTag,
  checkHeading,
  checkImage,
  checkOpenComment,
  checkReferences,
  checkTable,
  type SlipWalk,
} from './find-slips.ts'
import { type ForeignSigns, listForeign, noteComments, noteFence, noteForeign, openForeign } from './foreign-signs.ts'
import { type HeadingIds, takeHeadingId } from './heading-ids.ts'
import { badAddress, placeOf, warnOf } from './markdown-problem.ts'
import type { Markdown, MarkdownOptions } from './model.ts'
import { wordsIn } from './paragraph-rule.ts'
import { closeHtml, type HtmlWalk, isFlowParent, prepareHtml, readHtml, wordsOfHtml } from './read-html.ts'
import { resolveClaims } from './resolve-claims.ts'

interface InspectOptions extends MarkdownOptions {
  source: string
  /** Of the source. */
  lines: readonly string[]
  /** Ids of the page; those that headings are given are added. */
  taken: Set<string>
}

/** What becomes an element with words in it, and is no part of a sentence. */
const flowTypes: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'containerDirective',
  'heading',
  'listItem',
  'paragraph',
  'tableCell',
])

/** What has words of its own. */
const hasWords: ReadonlySet<string> = new Set(['heading', 'paragraph', 'tableCell'])

/** One walk over a tree. */
interface Walk {
  state: Markdown
  options: InspectOptions
  slips: SlipWalk & HeadingIds
  footnotes: Footnotes
  foreign: ForeignSigns
  drawing: DrawWalk
  /** Pieces of the plain text. */
  words: string[]
  html: HtmlWalk
}

/** What is in a text. */
interface Inspected {
  /** Why the text cannot be shown. */
  excess: Problem | undefined
  /** HTML of the writer that stays. */
  hasHtml: boolean
  hasFootnotes: boolean
}

/** Parts that are no sentences. */
const isUnspoken: ReadonlySet<string> = new Set([
  'code',
  'html',
  'definition',
  'heading',
  'table',
  'footnoteDefinition',
])

/**
 * Visits every node once and adds links, problems and the plain text to `state`. Returns what the text
 * has that only a tree of HTML can show.
 */
export function inspectTree(tree: Root, state: Markdown, options: InspectOptions): Inspected {
  const { lines, taken } = options
  const slips = { problems: state.problems, lines, taken }
  const footnotes: Footnotes = { definitions: [], references: [] }
  const limits = { drawable: maxDrawable, definitions: openDefinitions(), effort: openEffort() }
  const drawing = { problems: state.problems, ...limits }
  const walk: Walk = {
    state,
    options,
    slips,
    footnotes,
    foreign: openForeign(options.source, lines),
    drawing,
    words: [],
    html: { lines },
  }
  inspectChildren(tree, walk, true)
  for (const problem of checkFootnotes(walk.footnotes)) state.problems.push(problem)
  for (const problem of listForeign(walk.foreign)) state.problems.push(problem)
  state.text = walk.words.join('').replace(/\s+/g, ' ').trim()
  for (const problem of walk.html.faults?.list() ?? []) state.problems.push(problem)
  const hasFootnotes = footnotes.references.length > 0 || footnotes.definitions.length > 0
  return { excess: walk.html.faults?.excess(), hasHtml: walk.html.hasTags === true, hasFootnotes }
}

function inspectChildren(parent: Parents, walk: Walk, isSpoken: boolean): void {
  noteComments(parent, walk.foreign)
  const hasHtml = prepareHtml(parent)
  const depth = walk.html.faults?.depth() ?? 0
  for (let index = 0; index < parent.children.length; index++) {
    let node = parent.children[index] as Nodes
    if (node.type === 'html') {
      node = readHtml(node, parent, walk.html)
      parent.children[index] = node
    }
    if (node.type === 'inlineMath') {
      node = drawFormula(node, walk.drawing)
      parent.children[index] = node
      const { words = '', isFlow = false } = node.data?.drawn ?? {}
      if (isSpoken) walk.words.push(isFlow ? ` ${words} ` : words)
    }
    if (node.type === 'html') {
      resolveClaims(node, walk.state, walk.options)
      if (isFlowParent(parent)) checkHtmlBlock(node, walk.slips)
      if (isSpoken) walk.words.push(wordsOfHtml(node.value))
      continue
    }
    if (flowTypes.has(node.type)) walk.html.faults?.enter(placeOf(node))
    if (node.type === 'list' && index > 0) checkNesting(parent, index, walk.slips)
    const isHeard = isSpoken && !isUnspoken.has(node.type) && !isTitle(node)
    inspectNode(node, parent, walk, isHeard)
    if (node.type === 'footnoteDefinition') inspectFootnote(node, walk)
    else if ('children' in node) inspectChildren(node, walk, isHeard)
  }
  if (hasHtml) closeHtml(parent, depth, walk.html)
}

function inspectFootnote(node: FootnoteDefinition, walk: Walk): void {
  const { within } = walk.footnotes
  walk.footnotes.within = node.identifier
  inspectChildren(node, walk, false)
  walk.footnotes.within = within
}

/** The title of a callout or a tab is no sentence of the text. */
function isTitle(node: Nodes): boolean {
  return node.type === 'paragraph' && node.data?.directiveLabel === true
}

function inspectNode(node: Nodes, parent: Parents, walk: Walk, isSpoken: boolean): void {
  const { state, slips, footnotes, words } = walk
  if (hasWords.has(node.type)) inspectWords(node as Parents, walk)
  resolveClaims(node, state, walk.options)
  if (node.type === 'text') inspectText(node, parent, walk)
  else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') collectLink(node, state)
  if (node.type === 'text') {
    checkReferences(node, slips)
    if (walk.html.shown !== node) {
      checkOpenComment(node, slips)
      checkBrokenTag(node, slips)
    }
  } else if (node.type === 'heading') inspectHeading(node, slips)
  else if (node.type === 'code') {
    drawCode(node, walk.drawing)
    if (!node.data?.drawn) checkCode(node, slips)
    noteFence(node, walk.foreign)
  } else if (node.type === 'table') checkTable(node, slips)
  else if (node.type === 'inlineCode') checkInlineCode(node, slips)
  else if (node.type === 'link') checkAddress(node, slips)
  else if (node.type === 'footnoteReference') noteReference(node.identifier, footnotes)
  else if (node.type === 'footnoteDefinition') footnotes.definitions.push(node)
  else if (node.type === 'image' || node.type === 'imageReference') checkImage(node, slips)
  if (!isSpoken) return
  if (node.type === 'text' || node.type === 'inlineCode') words.push(node.value)
  else if (node.type === 'break' || node.type === 'paragraph') words.push(' ')
}

/** What the words of a paragraph, a heading or a cell look like. */
function inspectWords(node: Parents, { foreign, slips }: Walk): void {
  const words = wordsIn(node)
  noteForeign(node, words, foreign)
  slips.hasIndent = foreign.hasIndent === true
  if (node.type !== 'paragraph') return
  checkParagraph(node, words, slips)
  checkFence(node, words, slips)
}

function inspectHeading(node: Heading, slips: Walk['slips']): void {
  checkHeading(node, slips)
  takeHeadingId(node, slips)
}

function collectLink(node: Extract<Nodes, { type: 'link' | 'image' | 'definition' }>, state: Markdown): void {
  const place = placeOf(node)
  // Parsers percent-encode nothing; remark-rehype will. Spaces inside <…> destinations are legal Markdown.
  const href = node.url.replaceAll(' ', '%20')
  if (isSafeHref(href) || href === '')
    state.links.push({ href, kind: node.type === 'image' ? 'image' : 'link', ...place })
  else {
    state.problems.push(badAddress(node.url, place))
    node.url = ''
  }
}

function inspectText(node: Text, parent: Parents, { state }: Walk): void {
  // "TBD" alone in a cell is a value.
  const isValue = parent.type === 'tableCell' && parent.children.length === 1 && /^\w+$/.test(node.value)
  if (!isValue && isPlaceholder(node.value)) state.problems.push(placeholderProblem(placeOf(node)))
}

/** Whether a text stands for another one: TODO: and its like, or the filler text of printers. */
export function isPlaceholder(text: string): boolean {
  return (
    /^(?:TODO|TBD|TBA|FIXME)(?:[:(.!…]|\s*$)/.test(text) || (text.length > 16 && /\blorem ipsum dolor\b/i.test(text))
  )
}

/** The warning about a text that is still to be written. */
export function placeholderProblem(place: Position): Problem {
  const hint = 'write the text in its place'
  return warnOf({ code: 'placeholder', message: 'this text is still to be written', hint }, place)
}
