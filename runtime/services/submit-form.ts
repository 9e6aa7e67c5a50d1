// Delivers a form. What an endpoint has to do is in docs/content/docs/publish/forms.md.

/** Milliseconds a simulated submission takes. */
const simulatedSubmitMs = 1500
/** Seconds an endpoint has for its answer. */
const limitSeconds = 15

/** What a visitor may read about a form that was not accepted. */
export interface FailureWords {
  /** `seconds`: how long the form has waited. */
  late: (seconds: number) => string
  /** For every other reason. */
  usual: string
}

/** Why an endpoint has not accepted a form. `late`: there was no answer in time, so it may have arrived. */
export class FormError extends Error {
  readonly reason: 'late' | 'refused' | 'unreachable'

  constructor(reason: FormError['reason']) {
    super(`the form endpoint was ${reason}`)
    this.reason = reason
  }
}

/** What a visitor reads about a form that was not accepted. */
export function describeFailure(error: unknown, { late, usual }: FailureWords): string {
  return error instanceof FormError && error.reason === 'late' ? late(limitSeconds) : usual
}

/** Headers and body of a request. */
export type FormRequest = Pick<RequestInit, 'headers' | 'body'>

/**
 * Posts the values as JSON, or as `requestOf` says; rejects with a FormError unless the status is 2xx. Without an
 * endpoint it only waits and sends nothing: a simulation that the specification asks for. The same where `trap`, the
 * text of a field that people do not see, is not empty: a program has filled in the form.
 */
export async function submitForm(
  endpoint: string | undefined,
  values: object,
  trap = '',
  requestOf: (idempotencyKey: string) => FormRequest = (idempotencyKey) => ({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...values, idempotencyKey }),
  }),
): Promise<void> {
  if (endpoint === undefined || trap !== '') {
    await new Promise((resolve) => setTimeout(resolve, simulatedSubmitMs))
    return
  }
  const form = JSON.stringify([endpoint, values])
  const idempotencyKey = keys.get(form) ?? createKey()
  keys.set(form, idempotencyKey)
  await post(endpoint, requestOf(idempotencyKey))
  keys.delete(form)
}

/** Keys of the forms that were sent and not accepted: sent again, the same form has the same key. */
const keys = new Map<string, string>()

// Not crypto.randomUUID, which only pages with https have.
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function post(endpoint: string, request: FormRequest): Promise<void> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), limitSeconds * 1000)
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      ...request,
      signal: limit.signal,
    })
    if (!ok) throw new FormError('refused')
  } catch (error) {
    if (error instanceof FormError) throw error
    throw new FormError(limit.signal.aborted ? 'late' : 'unreachable')
  } finally {
    clearTimeout(timer)
  }
}
