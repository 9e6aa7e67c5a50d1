// Support tickets, as a visitor sees them.

import * as z from 'zod/mini'

/** How urgent a ticket is. It follows from the category. */
export const ticketPriorities = ['High', 'Medium', 'Low'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

/** An answer within a ticket. */
const ticketResponseSchema = z.strictObject({
  id: z.string(),
  ticketId: z.string(),
  message: z.string(),
  isFromUser: z.boolean(),
  createdAt: z.iso.datetime(),
})

/** A ticket. Its id is "ticket-" and a millisecond time stamp; the last six characters are shown. */
export const ticketSchema = z.strictObject({
  id: z.string().check(z.regex(/^ticket-\d+$/)),
  subject: z.string(),
  category: z.string(),
  description: z.string(),
  status: z.enum(['Open', 'In Progress']),
  priority: z.enum(ticketPriorities),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  assignedTo: z.optional(z.string()),
  responses: z.array(ticketResponseSchema),
})
export type Ticket = z.infer<typeof ticketSchema>
