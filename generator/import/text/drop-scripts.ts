// Scripts and styles in a text: readers never saw them, and pages would show them as text.

import type { Report, Row } from '../source/model.ts'
import { openFences } from './code-fences.ts'

/** Takes them out of a text, except in code. */
export function dropScripts(rows: readonly Row[], report: Report): Row[] {
  const made: Row[] = []
  const isCode = openFences()
  const isEnd = (name: string, row: Row | undefined) => row?.text.includes(`</${name}>`) === true
  const last = (name: string) => rows.findLastIndex((row) => isEnd(name, row))
  const ends: Readonly<Record<string, number>> = { script: last('script'), style: last('style') }
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const name = isCode(row.text) ? undefined : /^\s*<(script|style)\b/.exec(row.text)?.[1]
    if (name === undefined || index > (ends[name] ?? -1)) {
      made.push(row)
      continue
    }
    report.lose({
      code: 'import-lost',
      message: `the <${name}> of the page`,
      hint: name === 'style' ? 'the design is in site/' : 'code of the site is in site/',
      line: row.line,
    })
    while (!isEnd(name, rows[index])) index++
  }
  return made
}
