// Quotes from content/data/testimonials.yaml, featured ones first.

import * as z from 'zod'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const testimonialsBlock = defineBlockSchema('testimonials', 'Customer quotes.', {
  data: z
    .strictObject({
      limit: z.int().min(1).default(6).describe('Maximum number of quotes.'),
      featured: z.boolean().default(false).describe('true shows featured ones only.'),
      note: textSchema.default('Illustrative quotes').describe('Says what kind of quotes these are.'),
    })
    .prefault({}),
})
export type TestimonialsBlock = z.infer<typeof testimonialsBlock.schema>
