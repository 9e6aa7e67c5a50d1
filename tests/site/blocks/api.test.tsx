// The API block: its plan picks the calls, and says with real examples how they are requested; its summary keeps the
// ids that links name and leads to the page that describes each call.

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { apiBlock } from '#schemas/blocks/api.ts'
import { type Endpoint, endpointSchema } from '#schemas/endpoint.ts'
import { ApiSummary } from '#site/blocks/api/api-summary.tsx'
import { planApi, printApi } from '#site/blocks/api/plan.ts'
import type { CodeSample, SiteView } from '#site/plan-view.ts'

const response = { status: 200, description: 'It worked.' }
const endpoints: Endpoint[] = [
  endpointSchema.parse({
    id: 'getCall',
    method: 'GET',
    path: '/v1/calls/{id}',
    summary: 'Get one call',
    description: 'Returns a call.',
    category: 'calls',
    referenceUrl: '/reference/calls',
    parameters: [{ name: 'id', in: 'path', type: 'string', required: true, description: 'Which.', example: 'call_1' }],
    responses: [response],
  }),
  endpointSchema.parse({
    id: 'createWebhook',
    method: 'POST',
    path: '/v1/webhooks',
    summary: 'Register a webhook',
    description: 'Registers an address.',
    category: 'webhooks',
    requestBody: { type: 'application/json', description: 'Where to.', example: { url: 'https://app.example.com' } },
    responses: [response],
  }),
]
const site = {
  site: { name: 'Acme', api: {}, pages: { apiReferenceUrl: '/reference', apiExplorerUrl: '/try' } },
  list: () => endpoints,
  markdown: () => '<p>Text</p>',
  code: (sample: CodeSample) => ({ ...sample, html: sample.code }),
} as unknown as SiteView
const blockOf = (data: object) => apiBlock.schema.parse({ id: 'block', type: 'api', data })
const dataOf = (data: object) => blockOf(data).data
const frame = {
  id: 'block',
  title: 'Operations',
  layout: 'default',
  styling: { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' },
} as const

afterEach(cleanup)

it('shows the calls of its category only, and gives the reference their requests with the documented examples', () => {
  const planned = planApi(dataOf({ view: 'reference', category: 'calls' }), site)
  expect(planned.endpoints.map(({ id }) => id)).toEqual(['getCall'])
  expect(planned.requests?.getCall?.map(({ title, language, html }) => [title, language, html.split('\n')[1]])).toEqual(
    [
      ['cURL', 'bash', "  'https://api.example.com/v1/calls/call_1' \\"],
      ['Node.js', 'javascript', '  method: "GET",'],
      ['Python', 'python', 'import requests'],
    ],
  )
  const all = planApi(dataOf({ view: 'reference' }), site)
  expect(all.requests?.createWebhook?.[0]?.html).toContain('"url": "https://app.example.com"')
})

it('tells only the explorer which call to show first: the named one, else none', () => {
  expect(planApi(dataOf({ start: 'createWebhook' }), site).startId).toBe('createWebhook')
  const planned = planApi(dataOf({}), site)
  expect([planned.startId, planned.requests]).toEqual([undefined, undefined])
  expect(planApi(dataOf({ view: 'summary' }), site).startId).toBeUndefined()
})

it('summarises calls under their ids, with links to the page of each', () => {
  const block = blockOf({ view: 'summary' })
  render(<ApiSummary block={frame} data={planApi(block.data, site)} />)
  expect(document.querySelector('#getCall')?.textContent).toContain('/v1/calls/{id}')
  expect(screen.getByRole('link', { name: 'Get one call' }).getAttribute('href')).toBe('/reference/calls#getCall')
  expect(screen.getByRole('link', { name: 'Register a webhook' }).getAttribute('href')).toBe('/reference#createWebhook')
  expect(screen.getByRole('link', { name: 'Try getCall in the explorer' }).getAttribute('href')).toBe(
    '/try?endpoint=getCall',
  )
  expect(printApi(block, site).join('\n')).toContain('**getCall**: `GET /v1/calls/{id}`. Get one call.')
})
