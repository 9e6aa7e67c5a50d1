// "Copy page" shows only where scripts run; the link to the Markdown version works without one.

import type { ReactNode } from 'react'
import { Glyph } from '../parts/glyph.tsx'
import { relOf } from '../parts/rel-of.ts'
import { Time } from '../parts/time.tsx'
import { Sheet } from '../sheets.tsx'
import { docsPage as words } from '../strings/en/views.ts'
import { Copy } from '../vendor/lucide/copy.ts'
import { FileText } from '../vendor/lucide/file-text.ts'
import { SquarePen } from '../vendor/lucide/square-pen.ts'
import type { DocsProps } from '../view-props.ts'
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

/** At the end of the page. */
export function DocsFoot({ docs }: { docs: DocsProps }): ReactNode {
  return (
    <>
      <Sheet name="docs" />
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
