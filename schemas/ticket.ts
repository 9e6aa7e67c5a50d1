// Support tickets. Shared by the community form and the ticket provider in the browser, so it uses the small zod.

import * as z from 'zod/mini'

/** How urgent a ticket is. It follows from the category. */
export const ticketPriorities = ['High', 'Medium', 'Low'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

/**
 * What a visitor fills in. `categories` are the options of the select; `empty` is the message about a text that is
 * empty once it is trimmed.
 */
export function ticketSubmissionSchema(categories: readonly string[], empty: string) {
  return z.strictObject({
    subject: z.string().check(z.trim(), z.minLength(1, empty)),
    category: z.enum(categories),
    description: z.string().check(z.trim(), z.minLength(1, empty)),
  })
}
export type TicketSubmission = z.infer<ReturnType<typeof ticketSubmissionSchema>>

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
