// How a form is delivered: within a time limit, once, and not for programs.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeFailure, FormError, submitForm } from '#runtime/services/submit-form.ts'

const fetched = vi.fn<typeof fetch>()
const posted = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>)
const answer = (status: number) => async () => new Response(null, { status })
const failureOf = (form: Promise<void>) =>
  form.then(
    () => 'none',
    (error: unknown) => (error instanceof FormError ? error.reason : error),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('says how an endpoint has not accepted a form', async () => {
  fetched.mockImplementation(answer(500))
  expect(await failureOf(submitForm('/forms', { text: 'refused' }))).toBe('refused')
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failureOf(submitForm('/forms', { text: 'unreachable' }))).toBe('unreachable')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up after 15 seconds, and says that sending again is safe', async () => {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const failure = failureOf(submitForm('/forms', { text: 'late' }))
  await vi.advanceTimersByTimeAsync(14_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toBe('late')
  const words = { late: (seconds: number) => `Late: ${seconds}`, usual: 'It failed.' }
  expect(describeFailure(new FormError('late'), words)).toBe('Late: 15')
  expect(describeFailure(new FormError('refused'), words)).toBe('It failed.')
})

it('gives a form a key that it keeps until it is accepted', async () => {
  for (const [status, text] of [
    [500, 'first'],
    [500, 'second'],
    [200, 'first'],
    [200, 'first'],
  ] as const) {
    fetched.mockImplementation(answer(status))
    await failureOf(submitForm('/forms', { text }))
  }
  const [first, second, again, next] = posted().map(({ idempotencyKey }) => idempotencyKey)
  expect(posted()[0]).toEqual({ text: 'first', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(again).toBe(first)
  expect(new Set([first, second, next]).size).toBe(3)
})

it('sends nothing where a field for programs is filled in, and lets them believe it did', async () => {
  const done = submitForm('/forms', { text: 'buy' }, 'https://example.com')
  await vi.advanceTimersByTimeAsync(1500)
  await expect(done).resolves.toBe(undefined)
  expect(fetched).not.toHaveBeenCalled()
})
