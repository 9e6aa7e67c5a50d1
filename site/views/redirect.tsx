// A page that only leads to another one. In: the target. Out: a visible link; the head of the document sends the browser on by itself.

import type { ReactNode } from 'react'
import type { RedirectProps } from '../view-props.ts'

export function RedirectView({ redirect }: { redirect: RedirectProps }): ReactNode {
  return (
    <div className="plain-head">
      <div className="container">
        <h1>This page has moved</h1>
        <p className="lead">
          <a className="text-link" href={redirect.href}>
            {redirect.canonical}
          </a>
        </p>
      </div>
    </div>
  )
}
