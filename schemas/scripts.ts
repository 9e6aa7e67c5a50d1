// Scripts of other hosts that every page loads. Each needs an open door in `allow.scripts` as well.

import * as z from 'zod'
import { namesOnce } from './names-once.ts'
import { textSchema } from './primitives.ts'

const nameSchema = textSchema.describe('What it is called, e.g. "Harbour Statistics". Once on a site.')
const purposeSchema = textSchema.describe('What it is for, in the words that visitors read before they choose.')

const scriptSchema = z.strictObject({
  name: nameSchema,
  purpose: purposeSchema,
  src: z
    .string()
    .regex(/^https:\/\/[^\s\\"'<>]+$/, { error: 'must be the https address of a script', abort: true })
    .refine((address) => URL.canParse(address), 'must be the https address of a script')
    .describe('Address of the script.'),
  load: z
    .enum(['idle', 'consent'])
    .default('consent')
    .describe('When it is loaded: once the page is idle, or once the visitor has allowed it.'),
  module: z.boolean().default(false).describe('Whether its maker writes type="module".'),
  integrity: z
    .string()
    .regex(/^sha(?:256|384|512)-[A-Za-z\d+/]+={0,2}$/, 'must be a hash such as sha384-…, as its maker gives it')
    .optional()
    .describe('Hash of the file. Browsers refuse any other file.'),
  data: z
    .record(
      z.string().regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'must be the name of a data attribute without "data-"'),
      z.string(),
    )
    .default({})
    .describe('Its data attributes without "data-", e.g. { domain: example.com }.'),
})

const checkNames = namesOnce('must be another: a script above has this one')

export const scriptsSchema = z
  .array(scriptSchema)
  .superRefine(checkNames)
  .default([])
  .describe('Scripts of other hosts on every page, e.g. statistics. None by default.')
export type Script = z.infer<typeof scriptSchema>

/** In another language: what visitors read of a script, by its name. */
export const scriptWordsSchema = z
  .array(z.strictObject({ name: nameSchema.describe('That of the default language.'), purpose: purposeSchema }))
  .superRefine(checkNames)
  .optional()
  .describe('What the scripts of the site are for, in this language.')
