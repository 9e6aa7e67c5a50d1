// content/navigation.yaml: every link in the frame around a page.

import * as z from 'zod'
import { hrefSchema, idSchema, textSchema } from './primitives.ts'

const linkSchema = z
  .strictObject({
    id: idSchema,
    label: textSchema.describe('Text of the link.'),
    href: hrefSchema,
    description: textSchema.optional().describe('One line under the link in an opened menu.'),
  })
  .describe('A link.')
export type NavigationLink = z.infer<typeof linkSchema>

const itemSchema = z
  .strictObject({
    id: idSchema,
    label: textSchema.describe('Text of the item.'),
    href: hrefSchema.optional().describe('Page of the item. Leave out for a group that only opens.'),
    children: z.array(linkSchema).default([]).describe('Links inside the group.'),
  })
  .describe('A link or a group of links.')
export type NavigationItem = z.infer<typeof itemSchema>

const groupSchema = z
  .strictObject({
    id: idSchema,
    label: textSchema.describe('Heading of the group.'),
    children: z.array(linkSchema).min(1, 'needs at least one link').describe('Links of the group.'),
  })
  .describe('A titled column of links.')
export type NavigationGroup = z.infer<typeof groupSchema>

export const navigationSchema = z
  .strictObject({
    main: z.array(itemSchema).default([]).describe('Top bar, left to right.'),
    actions: z
      .array(
        linkSchema.extend({
          variant: z.enum(['primary', 'secondary', 'tertiary']).default('secondary').describe('Weight of the button.'),
        }),
      )
      .default([])
      .describe('Buttons at the right end of the top bar.'),
    quick: z.array(linkSchema).default([]).describe('Short second set, shown on docs and not-found pages.'),
    docs: z
      .array(groupSchema)
      .default([])
      .describe('Side bar of the documentation. Its order is also the order of previous and next.'),
    footer: z
      .strictObject({
        title: textSchema.optional().describe('Headline of the banner above the footer.'),
        subtitle: textSchema.optional().describe('Sentence under the headline.'),
        actions: z.array(linkSchema).default([]).describe('Links of the banner.'),
        columns: z.array(groupSchema).default([]).describe('Link columns.'),
        slim: z.array(groupSchema).default([]).describe('Link groups of the small footer on documentation pages.'),
        legal: z.array(linkSchema).default([]).describe('Legal links of the last row.'),
        note: textSchema
          .optional()
          .describe('Text below the last row, e.g. "Acme Rail Ltd, registered in England, no. 01234567".'),
        external: z.array(linkSchema).default([]).describe('Links to other places of the company.'),
      })
      .prefault({})
      .describe('Everything below the page.'),
  })
  .describe('Every link in the frame around a page.')
export type Navigation = z.infer<typeof navigationSchema>
