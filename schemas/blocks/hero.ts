// The head of a page. On the home page it is large; elsewhere it is compact, with breadcrumbs.

import * as z from 'zod'
import { breadcrumbSchema } from '../breadcrumb.ts'
import { ctaButtonSchema } from '../cta-button.ts'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const heroBlock = defineBlockSchema('hero', 'The head of a page.', {
  data: z
    .strictObject({
      label: textSchema.optional().describe('Short line above the title.'),
      breadcrumbs: z
        .array(breadcrumbSchema)
        .default([])
        .describe('Path above the title. Default on pages below a section: derived from the address.'),
      ctaButtons: z.array(ctaButtonSchema).default([]).describe('Buttons under the text.'),
      installCommand: textSchema.optional().describe('Command shown with a copy button, e.g. "npm install example".'),
      drawing: z.enum(['none', 'call-timeline']).default('none').describe('Picture drawn from data.'),
    })
    .prefault({}),
  isHead: true,
})
export type HeroBlock = z.infer<typeof heroBlock.schema>
