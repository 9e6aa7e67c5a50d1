// A file of content/assets, as the build and the debug panel list it. Derived, never written by hand.

import * as z from 'zod'
import { dateSchema, idSchema, textSchema } from './primitives.ts'

export const assetSchema = z
  .strictObject({
    id: idSchema,
    name: textSchema.describe('File name.'),
    type: z.enum(['image', 'video', 'document']),
    url: textSchema.describe('Path that content uses, e.g. /assets/diagram.svg.'),
    size: z.int().min(0).describe('Bytes.'),
    uploadedAt: dateSchema.optional(),
    usedIn: z.array(textSchema).describe('Paths of the pages that use it.'),
  })
  .describe('A file of content/assets.')
export type Asset = z.infer<typeof assetSchema>
