// A grid of capabilities. Each may show one claim as its figure.

import * as z from 'zod'
import { claimIdSchema } from '../claim.ts'
import { iconSchema } from '../icon.ts'
import { hrefSchema, textSchema } from '../primitives.ts'
import { itemPictureSchema } from '../shown-picture.ts'
import { defineBlockSchema, type Reference } from './block.ts'

const featureItemSchema = z
  .strictObject({
    icon: iconSchema.optional(),
    picture: itemPictureSchema.optional().describe('Picture above the title.'),
    title: textSchema.describe('Name of the capability.'),
    description: textSchema.describe('One or two sentences.'),
    claim: claimIdSchema.optional().describe('Id of the claim printed under the text.'),
    figure: textSchema
      .optional()
      .describe('Figure printed under the text when it is not a claim, e.g. "G.711, G.722, G.729, Opus".'),
    href: hrefSchema.optional().describe('Page with more.'),
    linkLabel: textSchema.optional().describe('Text of the link. Default: the title.'),
  })
  .describe('One capability.')

export const featuresBlock = defineBlockSchema('features', 'A grid of capabilities.', {
  data: z.strictObject({
    items: z
      .array(featureItemSchema)
      .min(1, 'needs at least one item')
      .describe('The capabilities, in the order of the grid.'),
  }),
  pictures: ({ items }) => items.flatMap(({ picture }) => picture?.src ?? []),
  references: ({ items }) =>
    items.flatMap(({ claim }, index): Reference[] =>
      claim === undefined ? [] : [{ to: 'claim', id: claim, path: ['items', index, 'claim'] }],
    ),
})
export type FeaturesBlock = z.infer<typeof featuresBlock.schema>
