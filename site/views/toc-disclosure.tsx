import type { ReactNode } from 'react'
import { toc as words } from '#words/layout.ts'
import type { TocItem } from '../article-view.ts'
import { Contents } from '../layout/layout-parts.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { ChevronDown } from '../vendor/lucide/chevron-down.ts'

/**
 * Contents for screens without room beside the text; null without headings. Not a landmark: the same list is one
 * beside the text, and only one of the two is shown.
 */
export function TocDisclosure({ toc }: { toc: readonly TocItem[] }): ReactNode {
  if (toc.length === 0) return null
  return (
    <details className="toc-disclosure">
      <summary>
        {words.title}
        <Glyph svg={ChevronDown} size={16} />
      </summary>
      <Contents toc={toc} />
    </details>
  )
}
