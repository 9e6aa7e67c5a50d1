// Whether a call needs a key is one value with two names.

import { expect, it } from 'vitest'
import { endpointSchema } from '#schemas/endpoint.ts'

const call = {
  id: 'listCalls',
  method: 'GET',
  path: '/v1/calls',
  summary: 'List calls',
  description: 'All calls.',
  category: 'calls',
  responses: [{ status: 200, description: 'The calls.' }],
}

it.each([
  [{}, true],
  [{ authentication: false }, false],
  [{ requiresAuth: false }, false],
  [{ requiresAuth: true }, true],
  [{ authentication: false, requiresAuth: false }, false],
])('reads %j as one value', (written, authentication) => {
  const read = endpointSchema.parse({ ...call, ...written })
  expect(read).toMatchObject({ authentication })
  expect(read).not.toHaveProperty('requiresAuth')
})

it.each([
  { authentication: true, requiresAuth: false },
  { authentication: false, requiresAuth: true },
])('refuses %j', (written) => {
  expect(() => endpointSchema.parse({ ...call, ...written })).toThrow('must have the same value as authentication')
})
