// The calls of content/data/endpoints.yaml: as an explorer to try, as a reference to read, or as a summary that links
// to the reference.

import * as z from 'zod'
import { claimIdSchema } from '../claim.ts'
import { anchorSchema, textSchema } from '../primitives.ts'
import { defineBlockSchema, type PageReference, type Reference } from './block.ts'

export const apiBlock = defineBlockSchema('api', 'The calls of the HTTP API.', {
  data: z
    .strictObject({
      view: z
        .enum(['explorer', 'reference', 'summary'])
        .default('explorer')
        .describe('explorer: try calls, reference: read about them, summary: one line each, with a link.'),
      host: textSchema.default('https://api.example.com').describe('Host that every path starts with.'),
      category: textSchema.optional().describe('Only calls of this category. Default: all.'),
      start: anchorSchema
        .optional()
        .describe('Call that the explorer shows before a visitor chooses one. Default: none; it lists what each does.'),
      versionClaim: claimIdSchema.default('api-version').describe('Claim whose value is the version in openapi.json.'),
    })
    .prefault({}),
  anchor: ({ view }) => (view === 'explorer' ? 'api-explorer' : undefined),
  items: ({ view, category }, { endpoints }) =>
    view === 'explorer'
      ? []
      : endpoints
          .filter((endpoint) => category === undefined || endpoint.category === category)
          .map(({ id, summary }) => ({ id, title: summary })),
  references: ({ view, category, start }) => [
    ...pagesOf[view],
    ...(category === undefined ? [] : [endpointReference('category', category, 'no call has the category')]),
    ...(start === undefined ? [] : [endpointReference('start', start, 'there is no call')]),
  ],
  service: ({ host, versionClaim }) => ({ host, versionClaim }),
})
export type ApiBlock = z.infer<typeof apiBlock.schema>

const reference: PageReference = {
  to: 'page',
  page: 'apiReferenceUrl',
  from: 'api',
  list: 'endpoints',
  unless: 'referenceUrl',
  path: [],
}
const explorer: PageReference = { to: 'page', page: 'apiExplorerUrl', from: 'api', list: 'endpoints', path: [] }
/** Where each view links by itself. */
const pagesOf = { explorer: [reference], reference: [explorer], summary: [reference, explorer] } as const

function endpointReference(key: 'category' | 'start', value: string, message: string): Reference {
  return {
    to: 'value',
    value,
    source: { of: 'endpoints', field: key === 'start' ? 'id' : 'category' },
    message: `${message} "${value}"`,
    path: [key],
  }
}
