import type { ReactNode } from 'react'
import { honeypot as words } from '../strings/en/forms.ts'

/** Name of the field. No browser and no password manager knows it as one to fill in. */
export const honeypotName = 'homepage'

/** A field that people neither see nor reach: a form in which it has a text was filled in by a program. */
export function Honeypot({ id }: { id: string }): ReactNode {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={`${id}-${honeypotName}`}>{words.label}</label>
      <input id={`${id}-${honeypotName}`} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
