import type { Endpoint } from '#schemas/endpoint.ts'
import type { Json, JsonObject } from '../json.ts'

type Parameter = Endpoint['parameters'][number]

/** JSON Schema types by the words of the documentation; other words mean a string. */
const jsonTypes: Readonly<Record<string, string>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
}

/** What openapi.json says apart from the endpoints. Addresses are absolute. */
interface ApiFacts {
  /** Of the site. */
  name: string
  /** Of the site; may be empty. */
  description: string
  version: string
  host: string
  homeUrl: string
  email: string | undefined
  license: { name: string; url: string } | undefined
}

/** openapi.json, an OpenAPI 3.1 document. Of endpoints with the same path and method the last one wins. */
export function openApiFile(endpoints: readonly Endpoint[], facts: ApiFacts): string {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    const item = paths[endpoint.path] ?? {}
    paths[endpoint.path] = item
    item[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  const document = {
    openapi: '3.1.0',
    info: describeApi(facts),
    servers: [{ url: facts.host }],
    tags: listTags(endpoints),
    paths,
    ...(endpoints.some(({ authentication }) => authentication)
      ? { components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } } }
      : {}),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function describeApi({ name, description, version, homeUrl, email, license }: ApiFacts): JsonObject {
  const title = `${name} API`
  return {
    title,
    description: description || title,
    version,
    contact: { name, url: homeUrl, ...(email === undefined ? {} : { email }) },
    ...(license ? { license } : {}),
  }
}

/** A tag for each category, described by what its endpoints do. */
function listTags(endpoints: readonly Endpoint[]): { name: string; description: string }[] {
  const names = [...new Set(endpoints.map(({ category }) => category))]
  return names.map((name) => {
    const summaries = endpoints.filter(({ category }) => category === name).map(({ summary }) => summary)
    return { name, description: summaries.join(' · ') }
  })
}

function operation(endpoint: Endpoint): JsonObject {
  const inAddress = [
    ...undeclared(endpoint),
    ...endpoint.parameters.filter((parameter) => parameter.in !== 'body').map(describeParameter),
  ]
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: endpoint.description.trim(),
    tags: [endpoint.category],
    security: endpoint.authentication ? [{ bearer: [] }] : [],
    ...(inAddress.length === 0 ? {} : { parameters: inAddress }),
    ...(endpoint.requestBody ? { requestBody: describeBody(endpoint, endpoint.requestBody) } : {}),
    responses: Object.fromEntries(
      endpoint.responses.map((response) => [String(response.status), describeResponse(response)]),
    ),
  }
}

/** OpenAPI demands a description of every parameter in a path. */
function undeclared({ path, parameters }: Endpoint): JsonObject[] {
  const declared = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name))
  return [...path.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) =>
    declared.has(name) ? [] : [{ name, in: 'path', required: true, schema: { type: 'string' } }],
  )
}

function describeParameter(parameter: Parameter): JsonObject {
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
): JsonObject {
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

function describeResponse({ description, example }: Endpoint['responses'][number]): JsonObject {
  if (example === undefined) return { description }
  return { description, content: { 'application/json': { schema: schemaOfExample(example), example } } }
}

function schemaOf({ type: word, example }: Parameter): JsonObject {
  const type = jsonTypes[word] ?? 'string'
  return {
    type,
    ...(type === 'array' ? { items: itemsOf(example) } : {}),
    ...(example === undefined ? {} : { examples: [example] }),
  }
}

function schemaOfExample(example: Json): JsonObject {
  const type = typeOf(example)
  return { type, ...(type === 'array' ? { items: itemsOf(example) } : {}) }
}

/** Schema of the items of an array: what all items of the example have in common, else anything. */
function itemsOf(example: Json): JsonObject {
  const types = new Set(Array.isArray(example) ? example.map(typeOf) : [])
  const [type] = types
  return types.size === 1 && type !== 'array' ? { type } : {}
}

function typeOf(example: Json): string {
  if (example === null) return 'null'
  return Array.isArray(example) ? 'array' : typeof example
}
