// The calls of content/data/endpoints.yaml: as an explorer to try, or as a reference to read.

import * as z from 'zod'
import { textSchema } from '../primitives.ts'
import { blockSchema } from './block.ts'

export const apiBlockSchema = blockSchema(
  'api',
  z
    .strictObject({
      view: z
        .enum(['explorer', 'reference'])
        .default('explorer')
        .describe('explorer: try calls, reference: read about them.'),
      host: textSchema.default('https://api.example.com').describe('Host put before every path.'),
    })
    .prefault({}),
).describe('The calls of the HTTP API.')
export type ApiBlock = z.infer<typeof apiBlockSchema>
