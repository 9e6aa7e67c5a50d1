// Numbered steps, e.g. how an order goes. Steps of instructions belong in articles, as `:::steps`.

import * as z from 'zod'
import { assetPathSchema, hrefSchema, textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

const stepSchema = z
  .strictObject({
    title: textSchema.describe('What is done, in a few words.'),
    description: textSchema.describe('One or two sentences.'),
    image: assetPathSchema.optional().describe('Picture of the step.'),
    alt: z.string().default('').describe('What the picture shows; empty when it only decorates.'),
    href: hrefSchema.optional().describe('Page with more.'),
    linkLabel: textSchema.optional().describe('Text of the link. Default: the title.'),
  })
  .describe('One step.')

export const stepsBlock = defineBlockSchema('steps', 'Numbered steps.', {
  data: z.strictObject({
    items: z.array(stepSchema).min(1, 'needs at least one item').describe('The steps, from first to last.'),
  }),
  pictures: ({ items }) => items.flatMap(({ image }) => (image === undefined ? [] : [image])),
})
export type StepsBlock = z.infer<typeof stepsBlock.schema>
