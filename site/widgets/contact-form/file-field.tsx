import type { ReactNode } from 'react'
import { FieldNotes, noteAttributes } from '../../parts/field-notes.tsx'

interface Props {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  isRequired: boolean
  accept: readonly string[] | undefined
  isMultiple: boolean | undefined
}

/** A field for files. What may be chosen is only offered: the endpoint has to check it. */
export function FileField({ id, name, label, hint, error, isRequired, accept, isMultiple }: Props): ReactNode {
  return (
    <div className="field field-wide">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept?.join(',')}
        multiple={isMultiple}
        required={isRequired}
        {...noteAttributes({ id, hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
