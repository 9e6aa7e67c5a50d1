// Forms of MkDocs whose content is indented: `!!! note`, `??? tip "Title"` and `=== "Tab"` → lines of colons.

import { calloutKind } from './callout-kinds.ts'
import { openFences } from './code-fences.ts'
import type { Row } from './model.ts'

const opening = /^( *)(?:(!!!|\?\?\?\+?)[ \t]+([\w-]+)[\w \t-]*(?:"(.*)")?|===[!+]?[ \t]+"(.*)")[ \t]*$/

/** Opens and closes the forms, and moves what is in them to the left. Code between fences stays. */
export function openIndentedForms(rows: readonly Row[]): Row[] {
  const made: Row[] = []
  const isCode = openFences()
  let isInTabs = false
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const form = isCode(row.text) ? null : opening.exec(row.text)
    if (!form) {
      made.push(row)
      continue
    }
    const [, indent = '', mark, type = '', title, tab] = form
    const inner = innerOf(rows.slice(index + 1), indent)
    const line = inner.at(-1)?.line ?? row.line
    if (tab !== undefined && !isInTabs) made.push({ text: `${indent}::: tabs`, line: row.line })
    const open = mark === undefined ? `tab ${tab}` : nameOf(mark, type, title)
    made.push({ text: `${indent}::: ${open}`, line: row.line })
    for (const each of openIndentedForms(inner)) made.push(each)
    made.push({ text: `${indent}:::`, line })
    index += inner.length
    const next = rows.slice(index + 1).find((each) => !isEmpty(each))?.text
    isInTabs = tab !== undefined && next?.startsWith(`${indent}===`) === true
    if (tab !== undefined && !isInTabs) made.push({ text: `${indent}:::`, line })
  }
  return made
}

/** The rows that are indented, without what indents them. */
function innerOf(rows: readonly Row[], indent: string): Row[] {
  const column = indent.length + 4
  const plain = rows.map(({ text, line }) => ({ text: text.replaceAll('\t', '    '), line }))
  const end = plain.findIndex((row) => !isEmpty(row) && !row.text.startsWith(' '.repeat(column)))
  const own = end < 0 ? plain : plain.slice(0, end)
  return own
    .slice(0, own.findLastIndex((row) => !isEmpty(row)) + 1)
    .map(({ text, line }) => ({ text: text.trim() === '' ? '' : indent + text.slice(column), line }))
}

function nameOf(mark: string, type: string, title: string | undefined): string {
  if (mark === '!!!') return `${calloutKind(type) ?? 'note'} ${title ?? ''}`.trim()
  const words = title ?? type.replace(/^./, (letter) => letter.toUpperCase())
  return `details ${words}${mark.endsWith('+') ? ' {open}' : ''}`
}

function isEmpty({ text }: Row): boolean {
  return text.trim() === ''
}
