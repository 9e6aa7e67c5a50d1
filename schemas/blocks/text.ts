// Text (Markdown), or a widget when `data.component` names one. An unknown widget name is a warning and shows the text.

import * as z from 'zod'
import { ctaButtonSchema } from '../cta-button.ts'
import { textSchema } from '../primitives.ts'
import { blockSchema } from './block.ts'

export const textBlockSchema = blockSchema(
  'text',
  z
    .strictObject({
      component: textSchema.optional().describe('Widget to show, e.g. PlatformSelection.'),
      limit: z
        .union([z.int().min(1), z.literal('all')], 'must be a number of items or the word all')
        .default(6)
        .describe('Featured lists: how many items, or all.'),
      category: textSchema.optional().describe('Featured lists: only this category.'),
      ctaButtons: z.array(ctaButtonSchema).default([]).describe('Buttons under the text.'),
    })
    .prefault({}),
).describe('Text, or a widget.')
export type TextBlock = z.infer<typeof textBlockSchema>
