import type { PerformanceStat } from '#schemas/call.ts'
import type { Planned, SiteView } from '../../plan-view.ts'
import type { WidgetOptions } from '../define-widget.tsx'

export interface PerformanceMetricsProps {
  stats: PerformanceStat[]
}

export function planPerformanceMetrics(_: WidgetOptions, view: SiteView): Planned<PerformanceMetricsProps> {
  return { stats: view.list('performance-stats') }
}
