import type { JobsBlock } from '#schemas/blocks/jobs.ts'
import type { Job } from '#schemas/job.ts'
import type { SiteView } from '../../plan-view.ts'
import { blockTitles } from '../../strings/en/block-titles.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export interface JobsProps extends BlockFrame {
  title: string
  jobs: Job[]
  /** The page that takes applications. */
  contactHref: string
}

export function planJobs({ title }: JobsBlock, view: SiteView): OwnProps<JobsProps> {
  return {
    title: title ?? blockTitles.jobs,
    jobs: view.list('jobs'),
    contactHref: view.site.pages.contactUrl,
  }
}
