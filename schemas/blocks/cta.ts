// A closing invitation with its buttons.

import * as z from 'zod'
import { ctaButtonSchema } from '../cta-button.ts'
import { textSchema } from '../primitives.ts'
import { blockSchema } from './block.ts'

export const ctaBlockSchema = blockSchema(
  'cta',
  z.strictObject({
    ctaButtons: z.array(ctaButtonSchema).min(1, 'needs at least one button'),
    commands: z.array(textSchema).default([]).describe('Terminal lines shown beside the text.'),
  }),
).describe('A closing invitation.')
export type CtaBlock = z.infer<typeof ctaBlockSchema>
