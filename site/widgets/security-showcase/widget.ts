import { widgetTitles } from '#words/block-titles.ts'
import { defineIslandWidget } from '../define-widget.tsx'
import { planSecurityShowcase, printSecurityShowcase } from './plan.ts'

/** Complete without a script, so it wakes at the first touch: reading the page then costs none. */
export const securityShowcase = defineIslandWidget('SecurityShowcase', {
  title: widgetTitles.SecurityShowcase,
  plan: planSecurityShowcase,
  print: printSecurityShowcase,
  on: 'interaction',
})
