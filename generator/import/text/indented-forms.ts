// Forms of MkDocs whose content is indented: `!!! note`, `??? tip "Title"` and `=== "Tab"` → lines of colons.

import type { Row } from '../source/model.ts'
import { calloutKind } from './callout-kinds.ts'
import { openFences } from './code-fences.ts'

const opening = /^( *)(?:(!!!|\?\?\?\+?)[ \t]+([\w-]+)[\w \t-]*(?:"(.*)")?|===[!+]?[ \t]+"(.*)")[ \t]*$/

/** No such row is longer: the expression takes quadratic time. */
const maxRowLength = 1000

/** Opens and closes the forms, and moves what is in them to the left. Code between fences stays. */
export function openIndentedForms(rows: readonly Row[]): Row[] {
  const made: Row[] = []
  const isCode = openFences()
  let isInTabs = false
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const form = isCode(row.text) || row.text.length > maxRowLength ? null : opening.exec(row.text)
    if (!form) {
      made.push(row)
      continue
    }
    const [, indent = '', mark, type = '', title, tab] = form
    const inner = innerOf(rows, index + 1, indent)
    const line = inner.at(-1)?.line ?? row.line
    if (tab !== undefined && !isInTabs) made.push({ text: `${indent}::: tabs`, line: row.line })
    const open = mark === undefined ? `tab ${tab}` : nameOf(mark, type, title)
    made.push({ text: `${indent}::: ${open}`, line: row.line })
    for (const each of openIndentedForms(inner)) made.push(each)
    made.push({ text: `${indent}:::`, line })
    index += inner.length
    const next = rows[skip(rows, index + 1, isEmpty)]?.text
    isInTabs = tab !== undefined && next?.startsWith(`${indent}===`) === true
    if (tab !== undefined && !isInTabs) made.push({ text: `${indent}:::`, line })
  }
  return made
}

/** The rows from `start` on that are indented, without what indents them. */
function innerOf(rows: readonly Row[], start: number, indent: string): Row[] {
  const column = indent.length + 4
  const plain = ({ text }: Row) => text.replaceAll('\t', '    ')
  const end = skip(rows, start, (row) => isEmpty(row) || plain(row).startsWith(' '.repeat(column)))
  const own = rows.slice(start, end)
  return own
    .slice(0, own.findLastIndex((row) => !isEmpty(row)) + 1)
    .map((row) => ({ text: isEmpty(row) ? '' : indent + plain(row).slice(column), line: row.line }))
}

/** The first place from `start` on whose row is none of these. Looks at no other rows: there may be many forms. */
function skip(rows: readonly Row[], start: number, isSkipped: (row: Row) => boolean): number {
  let place = start
  for (let row = rows[place]; row && isSkipped(row); row = rows[place]) place++
  return place
}

function nameOf(mark: string, type: string, title: string | undefined): string {
  if (mark === '!!!') return `${calloutKind(type) ?? 'note'} ${title ?? ''}`.trim()
  const words = title ?? type.replace(/^./, (letter) => letter.toUpperCase())
  return `details ${words}${mark.endsWith('+') ? ' {open}' : ''}`
}

function isEmpty({ text }: Row): boolean {
  return text.trim() === ''
}
