// A page of content/docs. Its side bar is in layout/docs-frame.tsx.

import type { ReactNode } from 'react'
import type { DocsPlace } from '../docs-props.ts'
import { Badge } from '../parts/badge.tsx'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { Cover } from '../parts/cover.tsx'
import { keepUnits } from '../parts/keep-units.tsx'
import { Prose } from '../parts/prose.tsx'
import { isEmptyHtml } from '../text-html.ts'
import type { DocPageProps } from '../view-props.ts'
import { DocsFoot, DocsHead, DocsNotice } from './docs-page.tsx'

export function DocPageView({ page }: { page: DocPageProps }): ReactNode {
  const { frame, docs, title, lead, html } = page
  const { place } = docs
  const crumbs = place?.crumbs ?? []
  return (
    <article className="doc">
      <DocsNotice place={place} />
      <header className="doc-head">
        {crumbs.length === 0 ? null : <Breadcrumbs items={[...crumbs, { label: place?.label ?? title }]} />}
        <h1>
          {keepUnits(title)}
          {place?.badge === undefined ? null : <Badge>{place.badge}</Badge>}
        </h1>
        {lead === undefined ? null : <p className="lead">{keepUnits(lead)}</p>}
      </header>
      {page.isMade ? null : <DocsHead docs={docs} language={frame.language} />}
      <Cover cover={page.cover} width={720} />
      {isEmptyHtml(html) ? null : (
        <div className="doc-text">
          <Prose html={html} />
        </div>
      )}
      {isEmptyHtml(html) && place ? <FolderPages pages={place.pages} /> : null}
      <DocsFoot docs={docs} />
    </article>
  )
}

/** The pages of a folder, on an index page without a text. */
function FolderPages({ pages }: Pick<DocsPlace, 'pages'>): ReactNode {
  return (
    <ul className="doc-pages">
      {pages.map(({ href, label, badge, description }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {badge === undefined ? null : <Badge>{badge}</Badge>}
          {description === undefined ? null : <p>{description}</p>}
        </li>
      ))}
    </ul>
  )
}
