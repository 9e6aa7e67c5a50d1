// One kind of inquiry the contact form offers, with the words shown beside it.

import * as z from 'zod'
import { contactTypes } from './contact.ts'
import { textSchema } from './primitives.ts'

export const contactTypeSchema = z
  .strictObject({
    value: z.enum(contactTypes).describe('Stored value, also printed in the success message.'),
    label: textSchema.describe('e.g. "Sales Inquiry".'),
    description: textSchema.describe('What this kind of inquiry is for.'),
  })
  .describe('A kind of inquiry.')
export type ContactType = z.infer<typeof contactTypeSchema>
