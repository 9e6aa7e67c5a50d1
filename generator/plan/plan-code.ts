// Code as pages show it. Highlighting is the most expensive part of planning, so results are cached by text and language.

import type { CodeSample, CodeView } from '#site/plan-view.ts'
import { highlightToHtml } from '../markdown/highlight-code.ts'

const known = new Map<string, string>()
const mostKept = 5000

/** Highlighted code. A final line break is dropped: it would show as an empty line. */
export function planCode(source: CodeSample): CodeView {
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
