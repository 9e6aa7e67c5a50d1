import { widgetTitles } from '#words/block-titles.ts'
import { defineIslandWidget } from '../define-widget.tsx'
import { planPlatformSelection } from './plan.ts'

/** Complete without a script, so it wakes at the first touch: reading the page then costs none. */
export const platformSelection = defineIslandWidget('PlatformSelection', {
  title: widgetTitles.PlatformSelection,
  plan: planPlatformSelection,
  on: 'interaction',
})
