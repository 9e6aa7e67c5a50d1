// Open positions from content/data/jobs.yaml, with filters.

import * as z from 'zod'
import { blockSchema } from './block.ts'

export const jobsBlockSchema = blockSchema('jobs', z.strictObject({}).prefault({})).describe(
  'Open positions with filters.',
)
export type JobsBlock = z.infer<typeof jobsBlockSchema>
