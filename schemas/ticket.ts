// Support tickets. Shared by the community form and the ticket provider in the browser, so it uses the small zod.

import * as z from 'zod/mini'

/** Options of the category select; the first is the default. */
export const ticketCategories = ['General Support', 'Technical Issue', 'Billing Question', 'Feature Request'] as const
export type TicketCategory = (typeof ticketCategories)[number]

/** Priority a category gets: Technical Issue High, Billing Question Medium, Feature Request Low, other Medium. */
export const ticketPriorities: Record<TicketCategory, 'High' | 'Medium' | 'Low'> = {
  'General Support': 'Medium',
  'Technical Issue': 'High',
  'Billing Question': 'Medium',
  'Feature Request': 'Low',
}

/** What a visitor fills in. Texts are trimmed and must not be empty. */
export const ticketSubmissionSchema = z.strictObject({
  subject: z.string().check(z.trim(), z.minLength(1, 'Subject and description are required')),
  category: z.enum(ticketCategories),
  description: z.string().check(z.trim(), z.minLength(1, 'Subject and description are required')),
})
export type TicketSubmission = z.infer<typeof ticketSubmissionSchema>

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
  category: z.enum(ticketCategories),
  description: z.string(),
  status: z.enum(['Open', 'In Progress']),
  priority: z.enum(['High', 'Medium', 'Low']),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  assignedTo: z.optional(z.string()),
  responses: z.array(ticketResponseSchema),
})
export type Ticket = z.infer<typeof ticketSchema>
