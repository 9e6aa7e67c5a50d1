// One kind of inquiry the contact form offers, with the words shown beside it.

import * as z from 'zod'
import { idSchema, textSchema } from './primitives.ts'

export const contactTypeSchema = z
  .strictObject({
    value: idSchema.describe('What the form sends, e.g. "sales". Links choose it with /contact?type=sales.'),
    label: textSchema.describe('e.g. "Sales Inquiry".'),
    description: textSchema.optional().describe('What this kind of inquiry is for.'),
  })
  .describe('A kind of inquiry.')
export type ContactType = z.infer<typeof contactTypeSchema>
