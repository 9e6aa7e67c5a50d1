// Questions from content/data/faqs.yaml, by order.

import * as z from 'zod'
import { textSchema } from '../primitives.ts'
import { blockSchema } from './block.ts'

export const faqBlockSchema = blockSchema(
  'faq',
  z
    .strictObject({
      limit: z.int().min(1).default(8).describe('How many at the most.'),
      category: textSchema.optional().describe('Only questions of this category.'),
    })
    .prefault({}),
).describe('Frequent questions.')
export type FaqBlock = z.infer<typeof faqBlockSchema>
