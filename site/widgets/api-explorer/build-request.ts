// A path parameter without a value stays in braces; a key that is hidden or missing becomes an environment variable.

import type { Endpoint, EndpointParameter } from '#schemas/endpoint.ts'
import { encodeText } from '../../parts/encode-text.ts'

export interface RequestInput {
  host: string
  endpoint: Pick<Endpoint, 'method' | 'path' | 'authentication' | 'parameters'> & {
    requestBody?: Pick<NonNullable<Endpoint['requestBody']>, 'type' | 'description'> | undefined
  }
  /** Values by parameterKey. */
  values: Record<string, string>
  body: string
  apiKey: string
  isKeyHidden: boolean
  /** Environment variable that stands for a key that is hidden or missing. */
  keyVariable: string
}

export interface RequestDraft {
  method: string
  url: string
  headers: { name: string; value: string }[]
  /** Missing: no key is sent. `environment`: the code reads the key from an environment variable. */
  bearer?: { from: 'text'; key: string } | { from: 'environment'; variable: string }
  body?: string
}

/** Key of a value: the same name may occur in the path and in the query. */
export function parameterKey(parameter: Pick<EndpointParameter, 'in' | 'name'>): string {
  return `${parameter.in}:${parameter.name}`
}

/** The request that a visitor has put together; nothing is sent. */
export function buildRequest(input: RequestInput): RequestDraft {
  const { host, endpoint, values, body } = input
  const given = endpoint.parameters
    .map((parameter) => ({ ...parameter, value: values[parameterKey(parameter)] ?? '' }))
    .filter(({ value }) => value !== '')
  const path = given
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, value }) => text.split(`{${name}}`).join(encodeText(value)), endpoint.path)
  const query = given
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, value }) => `${encodeText(name)}=${encodeText(value)}`)
  const headers = given
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, value }) => ({ name, value: value.replace(/[\r\n]+/g, ' ') }))
  const hasBody = endpoint.requestBody !== undefined && body.trim() !== ''
  if (hasBody) headers.push({ name: 'Content-Type', value: endpoint.requestBody?.type ?? 'application/json' })
  const request: RequestDraft = {
    method: endpoint.method,
    url: `${joinAddress(host, path)}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
  }
  if (endpoint.authentication)
    request.bearer =
      input.apiKey === '' || input.isKeyHidden
        ? { from: 'environment', variable: input.keyVariable }
        : { from: 'text', key: input.apiKey }
  if (hasBody) request.body = body
  return request
}

/** Host and path, with one slash between them. */
export function joinAddress(host: string, path: string): string {
  return `${host.replace(/\/+$/, '')}${path}`
}
