// Whether an entry is meant for visitors. Dates in the future hide an article as well.

import * as z from 'zod'

export const statusSchema = z
  .enum(['published', 'draft'])
  .default('published')
  .describe('draft: built only with --drafts and in watch.')
export type Status = z.infer<typeof statusSchema>
