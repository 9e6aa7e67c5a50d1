// Code in one or more languages, as tabs, with the response.

import * as z from 'zod'
import { codeExampleSchema } from '../code-example.ts'
import { longTextSchema, textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const codeBlock = defineBlockSchema('code', 'Code in one or more languages.', {
  data: z.strictObject({
    examples: z
      .array(codeExampleSchema)
      .min(1, 'needs at least one example')
      .describe('The code, one tab for each language.'),
    response: z
      .strictObject({
        title: textSchema.default('What comes back').describe('Heading of the response.'),
        status: textSchema.describe('e.g. "201 Created".'),
        body: longTextSchema.describe('JSON, as a block scalar (|).'),
        notes: z.array(textSchema).default([]).describe('Comments on single lines.'),
      })
      .optional()
      .describe('The response of the server.'),
  }),
})
export type CodeBlock = z.infer<typeof codeBlock.schema>
