// Figures with what they are compared to. In: stats. Out: a list of figures, complete without script.
// Never counts up and never draws two units on one axis. A missing time is said, not invented.

import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { formatDate } from '../parts/format-date.ts'
import { Icon } from '../parts/icon.tsx'
import type { PerformanceMetricsProps } from '../view-props.ts'
import { InlineText } from './inline-text.tsx'
import { splitUnit } from './split-unit.ts'

export function PerformanceMetrics({ id, stats }: PerformanceMetricsProps & IslandBase): ReactNode {
  return (
    <ul className="performance-list">
      {stats.map((stat) => (
        <li key={stat.id}>
          <article className="performance-item" aria-labelledby={`${id}-${stat.id}`}>
            <h3 id={`${id}-${stat.id}`}>
              <Icon name={stat.icon} size={20} />
              {stat.title}
            </h3>
            <Figure value={stat.value} tone={stat.color} />
            <p className="performance-comparison">{stat.comparison}</p>
            <p>
              <InlineText text={stat.description} />
            </p>
            <p className="performance-time">Taken: {stat.timestamp ? <time dateTime={stat.timestamp}>{formatDate(stat.timestamp)}</time> : 'date not published'}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}

function Figure({ value: figure, tone }: { value: string; tone: string }): ReactNode {
  const { value, unit } = splitUnit(figure)
  return (
    <p className={`performance-value tone-${tone}`}>
      {value}
      {unit === undefined ? null : <span> {unit}</span>}
    </p>
  )
}
