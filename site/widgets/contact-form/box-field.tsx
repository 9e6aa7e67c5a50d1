import type { ReactNode } from 'react'
import type { FormField } from '#schemas/form-field.ts'
import { FieldNotes, noteAttributes } from '../../parts/field-notes.tsx'

interface Props {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  isRequired: boolean
  link: FormField['link']
}

/** A box to tick. The link is beside the label: a press on it does not tick the box. */
export function BoxField({ id, name, label, hint, error, isRequired, link }: Props): ReactNode {
  return (
    <div className="field field-wide field-box">
      <input
        id={id}
        name={name}
        type="checkbox"
        value="yes"
        required={isRequired}
        {...noteAttributes({ id, hint, error })}
      />
      <label htmlFor={id}>{label}</label>
      {link ? (
        <a className="text-link" href={link.href}>
          {link.text}
        </a>
      ) : null}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
