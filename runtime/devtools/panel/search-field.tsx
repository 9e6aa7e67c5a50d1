import type { ReactNode } from 'react'

interface Props {
  value: string
  placeholder: string
  onChange: (value: string) => void
}

/** The search field above a list. */
export function SearchField({ value, placeholder, onChange }: Props): ReactNode {
  return (
    <label className="field is-wide">
      <span>Search</span>
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
