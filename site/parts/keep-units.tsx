// Keeps a number and its unit, TLS and its version, or a date such as 2024-12-31 on one line. Code is never changed:
// what is copied from there has the spaces that were written.

import type { ReactNode } from 'react'

const quantity = /TLS \d[\d.]*|\d[\d.,]*\+? (?:ns|µs|ms|s|h|%|KB|MB|kHz|hours|days)(?!\w)/g
const codeOrSpace =
  /<(pre|code)\b[^]*?<\/\1>|(?<=TLS) (?=\d)|(?<=\d) (?=(?:ns|µs|ms|s|h|%|KB|MB|k?Hz|k?bit\/s|hours|days)(?!\w))/g
const date = /(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/
const tagOrDate = new RegExp(`<(pre|code)\\b[^]*?</\\1>|<[^>]+>|${date.source}`, 'g')

/** Text → the same text with its quantities in spans that do not wrap. */
export function keepUnits(text: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(quantity)) {
    parts.push(
      text.slice(end, match.index),
      <span key={match.index} className="nowrap">
        {match[0]}
      </span>,
    )
    end = match.index + match[0].length
  }
  return end === 0 ? text : [...parts, text.slice(end)]
}

/** The same for HTML of the Markdown pipeline, with no-break spaces. A date has hyphens, so it gets a span. */
export function keepUnitsInHtml(html: string): string {
  const spaced = html.replace(codeOrSpace, (found) => (found === ' ' ? '\u00a0' : found))
  // Most texts have none, and tags are many.
  if (!date.test(spaced)) return spaced
  return spaced.replace(tagOrDate, (found) => (found.startsWith('<') ? found : `<span class="nowrap">${found}</span>`))
}
