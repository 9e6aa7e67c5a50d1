import type { ReactNode } from 'react'

interface Props {
  /** Id of the control. */
  id: string
  hint?: string | undefined
  /** What is wrong with the value, if anything. */
  error?: string | undefined
}

/** Attributes of a control that has these notes. */
export function noteAttributes({ id, hint, error }: Props): {
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
} {
  return {
    'aria-describedby': [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** What stands below a control: help, and what is wrong with its value. */
export function FieldNotes({ id, hint, error }: Props): ReactNode {
  return (
    <>
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
    </>
  )
}
