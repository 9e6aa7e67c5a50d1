import type { PerformanceStat } from '#schemas/call.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface PerformanceMetricsProps {
  stats: PerformanceStat[]
}

export function planPerformanceMetrics(_: WidgetOptions, view: SiteView): Planned<PerformanceMetricsProps> {
  return { stats: view.list('performance-stats') }
}
