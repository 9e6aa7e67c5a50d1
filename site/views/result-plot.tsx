// Horizontal positions are percentages, so that the drawing grows with the page and its text does not.

import type { ReactNode } from 'react'
import type { Result } from '#schemas/case-study.ts'
import { locale } from '#words/locale.ts'
import { resultPlot as words } from '#words/views.ts'
import { parseAmount, roundUp } from './parse-amount.ts'

const top = 28
const bottom = 104
const from = '16%'
const to = '68%'

/** One result as a slope; its axis starts at zero. Returns null if the two values are not comparable. */
export function ResultPlot({ result }: { result: Result }): ReactNode {
  const before = parseAmount(result.before)
  const after = parseAmount(result.after)
  if (!before || !after || before.unit !== after.unit || before.currency !== after.currency) return null
  const scale = roundUp(Math.max(before.value, after.value))
  const y = (value: number) => Math.round((bottom - (value / scale) * (bottom - top)) * 10) / 10
  const isFalling = after.value <= before.value
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => y(share * scale))
  return (
    <svg
      className="result-plot"
      width="100%"
      height="132"
      role="img"
      aria-label={words.label(result.metric, result.before, result.after)}
    >
      <line className="line-faint" x1={from} x2={to} y1={bottom} y2={bottom} />
      {ticks.map((tick, index) => (
        <line
          key={tick}
          className="line-faint"
          x1={index % 2 === 0 ? '13.5%' : '14.5%'}
          x2={from}
          y1={tick}
          y2={tick}
        />
      ))}
      <text x="12.5%" y={top + 4} textAnchor="end">
        {scale.toLocaleString(locale)}
      </text>
      <text x="12.5%" y={bottom + 4} textAnchor="end">
        0
      </text>
      <line className="line-ours" strokeWidth="2" x1={from} x2={to} y1={y(before.value)} y2={y(after.value)} />
      <circle className="paper chart-before" cx={from} cy={y(before.value)} r="5" />
      <circle className="ours" cx={to} cy={y(after.value)} r="5" />
      <text
        className="chart-value"
        x={from}
        y={isFalling ? y(before.value) - 10 : Math.min(bottom - 6, y(before.value) + 22)}
        dx={4}
      >
        {result.before}
      </text>
      <text className="chart-value is-after" x={to} y={y(after.value) + 5} dx="12">
        {result.after}
      </text>
      <text x={from} y={bottom + 22} textAnchor="start">
        {words.before}
      </text>
      <text x={to} y={bottom + 22} textAnchor="end">
        {words.after}
      </text>
    </svg>
  )
}
