// Keeps a number and its unit, or TLS and its version, on one line. Texts in Markdown have it done by the generator.

import type { ReactNode } from 'react'

const quantity = /TLS \d[\d.]*|\d[\d.,]*\+? (?:ns|µs|ms|s|h|%|KB|MB|kHz|hours|days)(?!\w)/g

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
