// A rating. In: the value and the best possible one. Out: "4 of 5" and bars: rising ones for a short scale, equal segments for a long one.
// Never bars alone: the text says the same.

import type { ReactNode } from 'react'

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
      <span className="rating-text">
        {value} of {of}
      </span>
    </span>
  )
}
