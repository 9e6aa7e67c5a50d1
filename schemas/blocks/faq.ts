// Questions from content/data/faqs.yaml, by order.

import * as z from 'zod'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const faqBlock = defineBlockSchema('faq', 'Frequent questions.', {
  data: z
    .strictObject({
      limit: z.int().min(1).default(8).describe('Maximum number of questions.'),
      category: textSchema.optional().describe('Only questions of this category.'),
    })
    .prefault({}),
  references: ({ category }) =>
    category === undefined
      ? []
      : [
          {
            to: 'value',
            value: category,
            source: { of: 'faqs', field: 'category' },
            message: `no question has the category "${category}"`,
            path: ['category'],
          },
        ],
})
export type FaqBlock = z.infer<typeof faqBlock.schema>
