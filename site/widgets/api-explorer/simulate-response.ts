// What Execute shows. In: an endpoint and whether to fail. Out: its first response with a status under 300, or the error of a failed request.
// Never asks a server. The failure is reached by an endpoint that documents no success, and by force.

import type { EndpointView } from '../../blocks/api/plan.ts'
import type { CodeView } from '../../plan-view.ts'

export type SimulatedResponse =
  | { isOk: true; status: number; description: string; code?: CodeView; text: string }
  | { isOk: false; text: string }

/** How long the explorer pretends to wait. */
export const simulatedDelayMs = 1500

export function simulateResponse(endpoint: Pick<EndpointView, 'responses'>, isForcedToFail = false): SimulatedResponse {
  const response = isForcedToFail ? undefined : endpoint.responses.find(({ status }) => status >= 200 && status < 300)
  if (!response) return { isOk: false, text: formatJson({ error: 'Request failed' }) }
  const { status, description, exampleCode } = response
  return {
    isOk: true,
    status,
    description,
    ...(exampleCode ? { code: exampleCode } : {}),
    text: formatJson(response.example),
  }
}

/** JSON as people read it; nothing for a missing value. */
export function formatJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}
