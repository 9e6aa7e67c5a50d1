import type { Endpoint } from '#schemas/endpoint.ts'

type Parameter = Endpoint['parameters'][number]

/** JSON Schema types by the words of the documentation; other words mean a string. */
const jsonTypes: Readonly<Record<string, string>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
}

/** openapi.json, an OpenAPI 3.1 document. Of endpoints with the same path and method the last one wins. */
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
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: endpoint.description.trim(),
    tags: [endpoint.category],
    security: endpoint.authentication ? [{ bearer: [] }] : [],
    ...(inAddress.length === 0 ? {} : { parameters: inAddress.map(describeParameter) }),
    ...(endpoint.requestBody ? { requestBody: describeBody(endpoint, endpoint.requestBody) } : {}),
    responses: Object.fromEntries(
      endpoint.responses.map((response) => [String(response.status), describeResponse(response)]),
    ),
  }
}

function describeParameter(parameter: Parameter): Record<string, unknown> {
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.in === 'path' || parameter.required,
    description: parameter.description,
    schema: schemaOf(parameter),
  }
}

function describeBody(
  { parameters }: Endpoint,
  { description, type, example }: NonNullable<Endpoint['requestBody']>,
): Record<string, unknown> {
  const fields = parameters.filter((parameter) => parameter.in === 'body')
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  const schema = {
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(
      fields.map((field) => [field.name, { ...schemaOf(field), description: field.description }]),
    ),
  }
  return { description, required: true, content: { [type]: { schema, ...(example === undefined ? {} : { example }) } } }
}

function describeResponse({ description, example }: Endpoint['responses'][number]): Record<string, unknown> {
  if (example === undefined) return { description }
  const schema = { type: Array.isArray(example) ? 'array' : 'object' }
  return { description, content: { 'application/json': { schema, example } } }
}

function schemaOf(parameter: Parameter): Record<string, unknown> {
  return {
    type: jsonTypes[parameter.type] ?? 'string',
    ...(parameter.example === undefined ? {} : { examples: [parameter.example] }),
  }
}
