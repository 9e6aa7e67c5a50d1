import type { ReactNode } from 'react'

interface Props {
  label: string
  value: string
  /** Length of the bar, 0 to 1. */
  share: number
  /** Position of a limit, 0 to 1. */
  limit?: number
  tone?: 'plain' | 'good' | 'fair' | 'poor'
}

/** A list item with a figure and a bar. The bar is decorative. */
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
