import { widgetTitles } from '#words/block-titles.ts'
import { defineIslandWidget } from '../define-widget.tsx'
import { planCodePlayground } from './plan.ts'

/** Complete without a script, so it wakes at the first touch: reading the page then costs none. */
export const codePlayground = defineIslandWidget('CodePlayground', {
  title: widgetTitles.CodePlayground,
  plan: planCodePlayground,
  on: 'interaction',
})
