// Words of one person. Several quotes of customers with ratings are the block testimonials.

import * as z from 'zod'
import { assetPathSchema, hrefSchema, textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const quoteBlock = defineBlockSchema('quote', 'Words of one person.', {
  data: z.strictObject({
    quote: textSchema.describe('What the person said, without quotation marks.'),
    name: textSchema.describe('Name of the person.'),
    role: textSchema.optional().describe('Position, e.g. "Platform engineer".'),
    company: textSchema.optional().describe('Company of the person.'),
    avatar: assetPathSchema.optional().describe('Portrait. Default: none.'),
    href: hrefSchema.optional().describe('Page with more, e.g. the case study.'),
    linkLabel: textSchema.optional().describe('Text of the link. Default: the company, or else the name.'),
  }),
  pictures: ({ avatar }) => (avatar === undefined ? [] : [avatar]),
})
export type QuoteBlock = z.infer<typeof quoteBlock.schema>
