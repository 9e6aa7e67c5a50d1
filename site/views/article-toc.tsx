import type { ReactNode } from 'react'
import { toc as words } from '#words/layout.ts'
import type { TocItem } from '../article-view.ts'
import { Contents } from '../layout/layout-parts.tsx'

/** Contents beside an article, as a landmark; null without headings. */
export function ArticleToc({ toc }: { toc: readonly TocItem[] }): ReactNode {
  if (toc.length === 0) return null
  return (
    <nav className="article-toc" aria-labelledby="article-toc-title">
      <p className="toc-title" id="article-toc-title">
        {words.title}
      </p>
      <Contents toc={toc} />
    </nav>
  )
}
