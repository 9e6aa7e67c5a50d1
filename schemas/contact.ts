// Contact submissions. The form in the browser and the generator share this file, so it uses the small zod.

import * as z from 'zod/mini'
import { emailPattern } from './email.ts'

/** Values of a contact type, in the order of the select. */
export const contactTypes = ['sales', 'support', 'partnership', 'general'] as const

/** What a visitor sends. Messages are the ones shown under the fields. `phone` may be empty. */
export const contactSubmissionSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(2, 'Name must be at least 2 characters')),
  email: z.string().check(z.trim(), z.regex(emailPattern, 'Please enter a valid email address')),
  company: z.string().check(z.trim(), z.minLength(2, 'Company name is required')),
  contactType: z.enum(contactTypes),
  subject: z.string().check(z.trim(), z.minLength(5, 'Subject must be at least 5 characters')),
  message: z.string().check(z.trim(), z.minLength(20, 'Message must be at least 20 characters')),
  phone: z.optional(z.string()),
})
export type ContactSubmission = z.infer<typeof contactSubmissionSchema>
