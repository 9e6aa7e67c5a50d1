// "Copy page" shows only where scripts run; the link to the Markdown version works without one.

import type { ReactNode } from 'react'
import { docsFrame } from '#words/layout.ts'
import { docsPage as words } from '#words/views.ts'
import type { DocsPlace, DocsProps } from '../docs-props.ts'
import { Glyph } from '../parts/glyph.tsx'
import { relOf } from '../parts/rel-of.ts'
import { Time } from '../parts/time.tsx'
import { Sheet } from '../sheets.tsx'
import { Copy } from '../vendor/lucide/copy.ts'
import { FileText } from '../vendor/lucide/file-text.ts'
import { SquarePen } from '../vendor/lucide/square-pen.ts'
import { Neighbours } from './neighbours.tsx'
import { TocDisclosure } from './toc-disclosure.tsx'

/** Under the title: facts, actions and contents. */
export function DocsHead({ docs, language }: { docs: DocsProps; language: string }): ReactNode {
  return (
    <>
      <DocsMeta docs={docs} language={language} />
      <TocDisclosure toc={docs.toc} />
    </>
  )
}

/** Date, reading time, and links to the source. */
export function DocsMeta({ docs, language }: { docs: DocsProps; language: string }): ReactNode {
  return (
    <div className="docs-meta">
      <p>
        {docs.updatedAt === undefined ? null : (
          <span>
            {words.updated} <Time iso={docs.updatedAt} language={language} />
          </span>
        )}
        <span>{words.readTime(docs.readTime)}</span>
      </p>
      <div className="docs-actions">
        <button type="button" className="needs-script" data-copy-page={docs.markdownHref}>
          <Glyph svg={Copy} size={16} />
          {words.copy}
        </button>
        <a href={docs.markdownHref}>
          <Glyph svg={FileText} size={16} />
          {words.markdown}
        </a>
        {docs.editHref === undefined ? null : (
          <a href={docs.editHref} rel={relOf(docs.editHref)}>
            <Glyph svg={SquarePen} size={16} />
            {words.edit}
          </a>
        )}
      </div>
    </div>
  )
}

/** Above the title of a page of an old version: where the newest is described. */
export function DocsNotice({ place }: { place: DocsPlace | undefined }): ReactNode {
  const { versions = [] } = place ?? {}
  const [own, newest] = [versions.find(({ isCurrent }) => isCurrent), versions.find(({ isNewest }) => isNewest)]
  if (!own || !newest || own === newest) return null
  return (
    <p className="docs-notice">
      {docsFrame.old(own.label)}
      <a href={newest.href}>{docsFrame.oldLink(newest.label)}</a>
    </p>
  )
}

/** At the end of the page. */
export function DocsFoot({ docs }: { docs: DocsProps }): ReactNode {
  return (
    <>
      <Sheet name="docs" />
      {docs.place ? <Sheet name="docs-tree" /> : null}
      <Neighbours
        label={words.neighbours.label}
        previous={docs.previous}
        previousLabel={words.neighbours.previous}
        next={docs.next}
        nextLabel={words.neighbours.next}
      />
    </>
  )
}
