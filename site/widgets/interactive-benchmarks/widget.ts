import { widgetTitles } from '#words/block-titles.ts'
import { defineIslandWidget } from '../define-widget.tsx'
import { planInteractiveBenchmarks, printInteractiveBenchmarks } from './plan.ts'

/** Needs its script to be used, so it wakes when it is seen. */
export const interactiveBenchmarks = defineIslandWidget('InteractiveBenchmarks', {
  title: widgetTitles.InteractiveBenchmarks,
  plan: planInteractiveBenchmarks,
  print: printInteractiveBenchmarks,
  on: 'visible',
})
