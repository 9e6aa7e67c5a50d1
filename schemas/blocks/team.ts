// People with their portraits and what they do.

import * as z from 'zod'
import { assetPathSchema, textSchema } from '../primitives.ts'
import { textLinkSchema } from '../text-link.ts'
import { defineBlockSchema } from './block.ts'

const personSchema = z
  .strictObject({
    name: textSchema.describe('Name of the person.'),
    role: textSchema.optional().describe('Position, e.g. "Head of the workshop".'),
    description: textSchema.optional().describe('One or two sentences.'),
    avatar: assetPathSchema
      .optional()
      .describe('Portrait, best a square. Initials are drawn when only others have one.'),
    links: z.array(textLinkSchema).default([]).describe('Ways to reach the person, or pages about them.'),
  })
  .describe('One person.')

export const teamBlock = defineBlockSchema('team', 'People with their portraits.', {
  data: z.strictObject({
    people: z.array(personSchema).min(1, 'needs at least one person').describe('The people, in their order.'),
  }),
  pictures: ({ people }) => people.flatMap(({ avatar }) => (avatar === undefined ? [] : [avatar])),
})
export type TeamBlock = z.infer<typeof teamBlock.schema>
