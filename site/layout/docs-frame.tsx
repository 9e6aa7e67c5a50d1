// The frame of a documentation page. In: the frame's props, the page's contents, main. Out: side bar, main, contents; a disclosure with the same
// side bar where the screen is narrow. Never the page's own head or foot: those stand inside main (see views/docs-page.tsx).

import type { ReactNode } from 'react'
import { Glyph } from '../parts/glyph.tsx'
import { ChevronDown } from '../vendor/lucide/chevron-down.ts'
import type { DocsProps, FrameProps } from '../view-props.ts'
import { currentOf } from './links.ts'
import { TocList } from './toc-list.tsx'

interface Props {
  frame: FrameProps
  docs: DocsProps
  children: ReactNode
}

export function DocsFrame({ frame, docs, children }: Props): ReactNode {
  const groups = frame.navigation.docs
  const current = groups.flatMap((group) => group.children).find((link) => currentOf(frame, link.href))
  const classes = ['docs-frame', groups.length > 0 ? '' : 'has-no-nav', docs.toc.length > 0 ? '' : 'has-no-toc']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {groups.length > 0 ? (
        <>
          <details className="docs-menu" data-menu="">
            <summary className="docs-menu-button">
              <span>
                Documentation
                {current === undefined ? null : <span className="docs-menu-current">{current.label}</span>}
              </span>
              <Glyph svg={ChevronDown} size={16} />
            </summary>
            <nav className="docs-menu-panel" aria-label="Documentation menu">
              <DocsLinks frame={frame} />
            </nav>
          </details>
          <nav className="docs-nav" aria-label="Documentation">
            <DocsLinks frame={frame} />
          </nav>
        </>
      ) : null}
      {children}
      {docs.toc.length > 0 ? (
        <nav className="docs-toc" aria-labelledby="docs-toc-title">
          <p className="toc-title" id="docs-toc-title">
            On this page
          </p>
          <TocList toc={docs.toc} />
        </nav>
      ) : null}
    </div>
  )
}

function DocsLinks({ frame }: { frame: FrameProps }): ReactNode {
  return frame.navigation.docs.map((group) => (
    <div key={group.id} className="docs-group">
      <p className="docs-group-title">{group.label}</p>
      <ul className="docs-links">
        {group.children.map((link) => (
          <li key={link.id}>
            <a className="docs-link" href={link.href} aria-current={currentOf(frame, link.href)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ))
}
