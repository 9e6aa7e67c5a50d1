import type { ReactNode } from 'react'

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
