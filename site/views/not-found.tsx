// `not-found-data` is for a script that picks the text by the address, fills the list of similar pages and leads to the
// page of another language. The page is complete without it.

import type { ReactNode } from 'react'
import { brand } from '#own/brand.ts'
import { encodeJson } from '#runtime/contract.ts'
import { notFound as words } from '#words/views.ts'
import type { NotFoundProps } from '../own-layout.ts'
import { ButtonLink } from '../parts/button-link.tsx'

/** The page for addresses that lead nowhere. */
export function NotFound({ page }: NotFoundProps): ReactNode {
  const { text, alternatives, pages } = page
  const { quick } = page.frame.navigation
  const { languages = [], prefix } = page.frame
  const isOfAll = alternatives.length > 0 && prefix === undefined
  const starts = isOfAll ? languages.slice(1).map(({ address }) => address) : []
  const data = encodeJson({ alternatives, pages, ...(starts.length > 0 ? { starts } : {}) })
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
      {brand.NotFoundDrawing ? <brand.NotFoundDrawing /> : null}
      <div className="not-found-ways">
        {quick.length > 0 ? (
          <div>
            <p className="label">{words.quickLinks}</p>
            <ul className="related-list">
              {quick.map((link) => (
                <li key={link.id}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div className="not-found-slot">
          <div id="not-found-near" hidden>
            <p className="label">{words.nearPages}</p>
            <ul className="related-list" />
          </div>
        </div>
      </div>
      {alternatives.length > 0 || pages.length > 0 ? (
        <script type="application/json" id="not-found-data" dangerouslySetInnerHTML={{ __html: data }} />
      ) : null}
    </div>
  )
}
