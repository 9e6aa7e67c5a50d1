// What people build, each with the order of its messages, and what it means for whom.

import * as z from 'zod'
import { hrefSchema, idSchema, textSchema } from '../primitives.ts'
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
    title: textSchema,
    description: textSchema.describe('Two or three sentences.'),
    points: z.array(textSchema).default([]).describe('What it takes or brings.'),
    href: hrefSchema.optional(),
    linkLabel: textSchema.optional().describe('Text of the link.'),
    flow: z
      .strictObject({
        participants: z.array(textSchema).min(2, 'needs at least two participants'),
        steps: z.array(flowStepSchema).min(1, 'needs at least one step'),
      })
      .optional()
      .describe('Messages in order, drawn as a sequence.'),
  })
  .describe('Something people build.')

export const usecasesBlock = defineBlockSchema('usecases', 'What people build.', {
  data: z.strictObject({
    cases: z.array(useCaseSchema).min(1, 'needs at least one case'),
    stakeholders: z
      .array(
        z
          .strictObject({
            title: textSchema.describe('Who, e.g. "Developers".'),
            description: textSchema,
            links: z.array(z.strictObject({ label: textSchema, href: hrefSchema })).default([]),
          })
          .describe('What it means for one group of readers.'),
      )
      .default([]),
  }),
})
export type UsecasesBlock = z.infer<typeof usecasesBlock.schema>
