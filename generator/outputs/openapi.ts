// openapi.json: the endpoints of the content as an OpenAPI 3.1 document. In: endpoints and the host. Out: text.

import type { Endpoint } from '#schemas/endpoint.ts'

/** Types of the documentation's words; anything else is text. */
const jsonTypes: Readonly<Record<string, string>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
}

/** The document. Endpoints that share path and method would overwrite each other; ids keep them apart as operationId. */
export function openApiFile(
  endpoints: readonly Endpoint[],
  facts: { title: string; version: string; host: string },
): string {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const item = paths[endpoint.path] ?? {}
    paths[endpoint.path] = item
    item[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  const document = {
    openapi: '3.1.0',
    info: { title: facts.title, version: facts.version },
    servers: [{ url: facts.host }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function operation(endpoint: Endpoint): Record<string, unknown> {
  const inAddress = endpoint.parameters.filter((parameter) => parameter.in !== 'body')
  const inBody = endpoint.parameters.filter((parameter) => parameter.in === 'body')
  const required = inBody.filter((parameter) => parameter.required).map(({ name }) => name)
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: endpoint.description.trim(),
    tags: [endpoint.category],
    ...(endpoint.authentication ? { security: [{ bearer: [] }] } : { security: [] }),
    ...(inAddress.length === 0
      ? {}
      : {
          parameters: inAddress.map((parameter) => ({
            name: parameter.name,
            in: parameter.in,
            required: parameter.in === 'path' || parameter.required,
            description: parameter.description,
            schema: schemaOf(parameter),
          })),
        }),
    ...(endpoint.requestBody
      ? {
          requestBody: {
            description: endpoint.requestBody.description,
            required: true,
            content: {
              [endpoint.requestBody.type]: {
                schema: {
                  type: 'object',
                  ...(required.length === 0 ? {} : { required }),
                  properties: Object.fromEntries(
                    inBody.map((parameter) => [
                      parameter.name,
                      { ...schemaOf(parameter), description: parameter.description },
                    ]),
                  ),
                },
                ...(endpoint.requestBody.example === undefined ? {} : { example: endpoint.requestBody.example }),
              },
            },
          },
        }
      : {}),
    responses: Object.fromEntries(
      endpoint.responses.map((response) => [
        String(response.status),
        {
          description: response.description,
          ...(response.example === undefined
            ? {}
            : {
                content: {
                  'application/json': {
                    schema: { type: Array.isArray(response.example) ? 'array' : 'object' },
                    example: response.example,
                  },
                },
              }),
        },
      ]),
    ),
  }
}

function schemaOf(parameter: Endpoint['parameters'][number]): Record<string, unknown> {
  return {
    type: jsonTypes[parameter.type] ?? 'string',
    ...(parameter.example === undefined ? {} : { examples: [parameter.example] }),
  }
}
