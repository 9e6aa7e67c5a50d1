// A call-to-action link. It is always a link, never a script.

import * as z from 'zod'
import { hrefSchema, textSchema } from './primitives.ts'

export const ctaButtonSchema = z
  .strictObject({
    text: textSchema.describe('Label, e.g. "Get Started".'),
    href: hrefSchema,
    variant: z
      .enum(['primary', 'secondary', 'tertiary'])
      .default('primary')
      .describe('primary: filled, secondary: outlined, tertiary: text link.'),
  })
  .describe('A button that leads to a page.')
export type CtaButton = z.infer<typeof ctaButtonSchema>
