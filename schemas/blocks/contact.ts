// The contact form with types and direct details. The types are in content/data/contact-types.yaml.

import * as z from 'zod'
import { defineBlockSchema } from './block.ts'

export const contactBlock = defineBlockSchema('contact', 'The contact form.', {
  data: z.strictObject({ showPhone: z.boolean().default(true).describe('false hides the phone field.') }).prefault({}),
  anchor: () => 'contact-form',
})
