import type { ReactNode } from 'react'

interface Props {
  id: string
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** Uncontrolled, so that a choice made before hydration stays. The first option is the default. */
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
