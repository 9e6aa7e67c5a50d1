import { defineBlock } from '../define-block.ts'
import { Downloads } from './downloads.tsx'
import { type DownloadsProps, planDownloads, printDownloads } from './plan.ts'

export const downloadsBlock = defineBlock<'downloads', DownloadsProps>({
  type: 'downloads',
  plan: planDownloads,
  print: printDownloads,
  Component: Downloads,
})
