// Phone numbers are never logged. Without an endpoint nothing is sent: the submission ends in the visitor's own
// console.

import { describeFailure, FormError, submitForm } from '#runtime/services/submit-form.ts'
import { type ContactSubmission, contactSubmissionSchema } from '#schemas/contact.ts'
import type { ContactType } from '#schemas/contact-type.ts'
import { contactForm as words } from '#words/contact-form.ts'
import { formResult } from '#words/forms.ts'

/** Characters of a message that are logged; the rest is cut off. */
export const loggedMessageLength = 500

type ContactField = keyof ContactSubmission
export type ContactProblems = Partial<Record<ContactField, string>>

/** The first message of each invalid field, in the order of the schema; empty if the fields are a submission. */
export function checkContact(
  fields: ReadonlyMap<string, string>,
  types: readonly ContactType[],
): { problems: ContactProblems; submission?: ContactSubmission } {
  const { phone, ...required } = readContact(fields)
  const kinds = types.map(({ value }) => value)
  const schema = contactSubmissionSchema(kinds, words.invalid)
  const checked = schema.safeParse(phone === '' ? required : { ...required, phone })
  if (checked.success) return { problems: {}, submission: checked.data }
  const problems: ContactProblems = {}
  for (const { path, message } of checked.error.issues) problems[path[0] as ContactField] ??= message
  return { problems }
}

/**
 * Rejects if a required text is missing (whatever was checked before) or the endpoint does not accept it. `trap` is the
 * text of the honeypot.
 */
export async function submitContact(submission: ContactSubmission, endpoint?: string, trap?: string): Promise<void> {
  if ([submission.name, submission.email, submission.message].some((text) => text.trim() === ''))
    throw new Error(words.requiredFields)
  await submitForm(endpoint, submission, trap)
  if (endpoint === undefined) console.log('Contact form submission:', redactContact(submission))
}

/** A copy that may be logged: without the phone number, and with long messages cut. */
export function redactContact({ phone, message, ...rest }: ContactSubmission): ContactSubmission {
  const shown = message.length > loggedMessageLength ? `${message.slice(0, loggedMessageLength - 1)}…` : message
  return { ...rest, message: shown, ...(phone ? { phone: '[REDACTED]' } : {}) }
}

/** What a visitor reads if sending failed: the error's message, unless it is about the endpoint. */
export function contactFailureMessage(error: unknown): string {
  if (error instanceof FormError) return describeFailure(error, { late: formResult.late, usual: words.failure })
  return (error instanceof Error && error.message) || words.failure
}

/** What a visitor reads when a message has been accepted. */
export function contactThanks({ name, contactType }: ContactSubmission, types: readonly ContactType[]): string {
  return words.thanks(name, contactType, types.find(({ value }) => value === contactType)?.label ?? contactType)
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
