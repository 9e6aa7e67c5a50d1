// Contact submissions, checked in the browser: this file uses the small zod.

import * as z from 'zod/mini'
import { emailPattern } from './email.ts'

/** What a visitor reads under a field that is not valid. */
export interface ContactMessages {
  name: string
  email: string
  company: string
  subject: string
  message: string
}

/**
 * What a visitor sends. `kinds` are the stored values of the select; the messages are in the language of the site.
 * `phone` may be empty.
 */
export function contactSubmissionSchema(kinds: readonly string[], messages: ContactMessages) {
  return z.strictObject({
    name: z.string().check(z.trim(), z.minLength(2, messages.name)),
    email: z.string().check(z.trim(), z.regex(emailPattern, messages.email)),
    company: z.string().check(z.trim(), z.minLength(2, messages.company)),
    contactType: z.enum(kinds),
    subject: z.string().check(z.trim(), z.minLength(5, messages.subject)),
    message: z.string().check(z.trim(), z.minLength(20, messages.message)),
    phone: z.optional(z.string()),
  })
}
export type ContactSubmission = z.infer<ReturnType<typeof contactSubmissionSchema>>
