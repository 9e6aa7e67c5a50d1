import type { JobsBlock } from '#schemas/blocks/jobs.ts'
import type { Job } from '#schemas/job.ts'
import type { SiteView } from '../../plan-view.ts'
import { blockTitles } from '../../strings/en/block-titles.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export interface JobsProps extends BlockFrame {
  title: string
  jobs: Job[]
  /** Of salaries that name no other one. */
  currency: string
  /** Kinds of contract that the site lists; empty if it has the standard ones. */
  types: string[]
  /** The page that takes applications. */
  contactHref: string
  /** The kind of inquiry that an application is. */
  contactType: string
}

export function planJobs({ title, data }: JobsBlock, view: SiteView): OwnProps<JobsProps> {
  return {
    title: title ?? blockTitles.jobs,
    jobs: view.list('jobs'),
    currency: view.site.currency,
    types: view.list('job-types'),
    contactHref: view.site.pages.contactUrl,
    contactType: data.contactType ?? 'general',
  }
}
