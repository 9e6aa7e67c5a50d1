// The contact form's rules and their messages, literally as in the specification (section 5).

import { describe, expect, it } from 'vitest'
import { contactSubmissionSchema } from '#schemas/contact.ts'
import { contactForm } from '#site/strings/en/contact-form.ts'

const schema = contactSubmissionSchema(['sales', 'lost-property'], contactForm.invalid)

const valid = {
  name: 'Jo',
  email: 'jo@example.com',
  company: 'Me',
  contactType: 'sales',
  subject: 'Hello',
  message: 'Twenty characters ok',
}

/** The first message of a field; undefined when it is valid. */
function messageOf(field: string, value: unknown): string | undefined {
  const result = schema.safeParse({ ...valid, [field]: value })
  return result.error?.issues.find(({ path }) => path[0] === field)?.message
}

describe('contactSubmissionSchema', () => {
  it('accepts the shortest valid submission, with or without a phone', () => {
    expect(schema.parse(valid)).toEqual(valid)
    expect(schema.parse({ ...valid, phone: '' })).toEqual({ ...valid, phone: '' })
    expect(schema.parse({ ...valid, phone: '+1 555-0100' })).toEqual({
      ...valid,
      phone: '+1 555-0100',
    })
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
  ])('%s %j: %s', (field, value, message) => expect(messageOf(field, value)).toBe(message))

  it('trims what it accepts', () => {
    expect(
      schema.parse({
        ...valid,
        name: ' Jo ',
        email: '\tjo@example.com ',
        subject: ' Hello ',
        company: ' Me ',
      }),
    ).toEqual(valid)
  })

  it('knows the kinds of the site', () => {
    for (const contactType of ['sales', 'lost-property']) expect(messageOf('contactType', contactType)).toBe(undefined)
    for (const other of ['Sales', '', 'support', undefined])
      expect(messageOf('contactType', other)).toBeTypeOf('string')
  })

  it('refuses fields it does not know', () => expect(schema.safeParse({ ...valid, admin: true }).success).toBe(false))

  it('tells every field that is wrong at once', () => {
    const { error } = schema.safeParse({
      name: '',
      email: '',
      company: '',
      contactType: 'sales',
      subject: '',
      message: '',
    })
    expect(error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)).toEqual([
      'name: Name must be at least 2 characters',
      'email: Please enter a valid email address',
      'company: Company name is required',
      'subject: Subject must be at least 5 characters',
      'message: Message must be at least 20 characters',
    ])
  })
})
