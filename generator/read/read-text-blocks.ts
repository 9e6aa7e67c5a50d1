// Blocks that the text of an article places. They are checked, and their texts compiled, like those of pages.

import { pageIds } from '#schemas/article-anchors.ts'
import { factsOf } from '#schemas/blocks/registry.ts'
import type { TextHtml } from '#site/text-html.ts'
import { valueLinks } from '../links/links.ts'
import type { Entry } from '../load/load.ts'
import type { Markdown, MarkdownLink } from '../markdown/markdown.ts'
import type { PageBlock, PlacedWidget } from '../model/model.ts'
import type { ProblemCode } from '../problem.ts'
import type { Context } from './context.ts'
import { linesAbove, openTextBlock } from './open-text-block.ts'
import { readBlock } from './read-pages.ts'
import { compileText, report } from './read-values.ts'

/** What a text places. */
export interface PlacedParts {
  widgets: PlacedWidget[]
  /** Where its blocks lead. */
  links: MarkdownLink[]
  /** Anchors of the blocks. */
  ids: string[]
}

/** Reads the blocks of the text below the front matter. Their problems are in `context`. */
export function readTextBlocks(entry: Entry, { widgets, headings, anchors }: Markdown, context: Context): PlacedParts {
  const parts: PlacedParts = { widgets: [], links: [], ids: [] }
  const taken = new Set([...pageIds, ...headings.map(({ id }) => id), ...anchors])
  for (const [index, widget] of widgets.entries()) {
    const { source } = widget
    const part = source && openTextBlock(entry, widget, source, context)
    const data = part?.data as { id?: unknown } | undefined
    // Headings and blocks with an id have no such ids.
    const id = data?.id === undefined ? `block--${index + 1}` : undefined
    const found =
      part && readBlock(part, id === undefined ? data : { ...data, id: 'block' }, { path: [], index }, context)
    const [item] = found ?? []
    if (!part || !item) {
      parts.widgets.push(widget)
      if (part) addLinks(part, part.data, { links: parts.links, above: linesAbove(entry) })
      continue
    }
    if (id === undefined) parts.ids.push(item.block.id)
    checkPlace(item, { part, taken: id === undefined ? taken : new Set() }, context)
    const block = id === undefined ? item.block : { ...item.block, id }
    const html = readTexts(part, block, { links: parts.links, above: linesAbove(entry) }, context)
    parts.widgets.push({ ...widget, block: { block, isOwn: item.isOwn, ...(html === undefined ? {} : { html }) } })
  }
  return parts
}

/** Reports an id that is taken, and a block that only a page can have. */
function checkPlace(item: PageBlock, { part, taken }: { part: Entry; taken: Set<string> }, context: Context): void {
  const { id, type } = item.block
  const refuse = (key: string, code: ProblemCode, message: string, hint: string) =>
    report(part, [{ problem: { code, severity: 'error', message, hint }, path: [key], onKey: false }], context)
  if (taken.has(id))
    refuse('id', 'duplicate-id', `the id "${id}" is used twice on this page`, 'give one of them another id')
  taken.add(id)
  if (factsOf(item).isHead)
    refuse(
      'type',
      'bad-value',
      `a block of the type "${type}" is the head of a page`,
      'an article has its own head: remove it',
    )
}

interface LinkSink {
  links: MarkdownLink[]
  /** Lines of the file above the text. */
  above: number
}

/** Compiles the text of a block, and adds the links of the block. */
function readTexts(
  part: Entry,
  block: PageBlock['block'],
  { links, above }: LinkSink,
  context: Context,
): TextHtml | undefined {
  if (block.type === 'unknown') return undefined
  addLinks(part, { data: block.data }, { links, above })
  if (block.content === undefined) return undefined
  const baseDepth = block.title === undefined ? 2 : 3
  const content = { entry: part, path: ['content'], source: block.content }
  const text = compileText(content, { baseDepth, takenIds: [], prefix: block.id, place: block.title }, context)
  for (const link of text.links) {
    const { line, column } = part.locateInText(['content'], link.line - 1, link.column - 1)
    links.push({ ...link, line: line - above, column })
  }
  return text.html
}

/** Adds links that are values of a block. */
function addLinks(part: Entry, values: unknown, { links, above }: LinkSink): void {
  for (const { href, place } of valueLinks(part, values)) {
    const { line, column } = place()
    links.push({ href, kind: href.startsWith('/assets/') ? 'image' : 'link', line: line - above, column })
  }
}
