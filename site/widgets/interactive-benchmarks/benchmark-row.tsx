// Machine, method, n and date are always listed, with "not published" where nothing is known.

import type { ReactNode } from 'react'
import { interactiveBenchmarks as words } from '#words/interactive-benchmarks.ts'
import { formatAmount, formatDifference, formatRatio } from '../../parts/format-figures.ts'
import { BenchmarkPlot, type BenchmarkView } from './benchmark-plot.tsx'

export function BenchmarkRow({ benchmark, isPending }: { benchmark: BenchmarkView; isPending: boolean }): ReactNode {
  const { metric, lowerIsBetter, product, competitor, ratio, measurement, footnote, unit } = benchmark
  const difference = formatDifference(benchmark)
  return (
    <figure className={isPending ? 'benchmark is-pending' : 'benchmark'}>
      <div className="benchmark-name">
        <p className="benchmark-metric">{metric}</p>
        <p>
          {words.direction(lowerIsBetter)}
          {words.unit(unit)}
        </p>
      </div>
      <BenchmarkPlot benchmark={benchmark} />
      <div className="benchmark-delta">
        {ratio === undefined || competitor === undefined ? (
          <>
            <p className="benchmark-none">{words.noRatio}</p>
            <p>{words.competitorNotPublished}</p>
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
        {words.conditions(measurement)}
      </figcaption>
    </figure>
  )
}
