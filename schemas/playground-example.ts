// One example of the code playground. Running it replays the recorded output; nothing is executed.

import * as z from 'zod'
import { languageSchema } from './code-example.ts'
import { idSchema, textSchema } from './primitives.ts'
import { textLinkSchema } from './text-link.ts'

export const playgroundExampleSchema = z
  .strictObject({
    id: idSchema,
    title: textSchema.describe('e.g. "Basic Voice Call".'),
    description: textSchema.describe('One sentence about the program.'),
    language: languageSchema,
    fileName: textSchema
      .optional()
      .describe('Name that the Download button gives to the file, e.g. "call.mjs". Default: from id and language.'),
    code: textSchema.describe('The program, as a block scalar (|).'),
    config: textSchema.describe('Configuration shown by the Config button, as JSON in a block scalar (|).'),
    output: z.array(textSchema).min(1, 'needs at least one line').describe('Recorded lines the run replays.'),
    documentation: z.array(textLinkSchema).default([]).describe('Related documentation.'),
  })
  .describe('One example of the code playground.')
export type PlaygroundExample = z.infer<typeof playgroundExampleSchema>
