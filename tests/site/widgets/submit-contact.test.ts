// The fate of a contact submission: the second guard, the log without the phone number, and what a failure says.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormError } from '#runtime/services/submit-form.ts'
import type { FormField } from '#schemas/form-field.ts'
import {
  checkContact,
  contactFailureMessage,
  contactThanks,
  loggedMessageLength,
  redactContact,
  submitContact,
} from '#site/widgets/contact-form/submit-contact.ts'
import { parleyFields } from '../parley-form.ts'

const submission = {
  name: 'Jo',
  email: 'jo@example.com',
  company: 'Me',
  contactType: 'sales',
  subject: 'Hello',
  message: 'Twenty characters ok',
  phone: '+1 555-0100',
}
const fields = parleyFields
function formOf(values: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
const textField = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  type: 'text',
  wide: false,
  ...more,
})

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
  it.each(['name', 'message'] as const)(
    'refuses a submission without %s, even one that skipped the field checks',
    async (field) => {
      for (const text of ['', ' \n'])
        await expect(submitContact(fields, formOf({ ...submission, [field]: text }))).rejects.toThrow(
          'Please fill in all required fields',
        )
      expect(console.log).not.toHaveBeenCalled()
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('leaves texts that are too short to the field checks', async () => {
    const done = submitContact(fields, formOf({ ...submission, company: 'X', subject: 'Four' }))
    await vi.runAllTimersAsync()
    await expect(done).resolves.toBe(undefined)
  })

  it('without an endpoint waits 1.5 s, sends nothing, then logs once without the phone number', async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    const done = submitContact(fields, formOf(submission))
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
    await submitContact(fields, formOf(submission), { endpoint: 'https://api.example.com/contact' })
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('https://api.example.com/contact')
    expect(init?.method).toBe('POST')
    expect(JSON.parse(String(init?.body))).toEqual({
      ...submission,
      idempotencyKey: expect.any(String),
    })
    expect(console.log).not.toHaveBeenCalled()
  })

  it('sends boxes as true or false, fixed values, and nothing that is empty or no field', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response())
    vi.stubGlobal('fetch', fetched)
    const boxes = [textField('news', { type: 'checkbox' }), textField('consent', { type: 'consent' })]
    const form = formOf({ bike: ' Tandem ', note: ' ', consent: 'yes', homepage: '', other: 'x' })
    const values = [{ name: '_subject', value: 'Repair' }]
    await submitContact([textField('bike'), textField('note', { required: false }), ...boxes], form, {
      endpoint: '/forms',
      values,
    })
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      bike: 'Tandem',
      news: false,
      consent: true,
      _subject: 'Repair',
      idempotencyKey: expect.any(String),
    })
  })

  it('posts a form to an endpoint that takes forms, with files only if there are any', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response())
    vi.stubGlobal('fetch', fetched)
    const files = [textField('bike'), textField('photo', { type: 'file', required: false })]
    const delivery = { endpoint: '/forms', takesForm: true, values: [{ name: 'form-name', value: 'repair' }] }
    const photo = new File(['x'], 'bike.jpg')
    await submitContact(files, formOf({ bike: ' Tandem ', photo: new File([], '') }), delivery)
    await submitContact(files, formOf({ bike: 'Tandem', photo }), delivery)
    const [plain, whole] = fetched.mock.calls.map(([, init]) => init)
    expect(plain?.body).toBeInstanceOf(URLSearchParams)
    expect(Object.fromEntries(plain?.body as URLSearchParams)).toEqual({
      'form-name': 'repair',
      bike: 'Tandem',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(plain?.headers).toEqual({ Accept: 'application/json' })
    expect(whole?.body).toBeInstanceOf(FormData)
    expect((whole?.body as FormData | undefined)?.get('photo')).toMatchObject({ name: 'bike.jpg', size: 1 })
  })

  it('rejects when the endpoint refuses', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    await expect(submitContact(fields, formOf(submission), { endpoint: '/contact' })).rejects.toMatchObject({
      reason: 'refused',
    })
  })
})

describe('redactContact', () => {
  it('keeps a message up to the limit and cuts a longer one to it', () => {
    const longest = 'm'.repeat(loggedMessageLength)
    expect(redactContact({ ...submission, message: longest }, fields)['message']).toBe(longest)
    const cut = String(redactContact({ ...submission, message: `${longest}!` }, fields)['message'])
    expect(cut).toHaveLength(loggedMessageLength)
    expect(cut.endsWith('m…')).toBe(true)
  })

  it('says nothing of a phone that was not given, and hides each that was, whatever its name', () => {
    const { phone: _phone, ...rest } = submission
    expect(redactContact(rest, fields)).toEqual(rest)
    expect(redactContact({ mobile: '+1 555-0100' }, [textField('mobile', { type: 'phone' })])).toEqual({
      mobile: '[REDACTED]',
    })
  })
})

describe('checkContact', () => {
  const problemsOf = (values: Readonly<Record<string, string>>) => [...checkContact(fields, formOf(values))]

  it('accepts the shortest message, with or without a phone', () => {
    expect(problemsOf(submission)).toEqual([])
    expect(problemsOf({ ...submission, phone: '' })).toEqual([])
  })

  it.each([
    ['name', 'J', 'Name must be at least 2 characters'],
    ['name', '', 'Name must be at least 2 characters'],
    ['name', ' J ', 'Name must be at least 2 characters'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'jo@example', 'Please enter a valid email address'],
    ['email', 'jo example.com', 'Please enter a valid email address'],
    ['company', '', 'Company name is required'],
    ['company', 'X', 'Company name is required'],
    ['company', '  X  ', 'Company name is required'],
    ['subject', 'Four', 'Subject must be at least 5 characters'],
    ['subject', ' Four ', 'Subject must be at least 5 characters'],
    ['message', 'Nineteen characters', 'Message must be at least 20 characters'],
    ['message', `${' '.repeat(30)}short`, 'Message must be at least 20 characters'],
  ])('says of %s %j: %s', (name, value, message) =>
    expect(problemsOf({ ...submission, [name]: value })).toEqual([[name, message]]),
  )

  it('takes fields that are not there for empty ones, and names all of them at once', () => {
    expect(problemsOf({ contactType: 'sales' }).map(([name]) => name)).toEqual([
      'name',
      'email',
      'company',
      'subject',
      'message',
    ])
  })

  it('has words for fields that bring none', () => {
    const form = formOf({ short: 'A', mail: 'a', photo: new File([new Uint8Array(2000)], 'a.jpg') })
    const asked = [
      textField('empty'),
      textField('short', { minLength: 2 }),
      textField('mail', { type: 'email' }),
      textField('consent', { type: 'consent', label: 'I agree' }),
      textField('photo', { type: 'file', maxMB: 0.001 }),
    ]
    expect([...checkContact(asked, form).values()]).toEqual([
      'Please fill in: empty',
      'short: at least 2 characters',
      'Please enter a valid email address',
      'Please confirm: I agree',
      'photo: at most 0.001 MB for a file',
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

describe('the thanks', () => {
  it('name the type as the visitor has chosen it, and promise nothing', () => {
    expect(contactThanks(fields, formOf({ ...submission, name: 'Ada' }))).toBe(
      'Thank you Ada! We have received your message (Sales Inquiry).',
    )
  })

  it('are neutral after a form without a name or a type', () => {
    expect(contactThanks([textField('bike')], formOf({ bike: 'Tandem' }))).toBe('We have received your message.')
  })

  it('are the words of the site, with what the visitor wrote or chose', () => {
    const bike = textField('bike', { type: 'select', options: [{ value: 'b1', label: 'Tandem' }, { label: 'Other' }] })
    const asked = [textField('who'), bike]
    expect(contactThanks(asked, formOf({ who: ' Ada ', bike: 'b1' }), '{who}, we look at your {bike}.')).toBe(
      'Ada, we look at your Tandem.',
    )
    expect(contactThanks(asked, formOf({ who: '{bike}', bike: 'Other' }), '{who}: {bike}')).toBe('{bike}: Other')
    expect(contactThanks([textField('days[]')], formOf({ 'days[]': 'Monday' }), 'On {days[]}.')).toBe('On Monday.')
  })
})
