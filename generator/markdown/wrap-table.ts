// A table is wrapped in a region that the keyboard can reach, because it may be wider than the page. One that cannot
// fit on a phone is marked: there its rows are shown as lists, and each value names its column. A table of HTML with
// cells over several columns or rows scrolls instead.

import type { Element, ElementContent, Properties } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Hole } from '#site/text-html.ts'
import { cutText } from '../text.ts'
import { textWithoutMarks } from './hast-words.ts'

/** What a phone of 320 pixels has room for, in characters of a table's text. */
const phoneWidth = 39
/** The frame around code, in characters. */
const codePadding = 3
/** The space between two columns, in characters. */
const gapWidth = 2
/** Characters of the name of a column. */
const maxName = 200
/** A text is readable in a column of this many characters. A shorter one needs a quarter of its length. */
const readableWidth = 16

/** A cell of a table, as far as its width matters. */
export interface CellFacts {
  text: string
  /** Whether code stands in it. */
  hasCode: boolean
}

/** How a table is shown. */
export interface TablePlan {
  isWide: boolean
  /** Name of each column; empty for one that needs none. */
  names: readonly string[]
  label: readonly (string | Hole)[]
}

/** Decides how a table is shown. `number` and `place` make the name of the region unique. */
export function planTable(
  rows: readonly (readonly CellFacts[])[],
  number: number,
  place: string | undefined,
): TablePlan {
  const names = (rows[0] ?? []).map(({ text }) => cutText(text.replace(/\s+/g, ' ').trim(), maxName))
  const columns = names.filter((name) => name !== '').join(', ')
  const where = place === undefined ? '' : ` (${place})`
  const label = [{ word: 'table' }, ` ${number}${columns === '' ? '' : `: ${columns}`}${where}`]
  return { isWide: needsWidth(rows) > phoneWidth, names, label }
}

/** `number` and `place` make the name of the region unique: tables of one page may have the same columns. */
export function wrapTable(table: Element, number: number, place: string | undefined): Element {
  const rows = rowsOf(table)
  const facts = rows.map((row) => row.map((cell) => ({ text: textWithoutMarks(cell), hasCode: hasCode(cell) })))
  const { isWide: isTooWide, names, label } = planTable(facts, number, place)
  const isWide = isTooWide && hasPlainHead(rows)
  unnameHeads(rows)
  if (isWide) nameRoles(table)
  if (isWide) nameCells(rows.slice(1), names)
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll', ...(isWide ? ['is-wide'] : [])],
      role: 'region',
      tabIndex: 0,
    },
    data: { label },
    children: [table] as ElementContent[],
  }
}

// The number of a cell in its row names its column only if there is one row of heads, and no cell over several.
function hasPlainHead([heads, ...others]: Element[][]): boolean {
  return (
    heads?.some(isHead) === true &&
    heads.every((cell) => isHead(cell) || textOf(cell).trim() === '') &&
    others.every((row) => row.length < 2 || !row.every(isHead)) &&
    ![heads, ...others].flat().some(({ properties }) => spans(properties.colSpan) || spans(properties.rowSpan))
  )
}

function isHead({ tagName }: Element): boolean {
  return tagName === 'th'
}

function spans(cells: Properties[string]): boolean {
  return cells !== undefined && Number(cells) !== 1
}

/**
 * Roles of the elements of a table that a phone shows as a list. Some browsers tell assistive technology of a table
 * only if style sheets show it as one.
 */
export const tableRoles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

function nameRoles(element: Element): void {
  const { tagName, properties, children } = element
  const role = tagName === 'th' && properties.scope === 'row' ? 'rowheader' : tableRoles[tagName]
  if (role === undefined) return
  properties.role ??= role
  for (const child of children) if (child.type === 'element') nameRoles(child)
}

function rowsOf(parent: Element): Element[][] {
  const children = parent.children.filter((child) => child.type === 'element')
  return children.flatMap((child) =>
    child.tagName === 'tr' ? [child.children.filter((cell) => cell.type === 'element')] : rowsOf(child),
  )
}

// A header cell without text would still be announced as a header by screen readers.
function unnameHeads(rows: Element[][]): void {
  for (const cell of rows.flat())
    if (cell.tagName === 'th' && textOf(cell).trim() === '' && !cell.children.some(({ type }) => type === 'element'))
      cell.tagName = 'td'
}

function hasCode({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && child.tagName === 'code')
}

function needsWidth(rows: readonly (readonly CellFacts[])[]): number {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, needsOf(cell))
  return widths.reduce((sum, width) => sum + width + gapWidth, -gapWidth)
}

function needsOf(cell: CellFacts): number {
  const text = cell.text.trim()
  const longestWord = text.split(/\s+/).reduce((longest, word) => Math.max(longest, word.length), 0)
  return Math.max(longestWord + (cell.hasCode ? codePadding : 0), Math.min(readableWidth, Math.ceil(text.length / 4)))
}

function nameCells(rows: Element[][], names: readonly string[]): void {
  for (const row of rows)
    for (const [column, cell] of row.entries()) if (names[column]) cell.properties.dataLabel = names[column]
}
