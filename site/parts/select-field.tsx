import type { ReactNode } from 'react'
import { FieldNotes, noteAttributes } from './field-notes.tsx'

interface Props {
  id: string
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  hint?: string | undefined
  /** Takes a whole row of its form. */
  isWide?: boolean
}

/** Uncontrolled, so that a choice made before hydration stays. The first option is the default. */
export function SelectField({ id, name, label, options, hint, isWide = false }: Props): ReactNode {
  return (
    <div className={isWide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} {...noteAttributes({ id, hint })}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} />
    </div>
  )
}
