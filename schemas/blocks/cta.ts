// A closing invitation with its buttons.

import * as z from 'zod'
import { ctaButtonSchema } from '../cta-button.ts'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const ctaBlock = defineBlockSchema('cta', 'A closing invitation.', {
  data: z.strictObject({
    ctaButtons: z.array(ctaButtonSchema).min(1, 'needs at least one button').describe('Buttons under the text.'),
    commands: z.array(textSchema).default([]).describe('Terminal lines shown beside the text.'),
  }),
})
export type CtaBlock = z.infer<typeof ctaBlock.schema>
