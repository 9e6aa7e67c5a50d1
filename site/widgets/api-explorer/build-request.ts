// The HTTP request a visitor has put together. In: host, endpoint, values, body and key. Out: method, URL, headers and body as plain data.
// Never sends anything. A path parameter without a value stays in braces; a key that is hidden or missing becomes the environment variable.

import type { EndpointParameter } from '#schemas/endpoint.ts'
import type { EndpointView } from '../../blocks/api/plan.ts'
import { encodeText } from '../../parts/encode-text.ts'

export interface RequestInput {
  host: string
  endpoint: Pick<EndpointView, 'method' | 'path' | 'authentication' | 'parameters' | 'requestBody'>
  /** Values by parameterKey. */
  values: Record<string, string>
  body: string
  apiKey: string
  isKeyHidden: boolean
}

export interface RequestDraft {
  method: string
  url: string
  headers: { name: string; value: string }[]
  /** Missing: no key is sent. `environment`: the key is read from VOICE_API_KEY. */
  bearer?: { from: 'text'; key: string } | { from: 'environment' }
  body?: string
}

/** Name of a value: the same name may occur in the path and in the query. */
export function parameterKey(parameter: Pick<EndpointParameter, 'in' | 'name'>): string {
  return `${parameter.in}:${parameter.name}`
}

export function buildRequest({ host, endpoint, values, body, apiKey, isKeyHidden }: RequestInput): RequestDraft {
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
    request.bearer = apiKey === '' || isKeyHidden ? { from: 'environment' } : { from: 'text', key: apiKey }
  if (hasBody) request.body = body
  return request
}

/** A path behind the host, with one slash between them. */
export function joinAddress(host: string, path: string): string {
  return `${host.replace(/\/+$/, '')}${path}`
}
