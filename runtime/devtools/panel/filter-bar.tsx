import type { ReactNode } from 'react'
import { SearchField } from './search-field.tsx'

interface Props {
  filters: readonly { name: string; label: string }[]
  /** Name of the chosen filter. */
  chosen: string
  onChoose: (name: string) => void
  search: string
  placeholder: string
  onSearch: (search: string) => void
}

/** What a list shows: one of some kinds, and what a search finds of it. */
export function FilterBar({ filters, chosen, onChoose, search, placeholder, onSearch }: Props): ReactNode {
  return (
    <>
      <label className="field">
        <span>Show</span>
        <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
          {filters.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <SearchField value={search} placeholder={placeholder} onChange={onSearch} />
    </>
  )
}
