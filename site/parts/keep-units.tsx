// A text whose quantities stay whole. In: text. Out: the same text, in which a number and its unit never stand on two lines.

import type { ReactNode } from 'react'

const quantity = /\d[\d.,]*\+? (?:ns|µs|ms|s|h|%|KB|MB|kHz)(?!\w)/g

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
