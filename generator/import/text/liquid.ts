// Liquid, the template language of Jekyll and Eleventy, as it occurs in texts.

import { cutText } from '../../text.ts'
import type { Report, Row } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'

/** Whether a tool reads Liquid in its pages. */
export function hasLiquid(tool: Tool): boolean {
  return tool === 'jekyll' || tool === 'eleventy'
}

// A character that no text has.
const hidden = '\uE000'

/** Takes the raw tags away. Braces between them mean themselves: they are hidden until the end. */
export function hideRaw(rows: readonly Row[]): Row[] {
  let isRaw = false
  return rows.map(({ text, line }) => ({
    line,
    text: text
      .split(/(\{%-? {0,9}(?:end)?raw {0,9}-?%\})/)
      .map((part, index) => {
        if (index % 2 === 0) return isRaw ? part.replaceAll('{', hidden) : part
        isRaw = !part.includes('endraw')
        return ''
      })
      .join(''),
  }))
}

/** Puts hidden braces back. */
export function showRaw(row: Row): Row {
  return row.text.includes(hidden) ? { ...row, text: row.text.replaceAll(hidden, '{') } : row
}

/** Reports `{{ … }}` that is still there: it is not known what it prints. */
export function reportOutputs(text: string, line: number, report: Report): void {
  for (const [whole] of text.matchAll(/\{\{-?([^{}]*?)-?\}\}/g)) {
    const message = `"${cutText(whole, 60)}" is not known and stays in the text`
    report.lose({ code: 'import-left', message, hint: 'write what it prints', line })
  }
}
