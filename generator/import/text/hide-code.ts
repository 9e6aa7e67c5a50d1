// Inline code that goes on in the next row. Rows are translated one by one, so that its signs are hidden meanwhile.

import type { Row } from '../source/model.ts'
import { insideCode } from './code-spans.ts'
import type { Part } from './split-code.ts'

// Characters that no text has.
const hidden: Readonly<Record<string, string>> = { '<': '\uE001', '{': '\uE002' }
const shown: Readonly<Record<string, string>> = { '\uE001': '<', '\uE002': '{' }

/** Hides what looks like tags in inline code of several rows. */
export function hideCode(parts: readonly Part[]): Part[] {
  return parts.map(({ kind, rows }) => ({ kind, rows: kind === 'text' ? paragraphsOf(rows).flatMap(hideRows) : rows }))
}

/** Shows it again. */
export function showCode(row: Row): Row {
  return { ...row, text: row.text.replace(/[\uE001\uE002]/g, (sign) => shown[sign] ?? sign) }
}

/** Code ends with its paragraph. */
function paragraphsOf(rows: readonly Row[]): Row[][] {
  const found: Row[][] = [[]]
  for (const row of rows) {
    found.at(-1)?.push(row)
    if (row.text.trim() === '') found.push([])
  }
  return found
}

function hideRows(rows: readonly Row[]): readonly Row[] {
  const text = rows.map((row) => row.text).join('\n')
  if (rows.length < 2 || !text.includes('`')) return rows
  const changed = insideCode(text, (code) =>
    code.includes('\n') ? code.replace(/[<{]/g, (sign) => hidden[sign] ?? sign) : code,
  ).split('\n')
  return rows.map((row, index) => ({ ...row, text: changed[index] ?? '' }))
}
