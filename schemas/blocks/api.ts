// The calls of content/data/endpoints.yaml: as an explorer to try, or as a reference to read.

import * as z from 'zod'
import { claimIdSchema } from '../claim.ts'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const apiBlock = defineBlockSchema('api', 'The calls of the HTTP API.', {
  data: z
    .strictObject({
      view: z
        .enum(['explorer', 'reference'])
        .default('explorer')
        .describe('explorer: try calls, reference: read about them.'),
      host: textSchema.default('https://api.example.com').describe('Host that every path starts with.'),
      versionClaim: claimIdSchema.default('api-version').describe('Claim whose value is the version in openapi.json.'),
    })
    .prefault({}),
  anchor: ({ view }) => (view === 'explorer' ? 'api-explorer' : undefined),
  itemAnchors: ({ view }, { endpoints }) => (view === 'reference' ? endpoints.map(({ id }) => id) : []),
  service: ({ host, versionClaim }) => ({ host, versionClaim }),
})
export type ApiBlock = z.infer<typeof apiBlock.schema>
