import type { ReactNode } from 'react'
import { rating as words } from '#words/parts.ts'

const step = 8

/** "9 of 10", and the same as segments. */
export function Rating({ value, of }: { value: number; of: number }): ReactNode {
  const segments = Array.from({ length: of }, (_, index) => ({ index, isFilled: index < Math.round(value) }))
  return (
    <span className="rating">
      <svg width={of * step} height={12} viewBox={`0 0 ${of * step} 12`} aria-hidden="true" focusable="false">
        {segments.map(({ index, isFilled }) => (
          <rect
            key={index}
            x={index * step + 0.5}
            y={1.5}
            width={5}
            height={9}
            stroke="currentColor"
            fill={isFilled ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      <span className="rating-text">{words.text(value, of)}</span>
    </span>
  )
}
