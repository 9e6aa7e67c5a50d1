// One call of the platform's HTTP API: documentation, example and what the explorer shows. The server is not part
// of this project.

import * as z from 'zod'
import { anchorSchema, countSchema, hrefSchema, markdownSchema, textSchema } from './primitives.ts'

/** Any JSON value, kept as the writer wrote it. */
const exampleSchema = z.json()

const parameterSchema = z
  .strictObject({
    name: textSchema.describe('Name of the value as the call has it.'),
    in: z.enum(['path', 'query', 'body', 'header']).default('query').describe('Where the value is sent.'),
    type: textSchema.describe('e.g. string, integer.'),
    required: z.boolean().default(false).describe('Whether the call fails without it.'),
    description: textSchema.describe('What the value does.'),
    example: exampleSchema.optional().describe('A value that works.'),
  })
  .describe('One value a call takes.')
export type EndpointParameter = z.infer<typeof parameterSchema>

const responseSchema = z
  .strictObject({
    status: z.int().min(100).max(599).describe('HTTP status code.'),
    description: textSchema.describe('When this answer comes.'),
    schema: textSchema.optional().describe('Name or outline of the body, e.g. "Call".'),
    example: exampleSchema.optional().describe('Body as JSON.'),
  })
  .describe('One answer a call can give.')

export const endpointSchema = z
  .strictObject({
    id: anchorSchema.describe('Operation name, also its anchor, e.g. createCall.'),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).describe('HTTP method.'),
    path: z
      .string()
      .regex(/^\/[\w/{}.-]*$/, 'must be a path such as /v1/calls/{id}')
      .describe('Path on the API host, parameters in braces.'),
    summary: textSchema.describe('A few words.'),
    description: markdownSchema.describe('Markdown.'),
    category: textSchema.describe('Group in the explorer, e.g. "calls".'),
    authentication: z.boolean().optional().describe('Needs an API key. Default: true.'),
    requiresAuth: z.boolean().optional().describe('Another name for authentication.'),
    referenceUrl: hrefSchema
      .optional()
      .describe('Page that describes the call in full. Default: pages.apiReferenceUrl of site.yaml.'),
    aliasOf: anchorSchema.optional().describe('Operation that this one is an alias of.'),
    parameters: z.array(parameterSchema).default([]).describe('Values that the call takes.'),
    requestBody: z
      .strictObject({
        type: textSchema.describe('Media type, e.g. application/json.'),
        description: textSchema.describe('What the body contains.'),
        example: exampleSchema.optional().describe('Body as JSON; prefills the explorer.'),
      })
      .optional()
      .describe('Body that the call takes.'),
    responses: z
      .array(responseSchema)
      .min(1, 'needs at least one response')
      .describe('Answers that the call can give.'),
    rateLimit: countSchema.optional().describe('Requests per minute and key.'),
  })
  .refine(({ authentication, requiresAuth = authentication }) => (authentication ?? requiresAuth) === requiresAuth, {
    error: 'must have the same value as authentication, its other name: keep one of the two',
    path: ['requiresAuth'],
  })
  .transform(({ authentication, requiresAuth, ...endpoint }) => ({
    ...endpoint,
    authentication: authentication ?? requiresAuth ?? true,
  }))
  .describe('One call of the HTTP API.')
export type Endpoint = z.infer<typeof endpointSchema>
