// Tables of Markdown: a new one, more rows and columns, and the way from cell to cell.

import { insertLine } from './inserts.ts'
import { linesAround, replaceRange, type TextAction, type WrittenText } from './written-text.ts'

interface Table {
  start: number
  end: number
  /** The cells of each line, trimmed. The second line is the rule below the head. */
  rows: string[][]
  /** Where the cursor is. */
  row: number
  column: number
}

const rule = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** An empty table of two columns and two rows. */
export const insertTable: TextAction = (before) => insertLine(before, '|  |  |\n|---|---|\n|  |  |', 2)

/** A row below that of the cursor. Undefined outside a table. */
export function addRow(before: WrittenText): WrittenText | undefined {
  const table = tableAt(before)
  return table && insertRow(before.text, table, Math.max(1, table.row))
}

/** A column after that of the cursor. Undefined outside a table. */
export function addColumn(before: WrittenText): WrittenText | undefined {
  const table = tableAt(before)
  if (!table) return undefined
  const at = table.column + 1
  const rows = table.rows.map((cells, index) => cells.toSpliced(at, 0, index === 1 ? '---' : ''))
  const row = table.row === 1 ? 0 : table.row
  return printTable(before.text, { ...table, rows, row, column: at })
}

/** Selects the next cell, or the one before. After the last cell comes a new row. Undefined where there is none. */
export function moveCell(before: WrittenText, step: 1 | -1): WrittenText | undefined {
  const table = tableAt(before)
  if (!table) return undefined
  const width = table.rows[0]?.length ?? 1
  // The rule below the head has no cells.
  const line = table.row > 1 ? table.row - 1 : 0
  const cell = line * width + table.column + step
  if (cell < 0) return undefined
  const to = Math.floor(cell / width)
  const row = to === 0 ? 0 : to + 1
  if (row >= table.rows.length) return insertRow(before.text, table, table.rows.length - 1)
  const range = cellRange(before.text, table, row, cell % width)
  return { text: before.text, ...range }
}

/** An empty row below another one; no other line changes. The cursor is in its first cell. */
function insertRow(text: string, { start, end, rows }: Table, row: number): WrittenText {
  const lines = text.slice(start, end).split('\n')
  const at = start + lines.slice(0, row + 1).join('\n').length
  const line = `\n${'|  '.repeat(rows[0]?.length ?? 1)}|`
  return replaceRange(text, { start: at, end: at }, { text: line, from: 3, to: 3 })
}

/** Where the words of a cell are; in a row that is too short, its end. */
function cellRange(text: string, { start, end }: Table, row: number, column: number): { from: number; to: number } {
  const lines = text.slice(start, end).split('\n')
  const line = lines[row] ?? ''
  const offset = start + lines.slice(0, row).join('\n').length + (row > 0 ? 1 : 0)
  const bars = [...line.matchAll(/(?<!\\)\|/g)].map(({ index }) => index)
  const edges = line.trimStart().startsWith('|') ? bars : [-1, ...bars]
  const first = edges[column] === undefined ? line.length : edges[column] + 1
  const last = Math.max(first, edges[column + 1] ?? line.length)
  const words = line.slice(first, last)
  const from =
    offset + first + (words.trim() === '' ? Math.min(1, words.length) : words.length - words.trimStart().length)
  return { from, to: from + words.trim().length }
}

/** The table that the cursor is in. */
function tableAt(before: WrittenText): Table | undefined {
  const { text, from } = before
  const cursor = linesAround({ text, from, to: from })
  let { start, end } = cursor
  const lineBefore = () => linesAround({ text, from: start - 1, to: start - 1 })
  while (start > 0 && isRow(text, lineBefore())) start = lineBefore().start
  const lineAfter = () => linesAround({ text, from: end + 1, to: end + 1 })
  while (end < text.length && isRow(text, lineAfter())) end = lineAfter().end
  const lines = text.slice(start, end).split('\n')
  if (!isRow(text, cursor) || lines.length < 2 || !rule.test(lines[1] ?? '')) return undefined
  const width = cellsOf(lines[0] ?? '').length
  const rows = lines.map((line) => {
    const cells = cellsOf(line)
    return Array.from({ length: Math.max(width, cells.length) }, (_, index) => cells[index] ?? '')
  })
  const row = text.slice(start, cursor.start).split('\n').length - 1
  const column = Math.min(width - 1, Math.max(0, cellsOf(text.slice(cursor.start, from), true).length - 1))
  return { start, end, rows, row, column }
}

function isRow(text: string, { start, end }: { start: number; end: number }): boolean {
  return text.slice(start, end).includes('|')
}

/** The cells between the bars. `isOpen`: the line goes on after the text. */
function cellsOf(line: string, isOpen = false): string[] {
  const bare = line.trim().replace(/^\|/, '')
  const whole = isOpen ? bare : bare.replace(/(?<!\\)\|$/, '')
  return whole.split(/(?<!\\)\|/).map((cell) => cell.trim())
}

function printTable(text: string, { start, end, rows, row, column }: Table): WrittenText {
  let [from, to] = [0, 0]
  let printed = ''
  for (const [index, cells] of rows.entries()) {
    if (index > 0) printed += '\n'
    const isRule = index === 1
    for (const [at, cell] of cells.entries()) {
      printed += isRule ? '|' : '| '
      if (index === row && at === column) [from, to] = [printed.length, printed.length + cell.length]
      printed += isRule ? cell : `${cell} `
    }
    printed += '|'
  }
  return replaceRange(text, { start, end }, { text: printed, from, to })
}
