// openapi.json: endpoints of the content as OpenAPI 3.1, and the fixed parts of that document.

import { describe, expect, it } from 'vitest'
import { openApiFile } from '#generator/outputs/openapi.ts'
import { endpointSchema } from '#schemas/endpoint.ts'

const facts = { title: 'Test API', version: '1.0', host: 'https://api.example.com' }
const ok = [{ status: 200, description: 'Fine.' }]
const print = (...endpoints: Record<string, unknown>[]) =>
  JSON.parse(
    openApiFile(
      endpoints.map((endpoint) =>
        endpointSchema.parse({ summary: 'S', description: 'D\n', category: 'calls', responses: ok, ...endpoint }),
      ),
      facts,
    ),
  )

describe('openApiFile', () => {
  it('names version, title, server and the way to authenticate', () => {
    expect(print()).toEqual({
      openapi: '3.1.0',
      info: { title: 'Test API', version: '1.0' },
      servers: [{ url: 'https://api.example.com' }],
      paths: {},
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    })
  })

  it('puts calls of one path together, by method', () => {
    const { paths } = print(
      { id: 'list', method: 'GET', path: '/v1/calls' },
      { id: 'start', method: 'POST', path: '/v1/calls', authentication: false },
    )
    expect(Object.keys(paths['/v1/calls'])).toEqual(['get', 'post'])
    expect(paths['/v1/calls'].get).toEqual({
      operationId: 'list',
      summary: 'S',
      description: 'D',
      tags: ['calls'],
      security: [{ bearer: [] }],
      responses: { 200: { description: 'Fine.' } },
    })
    expect(paths['/v1/calls'].post.security).toEqual([])
  })

  it('tells parameters of the address from fields of the body', () => {
    const { paths } = print({
      id: 'update',
      method: 'PATCH',
      path: '/v1/calls/{id}',
      parameters: [
        { name: 'id', in: 'path', type: 'string', description: 'Id.' },
        { name: 'limit', type: 'integer', description: 'How many.', example: 20 },
        { name: 'to', in: 'body', type: 'phone number', required: true, description: 'To.', example: '+1 555-0100' },
        { name: 'events', in: 'body', type: 'array', description: 'Events.' },
      ],
      requestBody: { type: 'application/json', description: 'Call.', example: { to: '+1 555-0100' } },
    })
    const operation = paths['/v1/calls/{id}'].patch
    expect(operation.parameters).toEqual([
      { name: 'id', in: 'path', required: true, description: 'Id.', schema: { type: 'string' } },
      {
        name: 'limit',
        in: 'query',
        required: false,
        description: 'How many.',
        schema: { type: 'integer', examples: [20] },
      },
    ])
    expect(operation.requestBody).toEqual({
      description: 'Call.',
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['to'],
            properties: {
              to: { type: 'string', examples: ['+1 555-0100'], description: 'To.' },
              events: { type: 'array', description: 'Events.' },
            },
          },
          example: { to: '+1 555-0100' },
        },
      },
    })
  })

  it('keeps every response; a list as example has the type of a list', () => {
    const { paths } = print({
      id: 'list',
      method: 'GET',
      path: '/v1/calls',
      responses: [
        { status: 200, description: 'All.', example: [{ id: 'a' }] },
        { status: 404, description: 'None.', example: { error: {} } },
        { status: 204, description: 'Nothing.' },
      ],
    })
    const { responses } = paths['/v1/calls'].get
    expect(Object.keys(responses)).toEqual(['200', '204', '404'])
    expect(responses[404].content['application/json']).toEqual({ schema: { type: 'object' }, example: { error: {} } })
    expect(responses[200].content['application/json']).toEqual({ schema: { type: 'array' }, example: [{ id: 'a' }] })
    expect(responses[204]).toEqual({ description: 'Nothing.' })
  })
})
