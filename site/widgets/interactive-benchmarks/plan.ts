import type { Benchmark } from '#schemas/benchmark.ts'
import { interactiveBenchmarks as words } from '#words/interactive-benchmarks.ts'
import { formatAmount } from '../../parts/format-figures.ts'
import { printText } from '../../parts/print-text.ts'
import { printList } from '../../parts/print-words.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface InteractiveBenchmarksProps {
  /** `ratio`: how many times better than the baseline; missing without one. */
  benchmarks: (Benchmark & { ratio?: number })[]
}

export function planInteractiveBenchmarks(_: WidgetOptions, view: SiteView): Planned<InteractiveBenchmarksProps> {
  return { benchmarks: view.list('benchmarks').map(compareBenchmark) }
}

/** Each result with the baseline, where one is published. */
export function printInteractiveBenchmarks(_: WidgetOptions, view: SiteView): string[] {
  const lines = view.list('benchmarks').map(({ metric, product, competitor, unit, footnote }) => {
    const baseline = competitor === undefined ? '' : `, ${words.competitor} ${formatAmount(competitor)} ${unit}`
    return printText(`${metric}: ${formatAmount(product)} ${unit}${baseline}. ${footnote ?? ''}`)
  })
  return lines.length === 0 ? [] : [printList(lines)]
}

/** Adds how many times better the product is, and the improvement in percent: the reduction where lower is better, else
 * the gain. Nothing is added without a baseline, or where a value is zero. */
function compareBenchmark(test: Benchmark): Benchmark & { ratio?: number } {
  const { product, competitor, lowerIsBetter } = test
  if (!competitor || !product) return test
  const change = lowerIsBetter ? 1 - product / competitor : product / competitor - 1
  return {
    ...test,
    ratio: lowerIsBetter ? competitor / product : product / competitor,
    improvement: test.improvement ?? Math.round(change * 100),
  }
}
