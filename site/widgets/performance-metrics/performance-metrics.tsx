// Figures appear at once, without counting up, and never share an axis. A missing date is said, not invented; if no
// date is known, sighted readers read that once.

import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { locale } from '#words/locale.ts'
import { performanceMetrics as words } from '#words/performance-metrics.ts'
import { formatDate } from '../../parts/format-date.ts'
import { Icon } from '../../parts/icon.tsx'
import { InlineText } from '../../parts/inline-text.tsx'
import { niceScale, placeOn } from '../../parts/nice-scale.ts'
import { readPair } from '../../parts/read-pair.ts'
import type { PerformanceMetricsProps } from './plan.ts'
import { splitUnit } from './split-unit.ts'

export function PerformanceMetrics({ id, stats }: PerformanceMetricsProps & IslandBase): ReactNode {
  const isTimeKnown = stats.some((stat) => stat.timestamp !== undefined)
  return (
    <>
      <ul className="cells">
        {stats.map((stat) => (
          <li key={stat.id}>
            <article className="performance-item" aria-labelledby={`${id}-${stat.id}`}>
              <h3 id={`${id}-${stat.id}`}>
                <Icon name={stat.icon} size={20} />
                {stat.title}
              </h3>
              <Figure value={stat.value} />
              <Plot value={stat.value} competitorValue={stat.competitorValue} tone={stat.color} />
              <p className="performance-comparison">{stat.comparison}</p>
              <p>
                <InlineText text={stat.description} />
              </p>
              <p className={isTimeKnown ? 'label' : 'visually-hidden'}>
                {words.taken}
                {stat.timestamp ? <time dateTime={stat.timestamp}>{formatDate(stat.timestamp)}</time> : words.noDate}
              </p>
            </article>
          </li>
        ))}
      </ul>
      {isTimeKnown || stats.length === 0 ? null : <p className="label performance-note">{words.noDates}</p>}
    </>
  )
}

function Figure({ value: figure }: { value: string }): ReactNode {
  const { value, unit } = splitUnit(figure)
  return (
    <p className="performance-value">
      {value}
      {unit === undefined ? null : <span> {unit}</span>}
    </p>
  )
}

interface PlotProps {
  value: string
  competitorValue: string | undefined
  tone: string
}

/** The value as a bar from zero on an axis of its own, and its comparison below. Null if the value is not a number. */
function Plot({ value, competitorValue, tone }: PlotProps): ReactNode {
  const { ours, other } = readPair(value, competitorValue)
  if (ours === undefined) return null
  const scale = niceScale(Math.max(ours, other ?? 0) * 1.1, 5)
  const top = other === undefined ? 15 : 26
  const ticks = Array.from({ length: 11 }, (_, index) => `M${index * 100} ${index % 5 === 0 ? 0 : 4}V8`).join('')
  return (
    <svg
      className={`performance-plot tone-${tone}`}
      width="100%"
      height={top + 24}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={placeOn(scale, ours)} height="9" />
      {other === undefined ? null : (
        <rect className="hollow" x=".5" y="13.5" width={placeOn(scale, other)} height="7" />
      )}
      <svg y={top} width="100%" height="8" viewBox="0 0 1000 8" preserveAspectRatio="none" overflow="visible">
        <path className="scale-axis" d={`${ticks}M0 8H1000`} />
      </svg>
      <text y={top + 23}>0</text>
      <text x="100%" y={top + 23} textAnchor="end">
        {`${scale.end.toLocaleString(locale)}${value.replace(/^[\d.,]+\+?/, '')}`}
      </text>
    </svg>
  )
}
