// One comparison as a dumbbell plot. In: a benchmark. Out: an SVG with an axis of its own from zero, both values marked and labelled.
// Never scales its text: places are percentages of the width, so the drawing has no viewBox and letters stay letters at 360 pixels.

import type { ReactNode } from 'react'
import { formatAmount } from '../../parts/format-figures.ts'
import { niceScale, placeOn } from '../../parts/nice-scale.ts'
import type { InteractiveBenchmarksProps } from './plan.ts'

export type BenchmarkView = InteractiveBenchmarksProps['benchmarks'][number]

const line = 34
const axis = 62
const half = 50

export function BenchmarkPlot({ id, benchmark }: { id: string; benchmark: BenchmarkView }): ReactNode {
  const { metric, product, competitor, unit, lowerIsBetter } = benchmark
  const scale = niceScale(Math.max(product, competitor ?? 0))
  const ours = placeOn(scale, product)
  const theirs = competitor === undefined ? null : placeOn(scale, competitor)
  const direction = lowerIsBetter ? 'Lower is better.' : 'Higher is better.'
  return (
    <svg className="plot" width="100%" height="88" role="img" aria-labelledby={`${id}-title ${id}-desc`}>
      <title id={`${id}-title`}>{metric}</title>
      <desc id={`${id}-desc`}>
        {`Ours ${formatAmount(product)} ${unit}, ${competitor === undefined ? 'competitor not published' : `competitor ${formatAmount(competitor)} ${unit}`}. ${direction} Axis from 0 to ${formatAmount(scale.end)} ${unit}.`}
      </desc>
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
            name="Competitor"
            value={`${formatAmount(competitor)} ${unit}`}
          />
        </>
      )}
      <circle className="plot-ours ours" cx={ours} cy={line} r="6" />
      <Label
        x={ours}
        y={line - 16}
        share={product / scale.end}
        name="Ours"
        value={`${formatAmount(product)} ${unit}`}
      />
    </svg>
  )
}

/** Ours stands above the line, the competitor's below: two near values never cover each other's label. */
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
