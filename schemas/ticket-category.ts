// One category of the ticket form, and what it means for the ticket.

import * as z from 'zod'
import { textSchema } from './primitives.ts'
import { ticketPriorities } from './ticket.ts'

export const ticketCategorySchema = z
  .strictObject({
    name: textSchema.describe('Shown in the form and sent with the ticket, e.g. "Billing Question".'),
    priority: z.enum(ticketPriorities).default('Medium').describe('How urgent its tickets are.'),
  })
  .describe('A category of support tickets. The first one is chosen at the start.')
export type TicketCategory = z.infer<typeof ticketCategorySchema>
