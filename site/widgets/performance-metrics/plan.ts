import type { PerformanceStat } from '#schemas/call.ts'
import { printText } from '../../parts/print-text.ts'
import { printList } from '../../parts/print-words.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface PerformanceMetricsProps {
  stats: PerformanceStat[]
}

export function planPerformanceMetrics(_: WidgetOptions, view: SiteView): Planned<PerformanceMetricsProps> {
  return { stats: view.list('performance-stats') }
}

/** Each figure with what it is compared with. */
export function printPerformanceMetrics(_: WidgetOptions, view: SiteView): string[] {
  const lines = view
    .list('performance-stats')
    .map(({ title, value, comparison, description }) => printText(`${title}: ${value} (${comparison}). ${description}`))
  return lines.length === 0 ? [] : [printList(lines)]
}
