// Code as pages show it: highlighted once per text and language. Highlighting is the dearest part of planning, so results are kept.

import type { CodeView } from '#site/view-props.ts'
import { highlightToHtml } from '../markdown/highlight-code.ts'

const known = new Map<string, string>()
const mostKept = 5000

/** Highlighted code. A final line break is dropped: it would show as an empty line. */
export function planCode(source: {
  code: string
  language: string
  title?: string | undefined
  fileName?: string | undefined
  description?: string | undefined
}): CodeView {
  const { code, language, title, fileName, description } = source
  return {
    language,
    ...(title === undefined ? {} : { title }),
    ...(fileName === undefined ? {} : { fileName }),
    ...(description === undefined ? {} : { description }),
    html: highlightOnce(code.replace(/\r?\n$/, ''), language),
  }
}

function highlightOnce(code: string, language: string): string {
  const key = `${language}\n${code}`
  const before = known.get(key)
  if (before !== undefined) return before
  const html = highlightToHtml(code, language)
  if (known.size >= mostKept) known.clear()
  known.set(key, html)
  return html
}
