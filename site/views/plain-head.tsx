import type { ReactNode } from 'react'
import { Sheet } from '../sheets.tsx'

/** The h1 of a page without a hero. */
export function PlainHead({ title, text }: { title: string; text?: string }): ReactNode {
  return (
    <div className="plain-head">
      <Sheet name="plain" />
      <div className="container">
        <h1>{title}</h1>
        {text === undefined ? null : <p className="lead">{text}</p>}
      </div>
    </div>
  )
}
