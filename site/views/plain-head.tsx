// A heading where no hero stands. In: title and perhaps a sentence. Out: the page's h1.

import type { ReactNode } from 'react'

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
