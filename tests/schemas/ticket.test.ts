// Support tickets: the provider's message, literally as in the specification.

import { describe, expect, it } from 'vitest'
import { ticketSchema } from '#schemas/ticket.ts'
import { ticketSubmissionSchema } from '#schemas/ticket-submission.ts'
import { supportDesk } from '#site/strings/en/community-forum.ts'

const schema = ticketSubmissionSchema(['General Support', 'Technical Issue'], supportDesk.fieldsRequired)

const valid = { subject: 'S', category: 'General Support', description: 'D' }

describe('ticketSubmissionSchema', () => {
  it('accepts one character and trims it', () =>
    expect(schema.parse({ subject: ' S ', category: 'Technical Issue', description: '\nD' })).toEqual({
      subject: 'S',
      category: 'Technical Issue',
      description: 'D',
    }))

  it.each([
    ['subject', ''],
    ['subject', '  '],
    ['description', ''],
    ['description', '\n\t '],
  ])('refuses %s %j', (field, value) => {
    const { error } = schema.safeParse({ ...valid, [field]: value })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      [field, 'Subject and description are required'],
    ])
  })

  it('refuses categories and fields it does not know', () => {
    expect(schema.safeParse({ ...valid, category: 'Other' }).success).toBe(false)
    expect(schema.safeParse({ ...valid, priority: 'High' }).success).toBe(false)
  })
})

describe('ticketSchema', () => {
  const ticket = {
    ...valid,
    id: 'ticket-1764000000000',
    status: 'Open',
    priority: 'Medium',
    createdAt: '2026-11-20T12:00:00Z',
    updatedAt: '2026-11-20T12:00:00Z',
    responses: [],
  }
  it('accepts a new ticket, with or without an agent', () => {
    expect(ticketSchema.safeParse(ticket).success).toBe(true)
    expect(ticketSchema.safeParse({ ...ticket, assignedTo: 'Ada', status: 'In Progress' }).success).toBe(true)
  })
  it.each([
    { id: 'ticket-x' },
    { id: '1764000000000' },
    { status: 'Closed' },
    { priority: 'Urgent' },
    { createdAt: 'today' },
  ])('refuses %j', (change) => {
    expect(ticketSchema.safeParse({ ...ticket, ...change }).success).toBe(false)
  })
})
