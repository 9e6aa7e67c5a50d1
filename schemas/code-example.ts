// A piece of code with its language. Shared by code blocks, the playground, SDKs and platforms.

import * as z from 'zod'
import { longTextSchema, textSchema } from './primitives.ts'

/** Language word of a code fence: the characters of a class name, 32 at most. */
export const languageSchema = z
  .string()
  .regex(/^[\w+#.-]{1,32}$/, 'must be a language word such as javascript, python or bash')
  .describe('Language of the code, e.g. javascript, python, bash, json.')

export const codeExampleSchema = z
  .strictObject({
    language: languageSchema,
    title: textSchema.describe('Name of the tab, e.g. "JavaScript".'),
    code: longTextSchema.describe('The code itself, as a block scalar (|).'),
    description: textSchema.optional().describe('One sentence shown with the code.'),
    fileName: textSchema.optional().describe('File the code belongs to, e.g. "server/voice.js".'),
  })
  .describe('A piece of code with its language.')
