// The side bar and contents of a documentation page, and a disclosure with the same side bar for narrow screens. The
// page's own head and foot are inside main (views/docs-page.tsx).

import type { ReactNode } from 'react'
import { toc as tocWords, docsFrame as words } from '#words/layout.ts'
import type { DocsProps } from '../docs-props.ts'
import { Glyph } from '../parts/glyph.tsx'
import { ChevronDown } from '../vendor/lucide/chevron-down.ts'
import type { FrameProps } from '../view-props.ts'
import { Contents, Sidebar } from './layout-parts.tsx'
import { currentOf } from './links.ts'

interface Props {
  frame: FrameProps
  docs: DocsProps
  children: ReactNode
}

export function DocsFrame({ frame, docs, children }: Props): ReactNode {
  const groups = frame.navigation.docs
  const { place } = docs
  const hasNav = groups.length > 0 || place !== undefined
  const current = groups.flatMap((group) => group.children).find((link) => currentOf(frame, link.href)) ?? place
  const classes = ['docs-frame', hasNav ? '' : 'has-no-nav', docs.toc.length > 0 ? '' : 'has-no-toc']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {hasNav ? (
        <>
          <details className="docs-menu" data-menu="">
            <summary className="docs-menu-button">
              <span>
                {words.menu}
                {current === undefined ? null : <span className="docs-menu-current">{current.label}</span>}
              </span>
              <Glyph svg={ChevronDown} size={16} />
            </summary>
            <nav className="docs-menu-panel" aria-label={words.menuLabel}>
              <Sidebar frame={frame} place={place} />
            </nav>
          </details>
          <nav className="docs-nav" aria-label={words.navigationLabel}>
            <Sidebar frame={frame} place={place} />
          </nav>
        </>
      ) : null}
      {children}
      {docs.toc.length > 0 ? (
        <nav className="docs-toc" aria-labelledby="docs-toc-title">
          <p className="toc-title" id="docs-toc-title">
            {tocWords.title}
          </p>
          <Contents toc={docs.toc} />
        </nav>
      ) : null}
    </div>
  )
}
