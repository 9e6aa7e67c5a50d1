// What a documentation page has around its blocks. In: dates, contents, neighbours. Out: the row under the title, and the end of the page.
// "Copy page" stands there only where scripts run; the link to the Markdown twin works without one.

import type { ReactNode } from 'react'
import { Glyph } from '../parts/glyph.tsx'
import { relOf } from '../parts/rel-of.ts'
import { Time } from '../parts/time.tsx'
import { Copy } from '../vendor/lucide/copy.ts'
import { FileText } from '../vendor/lucide/file-text.ts'
import { SquarePen } from '../vendor/lucide/square-pen.ts'
import type { DocsProps } from '../view-props.ts'
import { Neighbours } from './neighbours.tsx'
import { TocDisclosure } from './toc-disclosure.tsx'

export function DocsHead({ docs, language }: { docs: DocsProps; language: string }): ReactNode {
  return (
    <>
      <DocsMeta docs={docs} language={language} />
      <TocDisclosure toc={docs.toc} />
    </>
  )
}

export function DocsMeta({ docs, language }: { docs: DocsProps; language: string }): ReactNode {
  return (
    <div className="docs-meta">
      <p>
        {docs.updatedAt === undefined ? null : (
          <span>
            Updated <Time iso={docs.updatedAt} language={language} />
          </span>
        )}
        <span>{docs.readTime} min read</span>
      </p>
      <div className="docs-actions">
        <button type="button" className="needs-script" data-copy-page={docs.twinHref}>
          <Glyph svg={Copy} size={16} />
          Copy page
        </button>
        <a href={docs.twinHref}>
          <Glyph svg={FileText} size={16} />
          Markdown
        </a>
        {docs.editHref === undefined ? null : (
          <a href={docs.editHref} rel={relOf(docs.editHref)}>
            <Glyph svg={SquarePen} size={16} />
            Edit
          </a>
        )}
      </div>
    </div>
  )
}

export function DocsFoot({ docs }: { docs: DocsProps }): ReactNode {
  return (
    <Neighbours
      label="Neighbouring pages"
      previous={docs.previous}
      previousLabel="Previous"
      next={docs.next}
      nextLabel="Next"
    />
  )
}
