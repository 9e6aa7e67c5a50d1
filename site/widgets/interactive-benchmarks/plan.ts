import type { Benchmark } from '#schemas/benchmark.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface InteractiveBenchmarksProps {
  /** `ratio`: how many times better than the baseline; missing without one. */
  benchmarks: (Benchmark & { ratio?: number })[]
}

export function planInteractiveBenchmarks(_: WidgetOptions, view: SiteView): Planned<InteractiveBenchmarksProps> {
  return { benchmarks: view.list('benchmarks').map(compareBenchmark) }
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
