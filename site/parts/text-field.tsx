import type { ReactNode } from 'react'
import { honeypot as words } from '#words/forms.ts'

interface Props {
  id: string
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'search'
  /** Makes it a text area of this many lines. */
  rows?: number
  hint?: string
  /** What is wrong with the text, if anything. */
  error?: string | undefined
  placeholder?: string
  autoComplete?: string
  isRequired?: boolean
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
}: Props): ReactNode {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const isInvalid = error ? true : undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea
          id={id}
          name={name}
          rows={rows}
          placeholder={placeholder}
          required={isRequired}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
        />
      ) : (
        <input
          id={id}
          name={name}
          type={type}
          placeholder={placeholder}
          autoComplete={autoComplete}
          required={isRequired}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
        />
      )}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
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
