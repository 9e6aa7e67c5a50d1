import { widgetTitles } from '#words/block-titles.ts'
import { defineIslandWidget } from '../define-widget.tsx'
import { planSdkDownloadCenter, printSdkDownloadCenter } from './plan.ts'

/** Complete without a script, so it wakes at the first touch: reading the page then costs none. */
export const sdkDownloadCenter = defineIslandWidget('SDKDownloadCenter', {
  title: widgetTitles.SDKDownloadCenter,
  plan: planSdkDownloadCenter,
  print: printSdkDownloadCenter,
  on: 'interaction',
})
