// openapi.json: endpoints of the content as OpenAPI 3.1, and the fixed parts of that document.

import { describe, expect, it } from 'vitest'
import { openApiFile } from '#generator/outputs/openapi.ts'
import { endpointSchema } from '#schemas/endpoint.ts'
import { describeFiles } from '../describe-files.ts'

const facts = {
  name: 'Test',
  description: 'Trains and lakes.',
  version: '1.0',
  host: 'https://api.example.com',
  homeUrl: 'https://example.com/',
  email: undefined,
  license: undefined,
}
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
  it('names version, title, contact and server, and no way to authenticate that no endpoint uses', () => {
    expect(print()).toEqual({
      openapi: '3.1.0',
      info: {
        title: 'Test API',
        description: 'Trains and lakes.',
        version: '1.0',
        contact: { name: 'Test', url: 'https://example.com/' },
      },
      servers: [{ url: 'https://api.example.com' }],
      tags: [],
      paths: {},
    })
  })

  it('describes an API whose site has no description by its title, and names e-mail and licence if there are', () => {
    const more = { description: '', email: 'api@example.com', license: { name: 'MIT', url: 'https://example.com/mit' } }
    expect(JSON.parse(openApiFile([], { ...facts, ...more })).info).toEqual({
      title: 'Test API',
      description: 'Test API',
      version: '1.0',
      contact: { name: 'Test', url: 'https://example.com/', email: 'api@example.com' },
      license: more.license,
    })
  })

  it('describes a parameter of a path that the endpoint does not declare', () => {
    const parameters = [{ name: 'id', in: 'path', type: 'string', description: 'Call.' }]
    const { paths } = print({ id: 'leg', method: 'GET', path: '/v1/calls/{id}/legs/{leg}', parameters })
    expect(paths['/v1/calls/{id}/legs/{leg}'].get.parameters).toMatchObject([
      { name: 'leg', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'id', in: 'path', required: true, description: 'Call.' },
    ])
  })

  it('defines the tags of its calls, described by what these do', () => {
    const { tags } = print(
      { id: 'list', method: 'GET', path: '/v1/calls', summary: 'List calls' },
      { id: 'hook', method: 'POST', path: '/v1/hooks', summary: 'Add a webhook', category: 'hooks' },
      { id: 'start', method: 'POST', path: '/v1/calls', summary: 'Start a call' },
    )
    expect(tags).toEqual([
      { name: 'calls', description: 'List calls · Start a call' },
      { name: 'hooks', description: 'Add a webhook' },
    ])
  })

  it.each([
    [['a', 'b'], { type: 'array', items: { type: 'string' } }],
    [['a', 1], { type: 'array', items: {} }],
    [[], { type: 'array', items: {} }],
    [[['a']], { type: 'array', items: {} }],
    ['a', { type: 'string' }],
    [1.5, { type: 'number' }],
    [true, { type: 'boolean' }],
    [null, { type: 'null' }],
  ])('the example %j has the schema %j', (example, schema) => {
    const responses = [{ status: 200, description: 'Fine.', example }]
    const parameters = [{ name: 'ids', type: 'array', description: 'Ids.', example }]
    const { get } = print({ id: 'list', method: 'GET', path: '/v1/calls', responses, parameters }).paths['/v1/calls']
    expect(get.responses[200].content['application/json'].schema).toEqual(schema)
    if (Array.isArray(example)) expect(get.parameters[0].schema).toEqual({ ...schema, examples: [example] })
  })

  it('puts calls of one path together, by method', () => {
    const { paths, components } = print(
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
    expect(components).toEqual({ securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } })
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
              events: { type: 'array', items: {}, description: 'Events.' },
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
    expect(responses[200].content['application/json']).toEqual({
      schema: { type: 'array', items: { type: 'object' } },
      example: [{ id: 'a' }],
    })
    expect(responses[204]).toEqual({ description: 'Nothing.' })
  })
})

it('openapi.json of a site has absolute addresses, below the base path', async () => {
  const site =
    'name: Lake\nurl: https://example.com\ndescription: Boats.\ncontact: { email: api@example.com }\n' +
    'api: { license: { name: Terms, url: /terms } }\n'
  const { files } = await describeFiles(
    { 'content/site.yaml': site, 'content/pages/terms.yaml': 'title: Terms\nblocks: []\n' },
    { basePath: '/base' },
  )
  expect(JSON.parse(files['openapi.json'] ?? '').info).toEqual({
    title: 'Lake API',
    description: 'Boats.',
    version: '1.0',
    contact: { name: 'Lake', url: 'https://example.com/base', email: 'api@example.com' },
    license: { name: 'Terms', url: 'https://example.com/base/terms' },
  })
})
