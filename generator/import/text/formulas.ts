// Formulas as each tool writes them → between dollar signs.

import type { Row } from '../source/model.ts'
import { openFences } from './code-fences.ts'
import { outsideCode } from './code-spans.ts'

/** How a site writes formulas. `brackets`: `\(a\)` and `\[a\]`. `kramdown`: two dollars inside a sentence, too. */
export type MathStyle = 'brackets' | 'kramdown'

/** Writes formulas with dollar signs. A formula over several rows is opened only where its signs stand alone. */
export function openFormulas(rows: readonly Row[], style: MathStyle | undefined): Row[] {
  if (style === undefined) return [...rows]
  const isCode = openFences()
  return rows.map((row) => {
    if (isCode(row.text) || !/[$\\]/.test(row.text)) return row
    const text = style === 'brackets' ? openBrackets(row.text) : openDollars(row.text)
    return text === row.text ? row : { ...row, text }
  })
}

function openBrackets(text: string): string {
  if (/^\s*\\{1,2}[[\]]\s*$/.test(text)) return text.replace(/\\{1,2}[[\]]/, '$$$$')
  const whole = /^(\s*)\\{1,2}\[(.+?)\\{1,2}\]\s*$/.exec(text)
  if (whole) return `${whole[1]}$$${whole[2]?.trim()}$$`
  return outsideCode(text, (part) => part.replace(/\\{1,2}\(\s*(.+?)\s*\\{1,2}\)/g, (_, inner: string) => `$${inner}$`))
}

function openDollars(text: string): string {
  // A formula that stands alone is a block.
  if (/^\s*\$\$.*\$\$\s*$/.test(text) && text.split('$$').length === 3) return text
  return outsideCode(text, (part) =>
    part.replace(/(?<![\\$])\$\$(?!\s*$)([^$]+?)\$\$/g, (_, inner: string) => `$${inner.trim()}$`),
  )
}
