// The fate of a contact submission: the second guard, the log without the phone number, and what a failure says.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormError } from '#runtime/services/submit-form.ts'
import type { ContactSubmission } from '#schemas/contact.ts'
import {
  checkContact,
  contactFailureMessage,
  contactThanks,
  loggedMessageLength,
  redactContact,
  submitContact,
} from '#site/widgets/contact-form/submit-contact.ts'

const submission: ContactSubmission = {
  name: 'Jo',
  email: 'jo@example.com',
  company: 'Me',
  contactType: 'sales',
  subject: 'Hello',
  message: 'Twenty characters ok',
  phone: '+1 555-0100',
}
const types = [{ value: 'sales', label: 'Sales Inquiry' }]
const fieldsOf = (values: object): Map<string, string> => new Map(Object.entries(values))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('submitContact', () => {
  it.each(['name', 'email', 'message'] as const)(
    'refuses a submission without %s, even one that skipped the field checks',
    async (field) => {
      for (const text of ['', ' \n'])
        await expect(submitContact({ ...submission, [field]: text })).rejects.toThrow(
          'Please fill in all required fields',
        )
      expect(console.log).not.toHaveBeenCalled()
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it.each(['company', 'subject'] as const)('leaves %s to the field checks', async (field) => {
    const done = submitContact({ ...submission, [field]: '' })
    await vi.runAllTimersAsync()
    await expect(done).resolves.toBe(undefined)
  })

  it('without an endpoint waits 1.5 s, sends nothing, then logs once without the phone number', async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    const done = submitContact(submission)
    await vi.advanceTimersByTimeAsync(1499)
    expect(console.log).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(fetched).not.toHaveBeenCalled()
    expect(vi.mocked(console.log).mock.calls).toEqual([
      ['Contact form submission:', { ...submission, phone: '[REDACTED]' }],
    ])
  })

  it('with an endpoint posts all fields as JSON, and logs nothing', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }))
    vi.stubGlobal('fetch', fetched)
    await submitContact(submission, 'https://api.example.com/contact')
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('https://api.example.com/contact')
    expect(init?.method).toBe('POST')
    expect(JSON.parse(String(init?.body))).toEqual({
      ...submission,
      idempotencyKey: expect.any(String),
    })
    expect(console.log).not.toHaveBeenCalled()
  })

  it('rejects when the endpoint refuses', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    await expect(submitContact(submission, '/contact')).rejects.toMatchObject({ reason: 'refused' })
  })
})

describe('redactContact', () => {
  it('keeps a message up to the limit and cuts a longer one to it', () => {
    const longest = 'm'.repeat(loggedMessageLength)
    expect(redactContact({ ...submission, message: longest }).message).toBe(longest)
    const cut = redactContact({ ...submission, message: `${longest}!` }).message
    expect(cut).toHaveLength(loggedMessageLength)
    expect(cut.endsWith('m…')).toBe(true)
  })

  it('says nothing of a phone that was not given', () => {
    const { phone: _phone, ...rest } = submission
    expect(redactContact(rest)).toEqual(rest)
  })
})

describe('checkContact', () => {
  it('trims, and leaves out an empty phone', () => {
    const { phone: _phone, ...rest } = submission
    expect(checkContact(fieldsOf({ ...submission, name: ' Jo ', phone: '  ' }), types)).toEqual({
      problems: {},
      submission: rest,
    })
    expect(checkContact(fieldsOf(submission), types).submission).toEqual(submission)
  })

  it('takes fields that are not there for empty ones', () => {
    expect(Object.keys(checkContact(new Map([['contactType', 'sales']]), types).problems)).toEqual([
      'name',
      'email',
      'company',
      'subject',
      'message',
    ])
  })
})

it.each([
  [new FormError('late'), 'No answer came within 15 seconds. You can send it again: it is not delivered twice.'],
  [new Error('Please fill in all required fields'), 'Please fill in all required fields'],
  [new Error(''), 'Failed to send message. Please try again or contact us directly.'],
  ['offline', 'Failed to send message. Please try again or contact us directly.'],
  [undefined, 'Failed to send message. Please try again or contact us directly.'],
])('a failure by %s reads: %s', (error, message) => expect(contactFailureMessage(error)).toBe(message))

it('the thanks name the type as the visitor has chosen it, and promise nothing', () => {
  expect(contactThanks({ ...submission, name: 'Ada' }, types)).toBe(
    'Thank you Ada! We have received your message (Sales Inquiry).',
  )
})
