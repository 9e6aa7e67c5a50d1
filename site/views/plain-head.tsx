import type { ReactNode } from 'react'

/** The h1 of a page without a hero. */
export function PlainHead({ title, text }: { title: string; text?: string }): ReactNode {
  return (
    <div className="plain-head">
      <div className="container">
        <h1>{title}</h1>
        {text === undefined ? null : <p className="lead">{text}</p>}
      </div>
    </div>
  )
}
