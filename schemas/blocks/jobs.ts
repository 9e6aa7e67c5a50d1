// Open positions from content/data/jobs.yaml, with filters.

import * as z from 'zod'
import { defineBlockSchema } from './block.ts'

export const jobsBlock = defineBlockSchema('jobs', 'Open positions with filters.', {
  data: z.strictObject({}).prefault({}),
  anchor: () => 'job-listing',
})
export type JobsBlock = z.infer<typeof jobsBlock.schema>
