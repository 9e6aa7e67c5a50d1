// One labelled select. In: id, name, label and options. Out: label and native select; the first option is the default.
// Never holds the value: fields are uncontrolled, so that what was chosen before hydration stays.

import type { ReactNode } from 'react'

interface Props {
  id: string
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

export function SelectField({ id, name, label, options }: Props): ReactNode {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
