import { endpointTest as words } from '#words/api-explorer.ts'
import type { CodeView } from '../../plan-view.ts'
import type { EndpointView } from './endpoint-view.ts'

export type SimulatedResponse =
  | { isOk: true; status: number; description: string; code?: CodeView; text: string }
  | { isOk: false; text: string }

/** Milliseconds of the simulated wait. */
export const simulatedDelayMs = 1500

/** The first documented response with a status from 200 to 299; a failure if there is none, or if it is forced. */
export function simulateResponse(endpoint: Pick<EndpointView, 'responses'>, isForcedToFail = false): SimulatedResponse {
  const response = isForcedToFail ? undefined : endpoint.responses.find(({ status }) => status >= 200 && status < 300)
  if (!response) return { isOk: false, text: formatJson({ error: words.failedBody }) }
  const { status, description, exampleCode } = response
  return {
    isOk: true,
    status,
    description,
    ...(exampleCode ? { code: exampleCode } : {}),
    text: formatJson(response.example),
  }
}

/** Indented JSON; empty for undefined. */
export function formatJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}
