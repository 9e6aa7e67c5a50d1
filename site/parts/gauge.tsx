// A few amounts on one axis, small enough for the place beside a heading. The page repeats everything that a gauge
// shows: its drawings are hidden from assistive technology, and its values are text.

import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { percent } from './percent.ts'
import { Ruler } from './ruler.tsx'

/** One amount. `from` and `to` are in the unit of the axis. */
export interface GaugeRow {
  label: string
  href?: string
  from?: number
  to: number
  value: string
  /** A comparison; drawn hollow. */
  isOther?: boolean
}

export interface GaugeProps {
  title: string
  /** Short tag beside the title, e.g. "Sample data". */
  tag?: string
  rows: GaugeRow[]
  /** End of the axis; it begins at zero. */
  end: number
  /** Number of equal parts the ruler shows. Default: 10. */
  parts?: number
  /** Printed at the beginning of the axis. Default: 0. */
  startLabel?: string
  /** Printed at the end of the axis, e.g. "200 ms". */
  endLabel: string
  /** A labelled position on the axis, e.g. today. */
  mark?: { at: number; label: string }
  /** Results of the product, drawn in the signal colour instead of ink. */
  isOurs?: boolean
  /** The amounts are counts: one square each, filled up to `from`. */
  isCount?: boolean
}

export function Gauge({
  title,
  tag,
  rows,
  end,
  parts = 10,
  startLabel = '0',
  endLabel,
  mark,
  isOurs = false,
  isCount = false,
}: GaugeProps): ReactNode {
  // The end of the axis is labelled, too.
  const isLate = mark !== undefined && mark.at > end / 2
  return (
    <figure className={isOurs ? 'gauge is-ours' : 'gauge'}>
      <figcaption className="gauge-title">
        {title} {tag === undefined ? null : <Badge>{tag}</Badge>}
      </figcaption>
      <ul>
        {rows.map((row) => (
          <li key={`${row.label} ${row.href}`}>
            {row.href === undefined ? <span>{row.label}</span> : <a href={row.href}>{row.label}</a>}
            <svg width="100%" height="12" aria-hidden="true" focusable="false">
              {isCount ? <Squares row={row} /> : <Span row={row} end={end} />}
              {mark ? (
                <line className="line-faint" x1={percent(mark.at / end)} x2={percent(mark.at / end)} y1="-11" y2="23" />
              ) : null}
            </svg>
            <span className="label">{row.value}</span>
          </li>
        ))}
        {isCount ? null : (
          <li aria-hidden="true">
            <span />
            <Ruler parts={parts} startLabel={startLabel} endLabel={endLabel}>
              {mark ? (
                <text
                  className="ink"
                  x={percent(mark.at / end)}
                  dx={isLate ? -6 : 6}
                  y="24"
                  textAnchor={isLate ? 'end' : 'start'}
                >
                  {mark.label}
                </text>
              ) : null}
            </Ruler>
          </li>
        )}
      </ul>
      {isCount ? <p className="label">{endLabel}</p> : null}
    </figure>
  )
}

function Span({ row: { from = 0, to, isOther }, end }: { row: GaugeRow; end: number }): ReactNode {
  return (
    <rect
      className={isOther ? 'hollow' : undefined}
      x={percent(from / end)}
      y="2.5"
      width={percent((to - from) / end)}
      height="7"
    />
  )
}

const square = 9
const step = 13

function Squares({ row: { from = 0, to } }: { row: GaugeRow }): ReactNode {
  return Array.from({ length: to }, (_, index) => (
    <rect
      key={index}
      className={index < from ? undefined : 'hollow'}
      x={index * step + 0.5}
      y="1.5"
      width={square}
      height={square}
    />
  ))
}
