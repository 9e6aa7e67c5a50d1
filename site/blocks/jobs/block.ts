import { defineBlock } from '../define-block.ts'
import { Jobs } from './jobs.tsx'
import { type JobsProps, planJobs } from './plan.ts'

export const jobsBlock = defineBlock<'jobs', JobsProps>({ type: 'jobs', plan: planJobs, Component: Jobs })
