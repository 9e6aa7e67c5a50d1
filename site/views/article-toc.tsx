// The contents left of an article. In: headings. Out: a labelled navigation, or nothing.

import type { ReactNode } from 'react'
import { TocList } from '../layout/toc-list.tsx'
import type { TocItem } from '../view-props.ts'

export function ArticleToc({ toc }: { toc: readonly TocItem[] }): ReactNode {
  if (toc.length === 0) return null
  return (
    <nav className="article-toc" aria-labelledby="article-toc-title">
      <p className="toc-title" id="article-toc-title">
        On this page
      </p>
      <TocList toc={toc} />
    </nav>
  )
}
