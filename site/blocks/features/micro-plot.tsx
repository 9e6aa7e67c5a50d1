// A figure as a drawing of 96 × 36 pixels: a time span on a ruler, a range of bit rates, packets per second, or a count
// as squares. Units without an obvious scale get none. Hidden from assistive technology: the figure beside it says the
// same.

import type { ReactNode } from 'react'
import { microPlot as words } from '#words/blocks.ts'
import { locale } from '#words/locale.ts'
import type { FigureParts } from './read-figure.ts'

const width = 96
const height = 36

export function MicroPlot({ figure }: { figure: FigureParts }): ReactNode {
  const drawing = draw(figure)
  if (drawing === null) return null
  return (
    <svg className="micro-plot" width={width} height={height} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  )
}

function draw({ amount, until, measure }: FigureParts): ReactNode {
  if (amount === undefined || !Number.isFinite(amount) || amount <= 0) return null
  if (measure === undefined)
    return Number.isInteger(amount) && amount >= 4 && amount <= 100 ? <Squares count={amount} /> : null
  if (measure === 'kbit/s') return <Rates from={amount} to={until ?? amount} />
  if (measure.endsWith('/s')) return amount <= 60 ? <Ticks count={amount} /> : null
  const ends = rulerEnds[measure]
  const end = ends?.find((candidate) => candidate >= (until ?? amount) * 1.2)
  return end === undefined ? null : (
    <Ruler
      from={until === undefined ? 0 : amount}
      to={until ?? amount}
      end={end}
      measure={measure}
      isRange={until !== undefined}
    />
  )
}

const decimal = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
/** Ends of a ruler that read well, by unit. */
const rulerEnds: Record<string, number[]> = {
  ns: decimal,
  ms: decimal,
  s: decimal,
  hours: [6, 12, 24, 48, 72, 168],
  days: [7, 14, 30, 60, 90, 180, 365],
  sessions: [1e3, 1.2e4, 1.2e5, 1.2e6],
}

function Ruler({
  from,
  to,
  end,
  measure,
  isRange,
}: {
  from: number
  to: number
  end: number
  measure: string
  isRange: boolean
}): ReactNode {
  const x = (value: number) => Math.round((value / end) * (width - 1) * 10) / 10
  const ticks = Array.from(
    { length: 11 },
    (_, index) => `M${x((index * end) / 10) + 0.5} ${index % 10 === 0 ? 19 : 31}V35`,
  )
  return (
    <>
      <text x={width} y="12" textAnchor="end">
        {measure === 'sessions' ? end.toLocaleString(locale) : `${end} ${measure}`}
      </text>
      <rect className={isRange ? 'ink' : 'ours'} x={x(from)} y="22" width={Math.max(2, x(to) - x(from))} height="6" />
      <path className="line-faint" d={`M0 30.5H${width}${ticks.join('')}`} />
    </>
  )
}

// Bit rates of speech are between 1 and 1,000 kbit/s: three decades, so the ruler is logarithmic and says so.
function Rates({ from, to }: { from: number; to: number }): ReactNode {
  const x = (rate: number) => Math.round((Math.log10(rate) / 3) * (width - 1) * 10) / 10
  const ticks = [1, 10, 100].flatMap((decade) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `M${x(decade * step) + 0.5} ${step === 1 ? 19 : 31}V35`),
  )
  return (
    <>
      <text x={width} y="12" textAnchor="end">
        {words.logScale}
      </text>
      <rect className="ink" x={x(from)} y="22" width={Math.max(2, x(to) - x(from))} height="6" />
      <path className="line-faint" d={`M0 30.5H${width}${ticks.join('')}M${width - 0.5} 19V35`} />
    </>
  )
}

function Ticks({ count }: { count: number }): ReactNode {
  const step = width / count
  const path = Array.from(
    { length: count },
    (_, index) => `M${Math.round((index * step + 0.5) * 100) / 100} 15V28`,
  ).join('')
  return (
    <>
      <text x={width} y="11" textAnchor="end">
        {words.second}
      </text>
      <path className="line" d={path} />
      <path className="line-faint" d={`M0 30.5H${width}M.5 27V35M${width - 0.5} 27V35`} />
    </>
  )
}

/** Squares in a row, by the largest count for which they read well. */
const rowLengths = [
  { most: 26, perRow: 13 },
  { most: 56, perRow: 14 },
]

function Squares({ count }: { count: number }): ReactNode {
  const perRow = rowLengths.find(({ most }) => count <= most)?.perRow ?? 20
  const step = width / perRow
  const size = Math.min(5, step - 2)
  const rows = Math.ceil(count / perRow)
  const path = Array.from({ length: count }, (_, index) => {
    const x = Math.round((index % perRow) * step * 100) / 100
    const y = height - (rows - Math.floor(index / perRow)) * (size + 3)
    return `M${x} ${y}h${size}v${size}h-${size}z`
  }).join('')
  return <path className="ink" d={path} />
}
