// The visible link is for browsers that ignore the refresh in the head.

import type { ReactNode } from 'react'
import { redirect as words } from '#words/views.ts'
import type { RedirectProps } from '../view-props.ts'

export function RedirectView({ redirect }: { redirect: RedirectProps }): ReactNode {
  return (
    <div className="plain-head">
      <div className="container">
        <h1>{words.title}</h1>
        <p className="lead">
          <a className="text-link" href={redirect.href}>
            {redirect.canonical}
          </a>
        </p>
      </div>
    </div>
  )
}
