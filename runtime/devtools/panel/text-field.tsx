import type { ReactNode } from 'react'
import { sentence } from './format.ts'
import type { ApiError } from './panel-api.ts'

interface Props {
  id: string
  label: string
  value: string
  /** Lines that a long text wraps into; 1 for a number. */
  rows: number
  error: ApiError | undefined
  onChange: (value: string) => void
}

/** A field of the block form, with the refusal that concerns it. Enter submits the form. */
export function TextField({ id, label, value, rows, error, onChange }: Props): ReactNode {
  const shared = {
    value,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? id : undefined,
  }
  return (
    <label className={rows > 1 ? 'field is-wide' : 'field'}>
      <span>{label}</span>
      {rows > 1 ? (
        <textarea
          {...shared}
          rows={rows}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            // An Enter that chooses a word of an input method is no end of the text.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      ) : (
        <input {...shared} type="text" inputMode="decimal" onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </label>
  )
}

/** A refusal below its field. */
export function FieldError({ id, error }: { id: string; error: ApiError | undefined }): ReactNode {
  if (!error) return null
  return (
    <span className="field-error" id={id} role="alert">
      {sentence(error.message)} {sentence(error.hint)}
    </span>
  )
}
