// What a form has, as its fields say. Without an endpoint nothing is sent: the submission ends in the visitor's own
// console, and phone numbers are never logged.

import { describeFailure, FormError, submitForm } from '#runtime/services/submit-form.ts'
import { type FieldFault, findFieldFault, standardMB, thanksPlaceholder } from '#schemas/contact.ts'
import type { FormField } from '#schemas/form-field.ts'
import { contactForm as words } from '#words/contact-form.ts'
import { formResult } from '#words/forms.ts'
import { honeypotName } from '../../parts/text-field.tsx'
import { optionsOf } from './contact-fields.tsx'
import { describeForm, formOf, requestOf } from './html-form.ts'

/** Characters of a message that are logged; the rest is cut off. */
export const loggedMessageLength = 500

/** What a form sends as JSON: texts, and whether a box is ticked. */
export type Submission = Record<string, string | boolean>

/** Where a form goes, and how. */
export interface Delivery {
  endpoint?: string | undefined
  /** The endpoint takes what forms of HTML send. */
  takesForm?: boolean | undefined
  /** Values that every message has. */
  values?: readonly { name: string; value: string }[]
}

/** The message of each field that is not right, by name, in the order of the form. */
export function checkContact(fields: readonly FormField[], form: FormData): Map<string, string> {
  const problems = new Map<string, string>()
  for (const field of fields) {
    const fault = findFieldFault(field, form.getAll(field.name))
    if (fault) problems.set(field.name, field.error ?? describeFault(fault, field))
  }
  return problems
}

function describeFault(fault: FieldFault, { label, minLength = 0, maxMB = standardMB }: FormField): string {
  switch (fault) {
    case 'email':
      return words.invalid.email
    case 'short':
      return words.invalid.short(label, minLength)
    case 'large':
      return words.invalid.large(label, maxMB)
    default:
      return words.invalid[fault](label)
  }
}

/** Rejects if a required value is missing, whatever was checked before, or the endpoint does not accept the form. */
export async function submitContact(
  fields: readonly FormField[],
  form: FormData,
  { endpoint, takesForm, values = [] }: Delivery = {},
): Promise<void> {
  if (fields.some((field) => findFieldFault(field, form.getAll(field.name)) === 'missing'))
    throw new Error(words.requiredFields)
  const trap = String(form.get(honeypotName) ?? '')
  const fixed = Object.fromEntries(values.map(({ name, value }) => [name, value]))
  const submission = { ...submissionOf(fields, form), ...fixed }
  if (takesForm) {
    const sent = formOf(fields, form, values)
    await submitForm(endpoint, describeForm(sent), trap, (key) => requestOf(sent, key))
  } else await submitForm(endpoint, submission, trap)
  if (endpoint === undefined) console.log('Contact form submission:', redactContact(submission, fields))
}

// Without empty values. Files stay behind.
function submissionOf(fields: readonly FormField[], form: FormData): Submission {
  const submission: Submission = {}
  for (const { name, type } of fields) {
    const text = textOf(form, name)
    if (type === 'checkbox' || type === 'consent') submission[name] = form.has(name)
    else if (text !== '') submission[name] = text
  }
  return submission
}

/** The text of a field; empty for a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A copy that may be logged: without phone numbers, and with long texts cut. */
export function redactContact(submission: Submission, fields: readonly FormField[]): Submission {
  const phones = fields.filter(({ type }) => type === 'phone').map(({ name }) => name)
  const shown = (name: string, value: string | boolean) => {
    if (phones.includes(name)) return '[REDACTED]'
    const isLong = typeof value === 'string' && value.length > loggedMessageLength
    return isLong ? `${value.slice(0, loggedMessageLength - 1)}…` : value
  }
  return Object.fromEntries(Object.entries(submission).map(([name, value]) => [name, shown(name, value)]))
}

/** What a visitor reads if sending failed: the error's message, unless it is about the endpoint. */
export function contactFailureMessage(error: unknown): string {
  if (error instanceof FormError) return describeFailure(error, { late: formResult.late, usual: words.failure })
  return (error instanceof Error && error.message) || words.failure
}

/** What a visitor reads when a form has been accepted. `thanks`: the site's own words. */
export function contactThanks(fields: readonly FormField[], form: FormData, thanks?: string): string {
  const said = (name: string) => {
    const text = textOf(form, name)
    const field = fields.find((each) => each.name === name)
    return (field && optionsOf(field).find(({ value }) => value === text)?.label) ?? text
  }
  if (thanks !== undefined) return thanks.replace(thanksPlaceholder, (_, name: string) => said(name))
  const [name, type] = ['name', 'contactType'].map((each) => textOf(form, each))
  return name && type ? words.thanks(name, type, said('contactType')) : words.received
}
