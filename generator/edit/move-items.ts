// Moves the items of a YAML list in its text. Each item takes its comments with it; the empty lines, commas and line
// breaks between items stay where they are.

import type { Node, YAMLSeq } from 'yaml'
import { firstOffset, itemsOf, linesOf } from './copy-item.ts'
import { startOfLine } from './extents.ts'
import type { Source, Splice } from './splices.ts'

interface Extent {
  start: number
  end: number
}

/** `order` has the index of the item that comes to each place. Undefined if the text of an item cannot be told. */
export function moveItems({ text }: Source, list: YAMLSeq, order: readonly number[]): Splice[] | undefined {
  const found = list.items.map((_, index) => (list.flow ? inBrackets(text, list, index) : onLines(text, list, index)))
  if (!found.every((parts) => parts !== undefined)) return undefined
  return order.flatMap((from, to) =>
    (found[to] ?? []).flatMap(({ start, end }, part) => {
      const other = found[from]?.[part]
      return from === to || !other ? [] : [{ start, end, text: text.slice(other.start, other.end) }]
    }),
  )
}

function onLines(text: string, list: YAMLSeq, index: number): Extent[] | undefined {
  const lines = linesOf(text, list, index)
  if (!lines) return undefined
  const previous = index === 0 ? 0 : (linesOf(text, list, index - 1)?.end ?? 0)
  const column = text.slice(lines.start).search(/[^ \t]/)
  return [{ start: aboveIt(text, lines.start, previous, column), end: lines.end }]
}

/** The item, and the comment on its line, which comes after the comma. */
function inBrackets(text: string, list: YAMLSeq, index: number): Extent[] | undefined {
  const range = (list.items[index] as Node).range
  const token = itemsOf(list)?.[index]
  if (!range || !token) return undefined
  const start = firstOffset(token) ?? range[0]
  const line = startOfLine(text, start)
  const column = start - line
  const isOwnLine = /^[ \t]*$/.test(text.slice(line, start))
  const previous = index === 0 ? 0 : ((list.items[index - 1] as Node).range?.[1] ?? 0)
  const above = isOwnLine ? aboveIt(text, line, previous, column) : line
  const rest = /^((?:[ \t]*,)?)([ \t]*#[^\r\n]*)?/.exec(text.slice(range[1]))
  const comma = range[1] + (rest?.[1]?.length ?? 0)
  return [
    { start: above === line ? start : above + column, end: range[1] },
    { start: comma, end: comma + (rest?.[2]?.length ?? 0) },
  ]
}

/** Start of the comments directly above a line, in the same column, but after `limit`. */
export function aboveIt(text: string, line: number, limit: number, column: number): number {
  let start = line
  while (start > limit) {
    const above = startOfLine(text, start - 1)
    const comment = text.slice(above, start)
    if (above < limit || !/^[ \t]*#/.test(comment) || comment.indexOf('#') !== column) break
    start = above
  }
  return start
}
