// What a visitor sends to the support desk. Browsers check it, so it uses the small zod.

import * as z from 'zod/mini'

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
