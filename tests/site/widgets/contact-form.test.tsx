// The contact form in every state: idle, invalid fields, sending, success, error. Time is fake; toasts are read from
// the region.

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormField } from '#schemas/form-field.ts'
import { ContactForm, type ContactFormProps } from '#site/widgets/contact-form/contact-form.tsx'
import { parleyFields, parleyTypes } from '../parley-form.ts'
import { clearToasts, pass, renderWithToasts, shownToasts } from '../toast-probe.tsx'

const thanks = 'Thank you Ada! We have received your message (Technical Support).'
const failure = 'Failed to send message. Please try again or contact us directly.'
const demoLine = 'Demo: nothing is sent. To reach us, e-mail hello@example.com.'
const filled = {
  Name: 'Ada',
  Email: 'ada@example.com',
  Company: 'Self',
  Phone: '+1 555-0123',
  'Contact Type': 'support',
  Subject: 'No audio',
  Message: 'There is no audio in our calls.',
}
type Label = keyof typeof filled

const field = (label: Label) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })
const result = () => screen.getByRole('form').querySelector<HTMLElement>('[role="status"]')
const fill = (values: Partial<Record<Label, string>> = filled) => {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label as Label), { target: { value } })
}
const send = () => fireEvent.click(button())
const values = () => Object.fromEntries(Object.keys(filled).map((label) => [label, field(label as Label).value]))
const show = (props: Partial<ContactFormProps> = {}) =>
  renderWithToasts(
    <ContactForm
      id="contact"
      title="Get in Touch"
      fields={parleyFields}
      types={parleyTypes}
      email="hello@example.com"
      toast
      {...props}
    />,
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  clearToasts()
  cleanup()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('an idle contact form', () => {
  it('has every field, the four types with sales first, and the demo line beside the button', () => {
    show()
    const options = within(field('Contact Type')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map((option) => `${option.value}: ${option.text}`)).toEqual([
      'sales: Sales Inquiry',
      'support: Technical Support',
      'partnership: Partnership',
      'general: General Inquiry',
    ])
    expect(values()).toEqual({
      Name: '',
      Email: '',
      Company: '',
      Phone: '',
      'Contact Type': 'sales',
      Subject: '',
      Message: '',
    })
    expect(button().disabled).toBe(false)
    expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe(demoLine)
    expect(result()?.textContent).toBe('')
  })

  it('has the kinds of inquiry that its field lists, and sends one of them', async () => {
    const options = [{ value: 'lost-property', label: 'Lost Property' }]
    show({
      fields: parleyFields.map((each) => (each.type === 'select' ? { ...each, options } : each)),
      types: [{ value: 'lost-property', label: 'Lost Property', description: 'Bags and umbrellas.' }],
    })
    const shown = within(field('Contact Type')).getAllByRole<HTMLOptionElement>('option')
    expect(shown.map((option) => `${option.value}: ${option.text}`)).toEqual(['lost-property: Lost Property'])
    expect(screen.getByText('Bags and umbrellas.')).toBeTruthy()
    const { 'Contact Type': _type, ...rest } = filled
    fill(rest)
    send()
    await pass(1500)
    expect(vi.mocked(console.log).mock.calls[0]?.[1]).toMatchObject({ contactType: 'lost-property' })
    expect(shownToasts()[0]).toContain('your message (Lost Property)')
  })

  it('has nothing beside it without kinds and details', () => {
    show({ types: [], email: undefined })
    expect(document.querySelector('.contact-side')).toBe(null)
  })

  it('is checked by the browser until it is alive, and by itself afterwards', () => {
    const html = renderToString(<ContactForm id="contact" title="Form" fields={parleyFields} />)
    expect(html).not.toContain('novalidate')
    expect(html).toContain('minLength="20"')
    show()
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true)
  })

  it('takes type and subject from the address', () => {
    history.replaceState(null, '', '/contact?type=general&subject=Application%3A%20Engineer')
    show()
    expect(field('Contact Type').value).toBe('general')
    expect(field('Subject').value).toBe('Application: Engineer')
  })
})

describe('bad fields', () => {
  it.each([
    ['Name', 'A', 'Name must be at least 2 characters'],
    ['Email', 'ada@example', 'Please enter a valid email address'],
    ['Company', ' S ', 'Company name is required'],
    ['Subject', 'Four', 'Subject must be at least 5 characters'],
    ['Message', 'Nineteen characters', 'Message must be at least 20 characters'],
  ] as const)('%s %j says so under the field, takes the focus, and sends nothing', async (label, value, message) => {
    show()
    fill({ ...filled, [label]: value })
    send()
    const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(described.at(-1) ?? '')?.textContent).toBe(message)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(label))
    // One problem alone needs no summary.
    expect(within(screen.getByRole('form')).queryByRole('alert')).toBe(null)
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1)
    await pass(2000)
    expect(console.log).not.toHaveBeenCalled()
    expect(shownToasts()).toEqual([])
    expect(field(label).value).toBe(value)
  })

  it('two or more are summed up, each leading to its field; the first has the focus', () => {
    show()
    fill({ Name: 'Ada', Subject: 'No audio' })
    send()
    const summary = within(within(screen.getByRole('form')).getByRole('alert'))
    expect(summary.getByText('Please check 3 fields:')).toBeTruthy()
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Please enter a valid email address',
      'Company name is required',
      'Message must be at least 20 characters',
    ])
    expect(document.activeElement).toBe(field('Email'))
    fireEvent.click(summary.getByRole('link', { name: 'Message must be at least 20 characters' }))
    expect(document.activeElement).toBe(field('Message'))
  })

  it('the focus returns to the first bad field at every attempt', () => {
    show()
    send()
    field('Message').focus()
    send()
    expect(document.activeElement).toBe(field('Name'))
  })

  it('a message goes as soon as its field is right, and none comes while typing', () => {
    show()
    fill({ Name: 'A', Email: 'x' })
    expect(document.querySelector('[aria-invalid="true"]')).toBe(null)
    fill({ ...filled, Name: 'A', Email: 'x' })
    send()
    fill({ Name: 'Ada' })
    expect(field('Name').getAttribute('aria-invalid')).toBe(null)
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    fill({ Subject: '' })
    expect(field('Subject').getAttribute('aria-invalid')).toBe(null)
  })
})

describe('sending', () => {
  it('disables the button, says so, and moves the focus to the result line for 1.5 s', async () => {
    show()
    fill()
    send()
    expect(button().textContent).toBe('Sending...')
    expect(button().disabled).toBe(true)
    expect(result()?.textContent).toBe('One moment, please. The button is off while we send.')
    expect(document.activeElement).toBe(result())
    await pass(1499)
    expect(button().disabled).toBe(true)
    expect(console.log).not.toHaveBeenCalled()
    await pass(1)
    expect(button().textContent).toBe('Send Message')
    expect(button().disabled).toBe(false)
  })

  it('cannot happen twice at once, whatever submits the form', async () => {
    show()
    fill()
    send()
    send()
    fireEvent.submit(screen.getByRole('form'))
    await pass(5000)
    expect(console.log).toHaveBeenCalledTimes(1)
  })

  it('does not come back to a form that is gone', async () => {
    const error = vi.spyOn(console, 'error')
    const { unmount } = show()
    fill()
    send()
    unmount()
    await pass(1500)
    expect(error).not.toHaveBeenCalled()
  })
})

describe('success', () => {
  it('logs without the phone number, empties the form and thanks, by a toast of 5 s and inline', async () => {
    show()
    fill()
    send()
    await pass(1500)
    expect(console.log).toHaveBeenCalledExactlyOnceWith('Contact form submission:', {
      name: 'Ada',
      email: 'ada@example.com',
      company: 'Self',
      contactType: 'support',
      subject: 'No audio',
      message: 'There is no audio in our calls.',
      phone: '[REDACTED]',
    })
    expect(values()).toEqual({
      Name: '',
      Email: '',
      Company: '',
      Phone: '',
      'Contact Type': 'sales',
      Subject: '',
      Message: '',
    })
    expect(result()?.textContent).toBe(`${thanks}${demoLine}`)
    expect(shownToasts()).toEqual([`status: ${thanks}`])
    await pass(4999)
    expect(shownToasts()).toHaveLength(1)
    await pass(1)
    expect(shownToasts()).toEqual([])
    expect(result()?.textContent).toContain(thanks)
  })

  it('offers an e-mail with what was written; the note beside the button is empty again', async () => {
    show()
    fill()
    send()
    await pass(1500)
    const links = screen
      .getAllByRole<HTMLAnchorElement>('link', { name: 'hello@example.com' })
      .map((link) => link.getAttribute('href'))
    expect(links).toContain(
      'mailto:hello@example.com?subject=No%20audio&body=There%20is%20no%20audio%20in%20our%20calls.',
    )
    expect(document.querySelector('#contact-note a')?.getAttribute('href')).toBe('mailto:hello@example.com')
  })

  it('with an endpoint posts, and does not speak of a demo', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response())
    vi.stubGlobal('fetch', fetched)
    show({ endpoint: 'https://api.example.com/contact' })
    fill()
    send()
    await pass(0)
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ name: 'Ada', phone: '+1 555-0123' })
    expect(shownToasts()).toEqual([`status: ${thanks}`])
    expect(screen.getByRole('form').textContent).not.toContain('Demo:')
  })

  it('can be followed by a second message', async () => {
    show()
    fill()
    send()
    await pass(1500)
    fill({ ...filled, 'Contact Type': 'general' })
    send()
    await pass(1500)
    expect(console.log).toHaveBeenCalledTimes(2)
    expect(result()?.textContent).toContain('your message (General Inquiry)')
  })
})

describe('a form without toasts', () => {
  it('says once that it was sent, or was not', async () => {
    const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(new Response())
    vi.stubGlobal('fetch', fetched)
    show({ endpoint: '/contact', toast: false, email: undefined })
    fill()
    send()
    await pass(0)
    expect(result()?.textContent).toContain(failure)
    send()
    await pass(0)
    expect(result()?.textContent).toBe(thanks)
    expect(shownToasts()).toEqual([])
  })
})

describe('a form of one\u2019s own', () => {
  const fields: FormField[] = [
    { name: 'reset', label: 'Bicycle', type: 'text', wide: false },
    { name: 'note', label: 'Note', type: 'textarea', wide: false, required: false, rows: 3 },
    { name: 'bike', label: 'Kind', type: 'select', wide: false, required: false, options: [{ label: 'Tandem' }] },
    { name: 'news', label: 'Send me news', type: 'checkbox', wide: false },
    { name: 'terms', label: 'I agree', type: 'consent', wide: false, link: { text: 'Privacy', href: '/privacy' } },
    {
      name: 'photo',
      label: 'Photo',
      type: 'file',
      wide: false,
      required: false,
      accept: ['image/*', '.pdf'],
      maxMB: 1,
    },
  ]

  it('marks what may stay empty, and has the attributes of each field', () => {
    show({ fields, button: 'Ask us', endpoint: 'https://forms.example.com/a', takesForm: true })
    expect(screen.getByLabelText('Note').getAttribute('aria-describedby')).toBe('contact-1-hint')
    expect(document.getElementById('contact-1-hint')?.textContent).toBe('optional')
    expect(screen.getByLabelText('Photo').getAttribute('accept')).toBe('image/*,.pdf')
    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
    expect(screen.getByRole('button', { name: 'Ask us' })).toBeTruthy()
    const form = screen.getByRole<HTMLFormElement>('form')
    expect(['method', 'action', 'enctype'].map((name) => form.getAttribute(name))).toEqual([
      'post',
      'https://forms.example.com/a',
      'multipart/form-data',
    ])
    expect(form.classList.contains('needs-script')).toBe(false)
  })

  it('is posted by a script only where the endpoint takes JSON', () => {
    show({ fields, endpoint: 'https://forms.example.com/a' })
    const form = screen.getByRole<HTMLFormElement>('form')
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['dialog', null])
    expect(form.classList.contains('needs-script')).toBe(true)
  })

  it('asks for a box that must be ticked, sends, and is empty again, whatever its fields are called', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response())
    vi.stubGlobal('fetch', fetched)
    show({ fields, endpoint: '/forms', toast: false, email: undefined, thanks: 'We look at your {reset}.' })
    fireEvent.input(screen.getByLabelText('Bicycle'), { target: { value: 'Tandem' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
    const box = screen.getByLabelText<HTMLInputElement>('I agree')
    expect(document.activeElement).toBe(box)
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please confirm: I agree',
    )
    fireEvent.click(box)
    expect(box.getAttribute('aria-invalid')).toBe(null)
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
    await pass(0)
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      reset: 'Tandem',
      news: false,
      terms: true,
      idempotencyKey: expect.any(String),
    })
    expect(result()?.textContent).toBe('We look at your Tandem.')
    expect([box.checked, screen.getByLabelText<HTMLInputElement>('Bicycle').value]).toEqual([false, ''])
  })
})

describe('failure', () => {
  const failing: [string, () => Promise<Response>][] = [
    ['no connection', () => Promise.reject(new Error('Connection refused'))],
    ['something that is not an error', () => Promise.reject('offline')],
    ['an answer other than 2xx', async () => new Response(null, { status: 500 })],
  ]
  it.each(failing)('%s: a toast of 7 s, an inline line, and the content stays', async (_name, answer) => {
    vi.stubGlobal('fetch', answer)
    show({ endpoint: '/contact' })
    fill()
    send()
    await pass(0)
    expect(shownToasts()).toEqual([`alert: ${failure}`])
    expect(result()?.textContent).toBe(`${failure}Your text is still in the form.`)
    expect(values()).toEqual(filled)
    expect(button().disabled).toBe(false)
    await pass(6999)
    expect(shownToasts()).toHaveLength(1)
    await pass(1)
    expect(shownToasts()).toEqual([])
    expect(result()?.textContent).toContain(failure)
  })

  it('a second attempt may succeed, and then the line about the failure is gone', async () => {
    const fetched = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(new Error('Connection refused'))
      .mockResolvedValueOnce(new Response())
    vi.stubGlobal('fetch', fetched)
    show({ endpoint: '/contact' })
    fill()
    send()
    await pass(0)
    send()
    await pass(0)
    expect(result()?.textContent).toContain(thanks)
    expect(result()?.textContent).not.toContain(failure)
  })
})
