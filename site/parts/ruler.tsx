import type { ReactNode } from 'react'

interface Props {
  /** Number of equal parts. */
  parts: number
  /** Printed at the ends. */
  startLabel: string
  endLabel: string
  /** Further marks, in the coordinates of the ruler. */
  children?: ReactNode
}

/** The axis below a few drawn amounts, as wide as they are. */
export function Ruler({ parts, startLabel, endLabel, children }: Props): ReactNode {
  const ticks = Array.from(
    { length: parts + 1 },
    (_, index) => `M${Math.round((index / parts) * 1000)} ${(index * 2) % parts === 0 ? 0 : 4}V8`,
  ).join('')
  return (
    <svg className="gauge-ruler" width="100%" height="28" focusable="false">
      <svg width="100%" height="8" viewBox="0 0 1000 8" preserveAspectRatio="none" overflow="visible">
        <path className="scale-axis" d={`${ticks}M0 8H1000`} />
      </svg>
      <text y="24">{startLabel}</text>
      <text x="100%" y="24" textAnchor="end">
        {endLabel}
      </text>
      {children}
    </svg>
  )
}
