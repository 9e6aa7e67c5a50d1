// Inserts and removes items of a YAML list, in the style of its neighbours. Undefined where the text of an item cannot
// be told from the rest.

import type { Node, YAMLSeq } from 'yaml'
import { emptyLinesAbove, firstOffset, flowGap, itemsOf, linesOf } from './copy-item.ts'
import { endOfLine, startOfLine } from './extents.ts'
import { aboveIt } from './move-items.ts'
import type { Source, Splice } from './splices.ts'
import { type DataValue, writeInline, writeItem } from './write-value.ts'

/** Inserts a value before the item at `index`, or at the end. The list has items already. */
export function insertItem(source: Source, list: YAMLSeq, index: number, value: DataValue): Splice[] | undefined {
  if (list.flow) return insertInBrackets(source, list, index, writeInline(source, value, true))
  const { text, eol } = source
  const first = linesOf(text, list, 0)
  if (!first) return undefined
  const dash = text.slice(first.start).search(/\S/)
  const gap = /^-( +)\S/.exec(text.slice(first.start + dash, first.start + dash + 40))?.[1]
  const lines = writeItem(source, value, dash, gap).join(eol)
  if (index === 0) {
    const place = aboveIt(text, first.start, 0, dash)
    return [{ start: place, end: place, text: `${lines}${eol.repeat(emptyLinesAbove(text, list, 0) + 1)}` }]
  }
  const place = linesOf(text, list, index - 1)?.end
  if (place === undefined) return undefined
  // A block scalar that keeps its empty lines ends with one; another would become part of it.
  const emptyLines = place === startOfLine(text, place) ? 0 : emptyLinesAbove(text, list, Math.min(index, 1))
  return [{ start: place, end: place, text: `${eol.repeat(emptyLines + 1)}${lines}` }]
}

function insertInBrackets(source: Source, list: YAMLSeq, index: number, written: string): Splice[] | undefined {
  const { text, eol } = source
  const gap = flowGap(source, list, Math.max(0, index - 1))
  if (index === 0) {
    const start = startOfItem(list, 0)
    return start === undefined ? undefined : [{ start, end: start, text: `${written},${gap}` }]
  }
  const place = (list.items[index - 1] as Node | undefined)?.range?.[1]
  if (place === undefined) return undefined
  if (gap === ' ') return [{ start: place, end: place, text: `, ${written}` }]
  // One item per line: the comma and the comment of the line above stay where they are.
  const end = endOfLine(text, place)
  const rest = text.slice(place, end)
  const line = `${eol}${gap.slice(eol.length)}${written}`
  if (/^[ \t]*,[ \t]*(?:#.*)?$/.test(rest)) return [{ start: end, end, text: `${line},` }]
  if (/^[ \t]*(?:#.*)?$/.test(rest) && index === list.items.length)
    return [
      { start: place, end: place, text: ',' },
      { start: end, end, text: line },
    ]
  return [{ start: place, end: place, text: `,${gap}${written}` }]
}

/**
 * Removes an item, with the comments directly above it and the empty lines between it and its neighbour. A comment
 * above the first item may be about the whole file: with `keepsHead` it stays.
 */
export function removeItem(source: Source, list: YAMLSeq, index: number, keepsHead: boolean): Splice[] | undefined {
  if (list.flow) return removeFromBrackets(source.text, list, index)
  const { text, isQuoted } = source
  const lines = linesOf(text, list, index)
  if (!lines) return undefined
  const column = text.slice(lines.start).search(/\S/)
  const limit = index === 0 ? 0 : (linesOf(text, list, index - 1)?.end ?? 0)
  const start = index === 0 && keepsHead ? lines.start : aboveIt(text, lines.start, limit, column)
  // The second attempt leaves the empty lines: a block scalar above may keep them as part of its text.
  if (index > 0) {
    const before = isQuoted ? endBefore(text, start) : text.slice(0, start).replace(/(?:[ \t]*\r?\n)+$/, '').length
    return [{ start: before, end: lines.end, text: '' }]
  }
  const rest = /^\r?\n(?:[ \t]*\r?\n)*/.exec(text.slice(lines.end))?.[0] ?? ''
  return [{ start, end: lines.end + rest.length, text: '' }]
}

/** End of the line above, without its line break. */
function endBefore(text: string, start: number): number {
  return text.slice(0, start).replace(/\r?\n$/, '').length
}

function removeFromBrackets(text: string, list: YAMLSeq, index: number): Splice[] | undefined {
  const [start, end] = [startOfItem(list, index), (list.items[index] as Node).range?.[1]]
  if (start === undefined || end === undefined) return undefined
  const next = index + 1 < list.items.length ? startOfItem(list, index + 1) : undefined
  const previous = index > 0 ? (list.items[index - 1] as Node).range?.[1] : undefined
  const cut = next === undefined ? { start: previous ?? start, end } : { start, end: next }
  // A comment between items belongs to one of them; nobody can tell to which.
  return text.slice(cut.start, cut.end).includes('#') ? undefined : [{ ...cut, text: '' }]
}

function startOfItem(list: YAMLSeq, index: number): number | undefined {
  const token = itemsOf(list)?.[index]
  return (token && firstOffset(token)) ?? (list.items[index] as Node).range?.[0]
}
