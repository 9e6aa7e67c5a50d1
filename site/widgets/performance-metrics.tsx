// Figures with what they are compared to. In: stats. Out: a list of figures, complete without script.
// Never counts up and never draws two units on one axis. A missing time is said, not invented: where none is known, the eye reads it once.

import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { formatDate } from '../parts/format-date.ts'
import { Icon } from '../parts/icon.tsx'
import type { PerformanceMetricsProps } from '../view-props.ts'
import { InlineText } from './inline-text.tsx'
import { readPair } from './read-pair.ts'
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
              <p className="performance-comparison">
                <Pair value={stat.value} comparison={stat.comparison} tone={stat.color} />
                {stat.comparison}
              </p>
              <p>
                <InlineText text={stat.description} />
              </p>
              <p className={isTimeKnown ? 'label' : 'visually-hidden'}>
                Taken: {stat.timestamp ? <time dateTime={stat.timestamp}>{formatDate(stat.timestamp)}</time> : 'date not published'}
              </p>
            </article>
          </li>
        ))}
      </ul>
      {isTimeKnown ? null : <p className="label performance-note">Date of measurement: not published.</p>}
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

/** Both values as bars from zero, the longer as wide as the cell; nothing where there is no second value. */
function Pair({ value, comparison, tone }: { value: string; comparison: string; tone: string }): ReactNode {
  const pair = readPair(value, comparison)
  if (!pair) return null
  const width = (amount: number) => `${(amount / Math.max(pair.ours, pair.other)) * 100}%`
  return (
    <svg className={`performance-pair tone-${tone}`} width="100%" height="21" aria-hidden="true" focusable="false">
      <rect className="is-ours" width={width(pair.ours)} height="9" />
      <rect className="is-other" x=".5" y="13.5" width={width(pair.other)} height="7" />
    </svg>
  )
}
