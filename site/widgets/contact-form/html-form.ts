// Forms as HTML posts them, for endpoints that take nothing else.

import type { FormRequest } from '#runtime/services/submit-form.ts'
import { isChosen } from '#schemas/contact.ts'
import type { FormField } from '#schemas/form-field.ts'

/** What a browser would post: fixed values, texts, ticked boxes and chosen files. */
export function formOf(
  fields: readonly FormField[],
  form: FormData,
  fixed: readonly { name: string; value: string }[],
): FormData {
  const sent = new FormData()
  for (const { name, value } of fixed) sent.append(name, value)
  for (const { name } of fields)
    for (const value of form.getAll(name))
      if (isChosen(value)) sent.append(name, value)
      else if (typeof value === 'string' && value.trim() !== '') sent.append(name, value.trim())
  return sent
}

/** The request of a form. The browser names its type. A service that answers with a page is asked for JSON. */
export function requestOf(form: FormData, idempotencyKey: string): FormRequest {
  form.set('idempotencyKey', idempotencyKey)
  const entries = [...form]
  const texts = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const body = texts.length === entries.length ? new URLSearchParams(texts) : form
  return { headers: { Accept: 'application/json' }, body }
}

/** What tells a form from others. Of a file this is all but its content. */
export function describeForm(form: FormData): string[][] {
  return [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, String(value.size), String(value.lastModified)],
  )
}
