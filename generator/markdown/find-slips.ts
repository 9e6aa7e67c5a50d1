// Slips that Markdown accepts without a word: most likely the writer meant something else. All are warnings.

import type { Heading, Image, ImageReference, Nodes, Table, Text } from 'mdast'
import type { Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { findInSource, placeOf, warnOf } from './markdown-problem.ts'

/** What the slips of one text depend on. */
export interface SlipWalk {
  problems: Problem[]
  /** The source. */
  lines: readonly string[]
  /** Level of the last heading, as written. */
  lastDepth?: number
  /** Whether a heading on the level of the page's title was reported. */
  hasTitle?: boolean
  /** Languages that were reported. */
  languages?: Set<string>
  /** Whether a fence that makes no code was reported. */
  hasFence?: boolean
  /** Whether a form of another generator was found whose text is indented. */
  hasIndent?: boolean
  /** Tags that were reported. */
  tags?: Set<string>
}

/** A heading on the level of the page's title, one that skips a level, and one that says nothing. */
export function checkHeading(node: Heading, walk: SlipWalk): void {
  const { depth } = node
  const { lastDepth, problems } = walk
  if (!hasWords(node)) problems.push(warnOf(emptyHeading, placeOf(node)))
  walk.lastDepth = depth
  const marks = '#'.repeat(depth)
  if (depth === 1 && !walk.hasTitle) {
    walk.hasTitle = true
    problems.push(
      warnOf(
        {
          code: 'title-in-text',
          message: 'this heading has the level of the title of the page',
          hint: 'write "## " for a section; the title is shown above the text already',
        },
        placeOf(node),
      ),
    )
  }
  if (lastDepth === undefined || depth <= lastDepth + 1) return
  problems.push(
    warnOf(
      {
        code: 'heading-level',
        message: `the heading goes from "${'#'.repeat(lastDepth)}" to "${marks}"`,
        hint: `write "${'#'.repeat(lastDepth + 1)} "; it is shown on that level`,
      },
      placeOf(node),
    ),
  )
}

const emptyHeading = {
  code: 'empty-heading',
  message: 'the heading has no words',
  hint: 'write them behind the signs, or remove the line',
} as const

function hasWords(node: Nodes): boolean {
  if (node.type === 'html') return /\balt=/i.test(node.value)
  // Of an id in braces alone nothing is shown.
  if (node.type === 'text') return node.value.replace(/^\{#[^{}\s]*\}$/, '').trim() !== ''
  if ('value' in node) return true
  if ('alt' in node) return node.alt?.trim() !== ''
  return 'children' in node && node.children.some(hasWords)
}

/** A comment that readers see: an empty line inside a paragraph ends it, and so does the end of the text. */
export function checkOpenComment(node: Text, { lines, problems }: SlipWalk): void {
  if (!node.value.includes('<!--')) return
  const place = placeOf(node)
  const at = findInSource(lines, '<!--', place, node.position?.end.line ?? place.line)
  if (!at || lines[at.line - 1]?.[at.column - 2] === '\\') return
  const said = {
    code: 'raw-html',
    message: 'the comment is not closed where its paragraph ends, so readers see it',
    hint: 'close it with -->; one with empty lines in it begins in a line of its own',
  } as const
  problems.push(warnOf(said, at))
}

/** A tag with an attribute that is no HTML, such as one without its second quote, or one of JSX. */
export function checkBrokenTag(node: Text, walk: SlipWalk): void {
  if (!node.value.includes('<')) return
  const { lines, problems } = walk
  let place = placeOf(node)
  for (const [, begin = '', tag = ''] of node.value.matchAll(/(<([a-z][\w.-]*))\s+[a-z_:@][\w.:@-]*=/gi)) {
    const at = findInSource(lines, begin, place, node.position?.end.line ?? place.line)
    if (!at) return
    place = { line: at.line, column: at.column + 1 }
    walk.tags ??= new Set()
    if (lines[at.line - 1]?.[at.column - 2] === '\\' || walk.tags.has(tag)) continue
    walk.tags.add(tag)
    const said = {
      code: 'raw-html',
      message: `this tag <${cutText(tag, 40)}> is no HTML, so readers see it`,
      hint: 'put the value of each attribute between double quotes, or write the tag as inline code',
    } as const
    problems.push(warnOf(said, at))
  }
}

/** An image that says nothing to those who do not see it. */
export function checkImage(node: Image | ImageReference, { problems }: SlipWalk): void {
  if (node.alt) return
  const said = {
    code: 'missing-alt',
    message: 'the picture has no text for readers who do not see it',
    hint: 'say between the brackets what it shows: ![A call in four steps](…)',
  } as const
  problems.push(warnOf(said, placeOf(node)))
}

/** Rows with more cells than the head: nobody sees what is in the others. */
export function checkTable({ children: [head, ...rows] }: Table, { problems }: SlipWalk): void {
  const width = head?.children.length ?? 0
  for (const row of rows) {
    const { length } = row.children
    if (length <= width || row.children.slice(width).every(({ children }) => children.length === 0)) continue
    const said = {
      code: 'table-cells',
      message: `this row has ${length} cells and the head of its table ${width}: what is in the others is lost`,
      hint: 'write "\\|" for a pipe inside a cell, also in code; or give the head as many cells',
    } as const
    problems.push(warnOf(said, placeOf(row)))
  }
}

const referencePattern = /(?<![\w\])])!?\[((?!\^)[^[\]]+)\]\[((?!\^)[^[\]]*)\]|\[(\^[^\s[\]]+)\]/g

/**
 * `[text][label]`, `![text][]` and `[^label]` without the definition of their label. With a backslash they mean
 * themselves.
 */
export function checkReferences(node: Text, { lines, problems }: SlipWalk): void {
  if (!node.value.includes('][') && !node.value.includes('[^')) return
  let place = placeOf(node)
  const last = node.position?.end.line ?? place.line
  for (const [whole, text = '', written = '', footnote] of node.value.matchAll(referencePattern)) {
    const label = footnote ?? (written.trim() || text.trim())
    if (footnote === undefined && text.trim() === '') continue
    const found = findInSource(lines, whole, place, last)
    if (found === undefined) return
    place = { line: found.line, column: found.column + 1 }
    if (lines[found.line - 1]?.[found.column - 2] === '\\') continue
    const shown = `[${cutText(label, 80)}]`
    const link = `add a line "${shown}: /address" to the text, or write the address in parentheses`
    const said = {
      code: 'unknown-reference',
      message: `there is no definition of "${shown}", so readers see the brackets`,
      hint: footnote === undefined ? link : `add a line "${shown}: …" with the footnote to the text`,
    } as const
    problems.push(warnOf(said, found))
  }
}
