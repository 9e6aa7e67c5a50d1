// Positions are percentages of the width and the drawing has no viewBox, so that its text is never scaled.

import type { ReactNode } from 'react'
import { interactiveBenchmarks as words } from '#words/interactive-benchmarks.ts'
import { formatAmount } from '../../parts/format-figures.ts'
import { niceScale, placeOn } from '../../parts/nice-scale.ts'
import type { InteractiveBenchmarksProps } from './plan.ts'

export type BenchmarkView = InteractiveBenchmarksProps['benchmarks'][number]

const line = 34
const axis = 62
const half = 50

/** One comparison as a dumbbell plot on an axis of its own from zero. */
export function BenchmarkPlot({ benchmark }: { benchmark: BenchmarkView }): ReactNode {
  const { metric, product, competitor, unit, lowerIsBetter } = benchmark
  const scale = niceScale(Math.max(product, competitor ?? 0))
  const ours = placeOn(scale, product)
  const theirs = competitor === undefined ? null : placeOn(scale, competitor)
  const withUnit = (value: number) => `${formatAmount(value)} ${unit}`
  const description = words.description({
    ours: withUnit(product),
    competitor: competitor === undefined ? null : withUnit(competitor),
    direction: words.direction(lowerIsBetter),
    end: withUnit(scale.end),
  })
  return (
    <svg className="plot" width="100%" height="88" role="img" aria-label={`${metric}: ${description}`}>
      <line className="line-faint" x1="0%" x2="100%" y1={axis} y2={axis} />
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className="line-faint" x1={placeOn(scale, tick)} x2={placeOn(scale, tick)} y1={axis - 6} y2={axis} />
          <text x={placeOn(scale, tick)} y={axis + 18} textAnchor={anchorAt(tick / scale.end, 0.02)}>
            {formatAmount(tick)}
          </text>
        </g>
      ))}
      <line className="plot-gap line-faint" strokeWidth="1.5" x1={theirs ?? '0%'} x2={ours} y1={line} y2={line} />
      {theirs === null || competitor === undefined ? null : (
        <>
          <circle className="plot-theirs paper" strokeWidth="2" cx={theirs} cy={line} r="5" />
          <Label
            x={theirs}
            y={half + 1}
            share={competitor / scale.end}
            name={words.competitor}
            value={withUnit(competitor)}
          />
        </>
      )}
      <circle className="plot-ours ours" cx={ours} cy={line} r="6" />
      <Label x={ours} y={line - 16} share={product / scale.end} name={words.ours} value={withUnit(product)} />
    </svg>
  )
}

/** Ours is above the line, the competitor's below: two close values never cover each other's label. */
function Label({
  x,
  y,
  share,
  name,
  value,
}: {
  x: string
  y: number
  share: number
  name: string
  value: string
}): ReactNode {
  return (
    <text className="plot-label" x={x} y={y} textAnchor={anchorAt(share, 0.35)}>
      {name} <tspan className="plot-value">{value}</tspan>
    </text>
  )
}

/** Texts near an end of the axis grow away from it, so that they stay inside the drawing. */
function anchorAt(share: number, margin: number): 'start' | 'middle' | 'end' {
  if (share <= margin) return 'start'
  return share >= 1 - margin ? 'end' : 'middle'
}
