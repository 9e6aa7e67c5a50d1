// A table of a Markdown text, in its region. Cells that a row has beyond those of the head are left out.

import type { AlignType, Table, TableCell } from 'mdast'
import { type FinishWalk, placeOfTable } from './finish-tree.ts'
import { type Definitions, printedText } from './mdast-words.ts'
import { attributesOf, type Print, printLabel } from './print-tree.ts'
import { planTable, tableRoles } from './wrap-table.ts'

/** One walk over a text. */
export interface PrintWalk {
  print: Print
  finish: FinishWalk
  definitions: Definitions
}

/** Prints a table; `printCell` prints what is in a cell. */
export function printTable(node: Table, walk: PrintWalk, printCell: (cell: TableCell, walk: PrintWalk) => void): void {
  const { print, finish } = walk
  const align = node.align ?? []
  const rows = node.children.map(({ children }) => cellsOf(children, node.align?.length))
  const facts = rows.map((row) =>
    row.map((cell) => ({
      text: cell ? printedText(cell) : '',
      hasCode: cell?.children.some(({ type }) => type === 'inlineCode') === true,
    })),
  )
  const { isWide, names, label } = planTable(facts, ++finish.tables, placeOfTable(finish))
  const className = ['table-scroll', ...(isWide ? ['is-wide'] : [])]
  print.open += `<div${attributesOf({ className, role: 'region', tabIndex: 0 })}`
  printLabel(label, print)
  const open = (tag: string) => `<${tag}${attributesOf(isWide ? { role: tableRoles[tag] } : {})}>\n`
  print.open += `>${open('table')}`
  for (const [index, row] of rows.entries()) {
    if (index === 0) print.open += open('thead')
    if (index === 1) print.open += open('tbody')
    print.open += open('tr')
    for (const [column, cell] of row.entries()) {
      const name = index > 0 && isWide ? names[column] : undefined
      const tag = index > 0 || isUnnamed(cell) ? 'td' : 'th'
      const role = isWide ? { role: tableRoles[tag] } : {}
      const named = name ? { dataLabel: name } : {}
      print.open += `<${tag}${attributesOf({ ...role, ...named, ...alignOf(align[column]) })}>`
      if (cell) printCell(cell, walk)
      print.open += `</${tag}>\n`
    }
    print.open += '</tr>\n'
    if (index === 0) print.open += '</thead>\n'
  }
  if (rows.length > 1) print.open += '</tbody>\n'
  print.open += '</table></div>'
}

function cellsOf(cells: readonly TableCell[], width: number | undefined): (TableCell | undefined)[] {
  return Array.from({ length: width ?? cells.length }, (_, column) => cells[column])
}

// A header cell without text would still be announced as a header by screen readers.
function isUnnamed(cell: TableCell | undefined): boolean {
  return !cell || (printedText(cell).trim() === '' && cell.children.every(({ type }) => type === 'text'))
}

function alignOf(align: AlignType | undefined): { className?: string[] } {
  return align ? { className: [`cell-${align}`] } : {}
}
