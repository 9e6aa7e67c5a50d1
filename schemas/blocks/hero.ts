// The head of a page. On the home page it is large; elsewhere it is compact, with breadcrumbs.

import * as z from 'zod'
import { breadcrumbSchema } from '../breadcrumb.ts'
import { claimIdSchema } from '../claim.ts'
import { ctaButtonSchema } from '../cta-button.ts'
import { slugSchema, textSchema } from '../primitives.ts'
import { filmSchema, namesOfPicture, shownPictureSchema } from '../shown-picture.ts'
import { defineBlockSchema, type Reference } from './block.ts'

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
      figures: z.array(claimIdSchema).default([]).describe('Ids of the claims shown as proof, above the picture.'),
      drawing: slugSchema
        .default('none')
        .describe('Picture drawn by code: the name of a folder in site/drawings, e.g. "call-timeline"; none for none.'),
      picture: shownPictureSchema
        .optional()
        .describe('Picture beside the text; below it, as wide as the page, with the layout "wide".'),
      video: filmSchema.optional().describe('Film in place of the picture.'),
    })
    .prefault({}),
  isHead: true,
  pictures: ({ picture }) => namesOfPicture(picture),
  references: ({ figures, drawing }) => [
    ...figures.map((id, index): Reference => ({ to: 'claim', id, path: ['figures', index] })),
    ...(drawing === 'none' ? [] : [{ to: 'drawing', name: drawing, path: ['drawing'] } as const]),
  ],
})
export type HeroBlock = z.infer<typeof heroBlock.schema>
