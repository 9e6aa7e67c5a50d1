// A strip of logos: customers, partners or members. A name without a picture is set in type.

import * as z from 'zod'
import { assetPathSchema, hrefSchema, textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

const logoItemSchema = z
  .strictObject({
    name: textSchema.describe('Name of the company. Screen readers say it; without a logo it is shown.'),
    logo: assetPathSchema.optional().describe('Its logo, e.g. /assets/harbour.svg. Default: its name in type.'),
    logoDark: assetPathSchema.optional().describe('The same for dark pages. Default: logo.'),
    href: hrefSchema.optional().describe('Makes the logo a link.'),
  })
  .refine(({ logo, logoDark }) => logo !== undefined || logoDark === undefined, {
    error: 'needs "logo" beside it, for light pages',
    path: ['logoDark'],
  })
  .describe('One company.')

export const logosBlock = defineBlockSchema('logos', 'A strip of logos of customers or partners.', {
  data: z.strictObject({
    items: z.array(logoItemSchema).min(1, 'needs at least one item').describe('The companies, in their order.'),
  }),
  pictures: ({ items }) => items.flatMap(({ logo, logoDark }) => [logo, logoDark].filter((path) => path !== undefined)),
})
export type LogosBlock = z.infer<typeof logosBlock.schema>
