// What people build, each with the order of its messages, and what it means for whom.

import * as z from 'zod'
import { iconSchema } from '../icon.ts'
import { hrefSchema, idSchema, textSchema } from '../primitives.ts'
import { itemPictureSchema } from '../shown-picture.ts'
import { textLinkSchema } from '../text-link.ts'
import { defineBlockSchema } from './block.ts'

const flowStepSchema = z
  .strictObject({
    from: textSchema.describe('Participant that sends.'),
    to: textSchema.describe('Participant that receives. The same as `from` for a note.'),
    label: textSchema.describe('Message, e.g. "POST /v1/calls".'),
    kind: z.enum(['signal', 'media']).default('signal').describe('media is drawn as sound.'),
  })
  .describe('One message of a call flow.')

const useCaseSchema = z
  .strictObject({
    id: idSchema,
    icon: iconSchema.optional(),
    picture: itemPictureSchema.optional().describe('Picture below the text, where there is no `flow`.'),
    title: textSchema.describe('What is built, in a few words.'),
    description: textSchema.describe('Two or three sentences.'),
    points: z.array(textSchema).default([]).describe('What it takes or brings.'),
    href: hrefSchema.optional(),
    linkLabel: textSchema.optional().describe('Text of the link.'),
    flow: z
      .strictObject({
        participants: z
          .array(textSchema)
          .min(2, 'needs at least two participants')
          .describe('Who sends and receives, left to right.'),
        steps: z.array(flowStepSchema).min(1, 'needs at least one step').describe('The messages, from first to last.'),
      })
      .optional()
      .describe('Messages in order, drawn as a sequence.'),
  })
  .describe('Something people build.')

export const usecasesBlock = defineBlockSchema('usecases', 'What people build.', {
  data: z.strictObject({
    cases: z
      .array(useCaseSchema)
      .min(1, 'needs at least one case')
      .describe('What people build, in the order of the page.'),
    stakeholders: z
      .array(
        z
          .strictObject({
            title: textSchema.describe('Who, e.g. "Developers".'),
            description: textSchema.describe('What they get from it, in one or two sentences.'),
            links: z.array(textLinkSchema).default([]).describe('Pages for these readers.'),
          })
          .describe('What it means for one group of readers.'),
      )
      .default([])
      .describe('What it means for each group of readers.'),
  }),
  pictures: ({ cases }) => cases.flatMap(({ picture }) => picture?.src ?? []),
})
export type UsecasesBlock = z.infer<typeof usecasesBlock.schema>
