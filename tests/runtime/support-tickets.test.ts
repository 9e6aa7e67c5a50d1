// Tickets: ids that never repeat, and what visitors see of them.

import { describe, expect, it } from 'vitest'
import { createTicket, nextTicketTime, shortTicketId } from '#runtime/services/support-tickets.tsx'

const submission = { subject: 'No sound', category: 'Technical Issue', description: 'Nobody hears me.' } as const

describe('createTicket', () => {
  it('opens a ticket whose id is its time stamp', () => {
    expect(createTicket(submission, 'High', 1_763_640_000_123)).toMatchObject({
      id: 'ticket-1763640000123',
      status: 'Open',
      priority: 'High',
      createdAt: '2025-11-20T12:00:00.123Z',
      responses: [],
    })
  })
})

describe('nextTicketTime', () => {
  it('is now, and counts on when a ticket of this millisecond exists', () => {
    expect(nextTicketTime([], 1000)).toBe(1000)
    const first = createTicket(submission, 'High', 1000)
    expect(nextTicketTime([first], 1000)).toBe(1001)
    expect(nextTicketTime([createTicket(submission, 'High', 1001), first], 1000)).toBe(1002)
    expect(nextTicketTime([first], 2000)).toBe(2000)
  })
})

describe('shortTicketId', () => {
  it('is the last six characters', () => {
    expect(shortTicketId('ticket-1763640000123')).toBe('000123')
  })
})
