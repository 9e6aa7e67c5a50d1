import { widgetTitles } from '#words/block-titles.ts'
import { defineIslandWidget } from '../define-widget.tsx'
import { planPlatformSelection, printPlatformSelection } from './plan.ts'

/** Complete without a script, so it wakes at the first touch: reading the page then costs none. */
export const platformSelection = defineIslandWidget('PlatformSelection', {
  title: widgetTitles.PlatformSelection,
  plan: planPlatformSelection,
  print: printPlatformSelection,
  on: 'interaction',
})
