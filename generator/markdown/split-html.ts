// Formulas in a block of HTML: they stand in its text, and not in a tag, a comment, code or what is left out.

import type { Html, InlineMath } from 'mdast'
import type { Position } from '../problem.ts'
import { endOfComment } from './drop-comments.ts'
import { wholeTags } from './html-list.ts'
import { placeOf } from './markdown-problem.ts'
import { endOfTag } from './read-tags.ts'

declare module 'mdast' {
  interface HtmlData {
    /** Whether it is HTML only together with what is beside it. Its parts share these data. */
    isPart?: boolean
    /** Whether a warning about Markdown in it is there already. */
    isSaid?: boolean
  }
}

/** Elements that show their text as it is written. */
const codeTag = /^(?:code|kbd|pre|samp|tt)$/

/** Whether the text of an element has no formulas. */
export function isCodeTag(tag: string): boolean {
  return codeTag.test(tag) || wholeTags.has(tag)
}

/** The formulas in a block, which `read` makes of what `whole` finds, and the HTML around them. */
export function splitHtml(
  node: Html,
  whole: RegExp,
  read: (written: string) => InlineMath | undefined,
): (Html | InlineMath)[] {
  const parts: (Html | InlineMath)[] = []
  let from = 0
  const formula = new RegExp(whole, 'g')
  const data = { isPart: true }
  let place = placeOf(node)
  const addHtml = (end: number) => {
    const value = node.value.slice(from, end)
    const start = place
    place = behind(start, value)
    if (end > from) parts.push({ ...node, value, data, position: { start, end: node.position?.end ?? start } })
  }
  for (const [start, end] of textRanges(node.value))
    for (const { 0: written, index } of node.value.slice(start, end).matchAll(formula)) {
      const math = read(written)
      if (!math) continue
      addHtml(start + index)
      parts.push(math)
      place = behind(place, written)
      from = start + index + written.length
    }
  if (from === 0) return [node]
  addHtml(node.value.length)
  return parts
}

/** The place behind some text. In a quote or a list, its column may be too small. */
function behind({ line, column }: Position, text: string): Position {
  const rows = text.split('\n')
  const last = rows.at(-1)?.length ?? 0
  return rows.length > 1 ? { line: line + rows.length - 1, column: last + 1 } : { line, column: column + last }
}

/** Where a piece of HTML has text. */
function textRanges(html: string): [start: number, end: number][] {
  const ranges: [number, number][] = []
  let from = 0
  let codes = 0
  for (const { index, 0: begin, 1: slash = '', 2: name = '' } of html.matchAll(/<(\/?)([a-z][^\s/>]*)|<!--/gi)) {
    if (index < from) continue
    const end = begin === '<!--' ? (endOfComment(html, index) ?? html.length) : endOfTag(html, index)
    if (end === undefined) continue
    if (codes === 0) ranges.push([from, index])
    from = end
    if (isCodeTag(name.toLowerCase())) codes = Math.max(0, codes + (slash === '' ? 1 : -1))
  }
  if (codes === 0) ranges.push([from, html.length])
  return ranges
}
