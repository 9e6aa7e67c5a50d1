// What visitors write into a form, checked in the browser: this file imports no zod.

import { emailPattern } from './email.ts'
import type { FormField } from './form-field.ts'

export { thanksPlaceholder } from './thanks-placeholder.ts'

/** What is wrong with a field. */
export type FieldFault = 'missing' | 'consent' | 'email' | 'short' | 'large'

/** Megabytes that a file may have unless its field says otherwise. */
export const standardMB = 5

/** What is wrong with the values of a field, as a form has them; undefined if nothing is. */
export function findFieldFault(field: FormField, values: readonly FormDataEntryValue[]): FieldFault | undefined {
  const { type, required = true, minLength = 0, maxMB = standardMB } = field
  if (type === 'checkbox') return undefined
  if (type === 'consent') return values.length === 0 ? 'consent' : undefined
  if (type === 'file') {
    const files = values.filter((value) => isChosen(value))
    if (files.length === 0) return required ? 'missing' : undefined
    return files.some(({ size }) => size > maxMB * 1_000_000) ? 'large' : undefined
  }
  const text = String(values[0] ?? '').trim()
  if (type === 'email' && (text !== '' || required)) return emailPattern.test(text) ? undefined : 'email'
  if (text === '') return required ? 'missing' : undefined
  return text.length < minLength ? 'short' : undefined
}

/** Whether a value is a file. A field in which none is chosen has one without a name. */
export function isChosen(value: FormDataEntryValue): value is File {
  return typeof value !== 'string' && value.name !== ''
}
