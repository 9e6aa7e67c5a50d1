// A page for addresses that lead nowhere. In: its text; at the root also the texts of other sections and all pages. Out: the message and ways on.
// `not-found-data` is for a script that picks the text by the address and fills the list of near pages; without it the page is complete.

import type { ReactNode } from 'react'
import { encodeJson } from '#runtime/contract.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import type { NotFoundProps } from '../view-props.ts'

export function NotFoundView({ page }: { page: NotFoundProps }): ReactNode {
  const { text, alternatives, pages } = page
  const { quick } = page.frame.navigation
  const data = encodeJson({ alternatives, pages })
  return (
    <div className="not-found container">
      <h1 id="not-found-title">{text.title}</h1>
      <p className="lead" id="not-found-text">
        {text.message}
      </p>
      <p className="not-found-action" id="not-found-link">
        <ButtonLink href={text.linkHref} variant="primary">
          {text.linkLabel}
        </ButtonLink>
      </p>
      <div className="not-found-near" id="not-found-near" hidden>
        <p className="not-found-label">Pages with a similar address</p>
        <ul className="plain-links" />
      </div>
      {quick.length > 0 ? (
        <div>
          <p className="not-found-label">Often looked for</p>
          <ul className="plain-links">
            {quick.map((link) => (
              <li key={link.id}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {alternatives.length > 0 || pages.length > 0 ? <script type="application/json" id="not-found-data" dangerouslySetInnerHTML={{ __html: data }} /> : null}
    </div>
  )
}
