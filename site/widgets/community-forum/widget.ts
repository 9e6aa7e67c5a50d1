import { widgetTitles } from '#words/block-titles.ts'
import { defineIslandWidget } from '../define-widget.tsx'
import { planCommunityForum, printCommunityForum } from './plan.ts'

/** Needs its script to be used, so it wakes when it is seen. */
export const communityForum = defineIslandWidget('CommunityForum', {
  title: widgetTitles.CommunityForum,
  plan: planCommunityForum,
  print: printCommunityForum,
  on: 'visible',
})
