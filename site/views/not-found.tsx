// `not-found-data` is for a script that picks the text by the address and fills the list of similar pages. The page is
// complete without it.

import type { ReactNode } from 'react'
import { encodeJson } from '#runtime/contract.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import { notFound as words } from '../strings/en/views.ts'
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
      <LostRequest />
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

/** What happened, drawn: requests that leave and do not arrive. */
function LostRequest(): ReactNode {
  const starts = [0, 60, 120, 180, 240]
  return (
    <svg className="timeline-drawing" width="100%" height="72" aria-hidden="true" focusable="false">
      <line className="line-hair" x1="0" x2="100%" y1="24" y2="24" />
      <line className="line-hair" x1="0" x2="100%" y1="56" y2="56" />
      <svg className="timeline-stretch" y="24" width="100%" height="32" viewBox="0 0 300 32" preserveAspectRatio="none">
        <path className="timeline-flight is-lost" d={starts.map((start) => `M${start} 0l52 32`).join('')} />
        <path className="timeline-arrival is-lost" d={starts.map((start) => `M${start + 52} 32h.01`).join('')} />
        <path className="timeline-arrival is-hollow" d={starts.map((start) => `M${start + 52} 32h.01`).join('')} />
      </svg>
      <text className="timeline-note" x="0" y="14">
        {words.drawing.start}
      </text>
      <text className="timeline-note" x="100%" y="14" textAnchor="end">
        {words.drawing.end}
      </text>
    </svg>
  )
}
