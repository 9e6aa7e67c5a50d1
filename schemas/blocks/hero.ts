// The head of a page. On the home page it is large; elsewhere it is compact, with breadcrumbs.

import * as z from 'zod'
import { breadcrumbSchema } from '../breadcrumb.ts'
import { ctaButtonSchema } from '../cta-button.ts'
import { textSchema } from '../primitives.ts'
import { blockSchema } from './block.ts'

export const heroBlockSchema = blockSchema(
  'hero',
  z
    .strictObject({
      label: textSchema.optional().describe('Short line above the title.'),
      breadcrumbs: z
        .array(breadcrumbSchema)
        .default([])
        .describe('Path above the title. Default on pages below a section: derived from the address.'),
      ctaButtons: z.array(ctaButtonSchema).default([]).describe('Buttons under the text.'),
      installCommand: textSchema
        .optional()
        .describe('Command shown with a copy button, e.g. "npm install @parley/voice".'),
      drawing: z.enum(['none', 'call-timeline']).default('none').describe('Picture drawn from data.'),
    })
    .prefault({}),
).describe('The head of a page.')
export type HeroBlock = z.infer<typeof heroBlockSchema>
