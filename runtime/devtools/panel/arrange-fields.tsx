// The fields of a dialog: those of its own, and those of the front matter of what is made.

import { type ReactNode, useId } from 'react'
import type { BlockForm, FormField } from '../wire-forms.ts'
import type { ArrangeField, Typed } from './arrange-forms.ts'
import { Fields } from './form/field-view.tsx'
import { FormContext } from './form/form-context.ts'
import type { FormData } from './form/form-values.ts'
import { Suggestions } from './form/suggestions.tsx'

interface FieldProps {
  field: ArrangeField
  typed: Typed
  onChange: (name: string, value: string) => void
}

/** One field of the dialog itself. */
export function DialogField({ field, typed, onChange }: FieldProps): ReactNode {
  const id = useId()
  const { name, label, kind, choices = [], isProse = false } = field
  const hint = field.hintOf?.(typed) ?? field.hint
  const value = typed[name] ?? ''
  if (kind === 'check')
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value === 'yes'}
          onChange={(event) => onChange(name, event.currentTarget.checked ? 'yes' : '')}
        />
        <span>{label}</span>
      </label>
    )
  return (
    <label className="field">
      <span>{label}</span>
      {kind === 'choice' ? (
        <select value={value} onChange={(event) => onChange(name, event.currentTarget.value)}>
          {choices.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          dir={isProse ? 'auto' : undefined}
          value={value}
          spellCheck={isProse}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      )}
      {hint === undefined ? null : (
        <span className="quiet" id={id}>
          {hint}
        </span>
      )}
    </label>
  )
}

interface MoreProps {
  fields: readonly FormField[]
  names: BlockForm['names']
  values: FormData
  onChange: (values: FormData) => void
}

/** Fields of the front matter. What stays empty is an example in the file, marked TODO. */
export function MoreFields({ fields, names, values, onChange }: MoreProps): ReactNode {
  const id = useId()
  if (fields.length === 0) return null
  return (
    <div className="arrange-more" role="group" aria-label="Front matter">
      <FormContext value={{ id, names, error: undefined, faultPath: undefined }}>
        <Fields fields={fields} path={[]} value={values} onChange={onChange} />
      </FormContext>
      <Suggestions id={id} names={names} />
      <p className="quiet">What you leave empty is an example in the file, to be replaced there.</p>
    </div>
  )
}
