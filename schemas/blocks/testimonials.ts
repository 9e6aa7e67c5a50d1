// Quotes from content/data/testimonials.yaml, featured ones first.

import * as z from 'zod'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const testimonialsBlock = defineBlockSchema('testimonials', 'Quotes of customers.', {
  data: z
    .strictObject({
      limit: z.int().min(1).default(6).describe('How many at the most.'),
      featured: z.boolean().default(false).describe('true: only featured ones.'),
      note: textSchema.default('Illustrative quotes').describe('Says what kind of quotes these are.'),
    })
    .prefault({}),
})
export type TestimonialsBlock = z.infer<typeof testimonialsBlock.schema>
