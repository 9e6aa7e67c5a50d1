// The contact form with types and direct details. Types stand in content/data/contact-types.yaml.

import * as z from 'zod'
import { blockSchema } from './block.ts'

export const contactBlockSchema = blockSchema(
  'contact',
  z.strictObject({ showPhone: z.boolean().default(true).describe('false hides the phone field.') }).prefault({}),
).describe('The contact form.')
export type ContactBlock = z.infer<typeof contactBlockSchema>
