// What a customer said. Every testimonial is tagged as illustrative unless it is marked as verified.

import * as z from 'zod'
import { assetPathSchema, idSchema, ratingSchema, textSchema } from './primitives.ts'

export const testimonialSchema = z
  .strictObject({
    id: idSchema,
    name: textSchema.describe('Name of the person.'),
    role: textSchema.describe('Position, e.g. "Platform engineer".'),
    company: textSchema.describe('Company of the person.'),
    avatar: assetPathSchema.optional().describe('Portrait; initials are drawn when it is missing.'),
    content: textSchema.describe('The quote, without quotation marks.'),
    rating: ratingSchema,
    featured: z.boolean().default(false).describe('Shown before the others.'),
  })
  .describe('What a customer said.')
export type Testimonial = z.infer<typeof testimonialSchema>
