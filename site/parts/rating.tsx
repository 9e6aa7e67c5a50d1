import type { ReactNode } from 'react'
import { rating as words } from '../strings/en/parts.ts'

/** "4 of 5" and the same as bars: rising ones for a short scale, equal segments for a long one. */
export function Rating({ value, of }: { value: number; of: number }): ReactNode {
  const isShort = of <= 5
  const step = isShort ? 6 : 8
  const bars = Array.from({ length: of }, (_, index) => {
    const height = isShort ? 4 + (index * 8) / Math.max(1, of - 1) : 9
    return { index, height, isFilled: index < Math.round(value) }
  })
  return (
    <span className="rating">
      <svg width={of * step} height={12} viewBox={`0 0 ${of * step} 12`} aria-hidden="true" focusable="false">
        {bars.map((bar) => (
          <rect
            key={bar.index}
            x={bar.index * step + 0.5}
            y={isShort ? 11.5 - bar.height : 1.5}
            width={isShort ? 3 : 5}
            height={bar.height}
            stroke="currentColor"
            fill={bar.isFilled ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      <span className="rating-text">{words.text(value, of)}</span>
    </span>
  )
}
