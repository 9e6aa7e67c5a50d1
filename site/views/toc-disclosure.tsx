// The contents of a page on a screen without room for them beside the text. In: headings. Out: a disclosure, or nothing.
// Not a landmark: the same list stands beside the text as one, and only one of the two is shown.

import type { ReactNode } from 'react'
import { TocList } from '../layout/toc-list.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { ChevronDown } from '../vendor/lucide/chevron-down.ts'
import type { TocItem } from '../view-props.ts'

export function TocDisclosure({ toc }: { toc: readonly TocItem[] }): ReactNode {
  if (toc.length === 0) return null
  return (
    <details className="toc-disclosure">
      <summary>
        On this page
        <Glyph svg={ChevronDown} size={16} />
      </summary>
      <TocList toc={toc} />
    </details>
  )
}
