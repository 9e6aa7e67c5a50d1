import { defineBlock } from '../define-block.ts'
import { Metrics } from './metrics.tsx'
import { type MetricsProps, planMetrics, printMetrics } from './plan.ts'

export const metricsBlock = defineBlock<'metrics', MetricsProps>({
  type: 'metrics',
  plan: planMetrics,
  print: printMetrics,
  Component: Metrics,
})
