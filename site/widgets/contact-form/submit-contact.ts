// What happens to a contact form's fields. In: texts of the fields. Out: messages for bad fields, or a submission; and the sending of it.
// Never logs a phone number. Without an endpoint nothing is sent: the submission ends in the visitor's own console.

import { submitForm } from '#runtime/services/submit-form.ts'
import { type ContactSubmission, contactSubmissionSchema } from '#schemas/contact.ts'

export const requiredFieldsText = 'Please fill in all required fields'
export const contactFailureText = 'Failed to send message. Please try again or contact us directly.'

/** Characters of a message that are logged; the rest is cut off. */
export const loggedMessageLength = 500

export type ContactField = keyof ContactSubmission
export type ContactProblems = Partial<Record<ContactField, string>>

/** The first message of each bad field, in the order of the schema; nothing when the fields are a submission. */
export function checkContact(fields: ReadonlyMap<string, string>): {
  problems: ContactProblems
  submission?: ContactSubmission
} {
  const { phone, ...required } = readContact(fields)
  const checked = contactSubmissionSchema.safeParse(phone === '' ? required : { ...required, phone })
  if (checked.success) return { problems: {}, submission: checked.data }
  const problems: ContactProblems = {}
  for (const { path, message } of checked.error.issues) problems[path[0] as ContactField] ??= message
  return { problems }
}

/** Sends a submission. Rejects when something required is missing, whatever was checked before, and when the endpoint refuses. */
export async function submitContact(submission: ContactSubmission, endpoint?: string): Promise<void> {
  if ([submission.name, submission.email, submission.message].some((text) => text.trim() === ''))
    throw new Error(requiredFieldsText)
  await submitForm(endpoint, submission)
  if (endpoint === undefined) console.log('Contact form submission:', redactContact(submission))
}

/** A copy that may be logged: no phone number, and no more than the beginning of a long message. */
export function redactContact({ phone, message, ...rest }: ContactSubmission): ContactSubmission {
  const shown = message.length > loggedMessageLength ? `${message.slice(0, loggedMessageLength - 1)}…` : message
  return { ...rest, message: shown, ...(phone ? { phone: '[REDACTED]' } : {}) }
}

/** What a visitor reads when sending failed: the error's own words, where it has any. */
export function contactFailureMessage(error: unknown): string {
  return (error instanceof Error && error.message) || contactFailureText
}

/** What a visitor reads when a message was accepted. */
export function contactThanks({ name, contactType }: ContactSubmission): string {
  return `Thank you ${name}! We've received your ${contactType} inquiry and will respond within 24 hours.`
}

function readContact(fields: ReadonlyMap<string, string>): Record<ContactField, string> {
  const read = (name: ContactField) => fields.get(name) ?? ''
  return {
    name: read('name'),
    email: read('email'),
    company: read('company'),
    contactType: read('contactType'),
    subject: read('subject'),
    message: read('message'),
    phone: read('phone').trim(),
  }
}
