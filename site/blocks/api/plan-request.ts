// The request of a reference: the explorer's own snippets, filled with the documented examples.

import type { Endpoint } from '#schemas/endpoint.ts'
import type { CodeSample } from '../../plan-view.ts'
import { buildRequest, parameterKey } from '../../widgets/api-explorer/build-request.ts'
import { snippetLanguages } from '../../widgets/api-explorer/build-snippet.ts'

interface Input {
  endpoint: Endpoint
  host: string
  /** Environment variable that the code reads the key from. */
  keyVariable: string
}

/** The request as code, one sample a language. */
export function planRequest({ endpoint, host, keyVariable }: Input): CodeSample[] {
  const example = endpoint.requestBody?.example
  const request = buildRequest({
    host,
    endpoint,
    values: Object.fromEntries(
      endpoint.parameters.flatMap((parameter) =>
        parameter.example === undefined ? [] : [[parameterKey(parameter), printValue(parameter.example)]],
      ),
    ),
    body: example === undefined ? '' : JSON.stringify(example, null, 2),
    apiKey: '',
    isKeyHidden: false,
    keyVariable,
  })
  return snippetLanguages.map(({ label, language, build }) => ({ title: label, language, code: build(request) }))
}

function printValue(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example)
}
