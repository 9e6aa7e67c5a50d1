// content/strings.yaml: words of the interface that differ from those of the site's language.

import * as z from 'zod'
import { textSchema } from './primitives.ts'

/** Words by name, in groups. */
export interface Words {
  [name: string]: string | Words
}

const wordsSchema: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([textSchema, wordsSchema])))

export const stringsSchema = wordsSchema.describe(
  'Words of the interface by group and name: the reference lists them. In a word made of values, {1} is the first.',
)
