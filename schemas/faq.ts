// A frequent question and its answer.

import * as z from 'zod'
import { idSchema, markdownSchema, textSchema } from './primitives.ts'

export const faqSchema = z
  .strictObject({
    id: idSchema,
    question: textSchema.describe('The question, as visitors ask it.'),
    answer: markdownSchema.describe('Markdown, a few sentences.'),
    category: textSchema.default('General').describe('Group a faq block can filter by.'),
    order: z.number().default(0).describe('Smaller comes first.'),
  })
  .describe('A question visitors often ask.')
export type Faq = z.infer<typeof faqSchema>
