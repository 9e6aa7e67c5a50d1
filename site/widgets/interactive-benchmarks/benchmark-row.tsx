// One benchmark: what was measured, its plot, the ratio and the conditions. In: a benchmark and whether a replay has reached it. Out: a figure.
// Never hides a missing condition: machine, method, n and date are always listed, with "not published" where nothing is known.

import type { ReactNode } from 'react'
import { formatAmount, formatDifference, formatRatio } from '../../parts/format-figures.ts'
import { BenchmarkPlot, type BenchmarkView } from './benchmark-plot.tsx'

export function BenchmarkRow({
  id,
  benchmark,
  isPending,
}: {
  id: string
  benchmark: BenchmarkView
  isPending: boolean
}): ReactNode {
  const { metric, lowerIsBetter, product, competitor, ratio, measurement, footnote, unit } = benchmark
  const difference = formatDifference(benchmark)
  return (
    <figure className={isPending ? 'benchmark is-pending' : 'benchmark'}>
      <div className="benchmark-name">
        <p className="benchmark-metric">{metric}</p>
        <p>
          {lowerIsBetter ? 'Lower is better' : 'Higher is better'}, in {unit}
        </p>
      </div>
      <BenchmarkPlot id={id} benchmark={benchmark} />
      <div className="benchmark-delta">
        {ratio === undefined || competitor === undefined ? (
          <>
            <p className="benchmark-none">No ratio</p>
            <p>competitor not published</p>
          </>
        ) : (
          <>
            <p className="benchmark-ratio">{formatRatio(ratio)}</p>
            <p>
              {lowerIsBetter
                ? `${formatAmount(competitor)} ÷ ${formatAmount(product)}`
                : `${formatAmount(product)} ÷ ${formatAmount(competitor)}`}
            </p>
            {difference === null ? null : <p>{difference}</p>}
          </>
        )}
      </div>
      <figcaption>
        {footnote ? <span>{footnote} </span> : null}
        Machine: {measurement.machine}. Method: {measurement.method}. Runs (n): {measurement.samples}. Date:{' '}
        {measurement.date}.
      </figcaption>
    </figure>
  )
}
