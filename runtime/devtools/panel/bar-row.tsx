// One figure as a bar. In: a label, the printed value, its share of the longest, perhaps a limit. Out: a list item; the bar is for the eye only.

import type { ReactNode } from 'react'

interface Props {
  label: string
  value: string
  /** 0 to 1 of the full length. */
  share: number
  /** Where a limit stands, 0 to 1. */
  limit?: number
  tone?: 'plain' | 'good' | 'fair' | 'poor'
}

export function BarRow({ label, value, share, limit, tone = 'plain' }: Props): ReactNode {
  return (
    <li className={`bar-row is-${tone}`}>
      <span className="bar-label">{label}</span>
      <span className="bar-value">{value}</span>
      <svg className="bar-track" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="bar-fill" width={100 * Math.min(1, Math.max(0, share))} height="4" />
        {limit === undefined ? null : (
          <rect className="bar-limit" x={Math.min(99.5, 100 * limit)} width="0.5" height="4" />
        )}
      </svg>
    </li>
  )
}
