import type { ReactNode } from 'react'
import { honeypot as words } from '#words/forms.ts'
import { FieldNotes, noteAttributes } from './field-notes.tsx'

interface Props {
  id: string
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'search'
  /** Makes it a text area of this many lines. */
  rows?: number
  hint?: string | undefined
  /** What is wrong with the text, if anything. */
  error?: string | undefined
  placeholder?: string
  autoComplete?: string | undefined
  isRequired?: boolean
  /** Takes a whole row of its form. */
  isWide?: boolean
  /** Characters. */
  minLength?: number | undefined
  /** Characters. */
  maxLength?: number | undefined
}

/** Label, control, hint and error, tied together by ids. Uncontrolled, so that text typed before hydration stays. */
export function TextField({
  id,
  name,
  label,
  type = 'text',
  rows,
  hint,
  error,
  placeholder,
  autoComplete,
  isRequired = false,
  isWide = false,
  minLength,
  maxLength,
}: Props): ReactNode {
  const shared = {
    id,
    name,
    placeholder,
    autoComplete,
    minLength,
    maxLength,
    required: isRequired,
    ...noteAttributes({ id, hint, error }),
  }
  return (
    <div className={isWide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** Name of the honeypot. No browser and no password manager knows it as one to fill in. */
export const honeypotName = 'homepage'

/** A field that people neither see nor reach: a form in which it has a text was filled in by a program. */
export function Honeypot({ id }: { id: string }): ReactNode {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={`${id}-${honeypotName}`}>{words.label}</label>
      <input id={`${id}-${honeypotName}`} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
