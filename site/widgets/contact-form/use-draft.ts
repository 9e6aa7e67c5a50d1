// The mail that a visitor can write instead, with what is in the form; and what a link may have filled in.

import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { FormField } from '#schemas/form-field.ts'
import { fieldId, optionsOf } from './contact-fields.tsx'
import { readContactPrefill } from './read-contact-prefill.ts'
import { textOf } from './submit-contact.ts'
import type { ContactState } from './use-contact-form.ts'

export interface Mail {
  subject: string
  body: string
}

/** The texts of a form as a mail: its subject and message, or all texts with their labels. */
export function mailOf(fields: readonly FormField[], form: FormData): Mail {
  const texts = fields
    .map(({ name, label, type }) => ({ name, label, text: isText(type) ? textOf(form, name) : '' }))
    .filter(({ name, text }) => text !== '' && name !== 'subject')
  const hasMessage = fields.some(({ name }) => name === 'message')
  const body = hasMessage ? textOf(form, 'message') : texts.map(({ label, text }) => `${label}: ${text}`).join('\n')
  return { subject: textOf(form, 'subject'), body }
}

function isText(type: FormField['type']): boolean {
  return !['checkbox', 'consent', 'file'].includes(type)
}

interface Options {
  id: string
  fields: readonly FormField[]
  step: ContactState['step']
}

/** The mail as typed so far. A link may have filled in type and subject. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { id, fields, step }: Options,
): { draft: Mail; readDraft: () => void } {
  const [draft, setDraft] = useState<Mail>({ subject: '', body: '' })
  const readDraft = useCallback(() => {
    if (form.current) setDraft(mailOf(fields, new FormData(form.current)))
  }, [form, fields])
  useEffect(() => {
    prefill(id, fields)
    readDraft()
    // Once, on mount: later the visitor's own text counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])
  // An accepted form has just been cleared, which fires no input event.
  useEffect(() => {
    if (step === 'success') readDraft()
  }, [step, readDraft])
  return { draft, readDraft }
}

function prefill(id: string, fields: readonly FormField[]): void {
  const indexOf = (wanted: string) => fields.findIndex(({ name }) => name === wanted)
  const type = fields[indexOf('contactType')]
  const wanted = readContactPrefill(location.search, type ? optionsOf(type) : [])
  const select = document.getElementById(fieldId(id, indexOf('contactType')))
  const subject = document.getElementById(fieldId(id, indexOf('subject')))
  // The visitor, or the browser after Back, may have changed a field before hydration: their values stay.
  if (wanted.type && select instanceof HTMLSelectElement && select.selectedIndex === 0) select.value = wanted.type
  if (wanted.subject && subject instanceof HTMLInputElement && subject.value === '') subject.value = wanted.subject
}
