import { widgetTitles } from '#words/block-titles.ts'
import { defineIslandWidget } from '../define-widget.tsx'
import { planPerformanceMetrics, printPerformanceMetrics } from './plan.ts'

/** Complete without a script, so it wakes at the first touch: reading the page then costs none. */
export const performanceMetrics = defineIslandWidget('PerformanceMetrics', {
  title: widgetTitles.PerformanceMetrics,
  plan: planPerformanceMetrics,
  print: printPerformanceMetrics,
  on: 'interaction',
})
