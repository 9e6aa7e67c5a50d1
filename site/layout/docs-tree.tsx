// The tree of the documentation in the side bar. A folder is a link to its page and a disclosure of what is in it, so
// both work without a script.

import type { ReactNode } from 'react'
import { docsFrame as words } from '#words/layout.ts'
import type { DocsNavItem, DocsPlace } from '../docs-props.ts'
import { Badge } from '../parts/badge.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { relOf } from '../parts/rel-of.ts'
import { ChevronDown } from '../vendor/lucide/chevron-down.ts'
import type { FrameProps } from '../view-props.ts'
import { currentOf } from './links.ts'

/** The versions, and the pages of the present one. */
export function DocsTree({ frame, place }: { frame: FrameProps; place: DocsPlace }): ReactNode {
  return (
    <div className="docs-tree">
      <Versions place={place} />
      <Items frame={frame} items={place.nav} />
    </div>
  )
}

function Versions({ place: { versions = [] } }: { place: DocsPlace }): ReactNode {
  const current = versions.find(({ isCurrent }) => isCurrent)
  if (!current || versions.length < 2) return null
  const nameOf = ({ label, isNewest }: typeof current) => (isNewest ? words.newest(label) : label)
  return (
    <details className="docs-versions">
      <summary>
        <span>
          {words.version} <strong>{nameOf(current)}</strong>
        </span>
        <Glyph svg={ChevronDown} size={16} />
      </summary>
      <ul className="docs-links">
        {versions.map((version) => (
          <li key={version.label}>
            <a className="docs-link" href={version.href} aria-current={version.isCurrent ? 'true' : undefined}>
              {nameOf(version)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Items({ frame, items }: { frame: FrameProps; items: readonly DocsNavItem[] }): ReactNode {
  return (
    <ul className="docs-links">
      {items.map((item) => (
        <li key={`${item.href} ${item.label}`} className={item.items ? 'docs-folder' : undefined}>
          {item.href === undefined ? null : (
            <a className="docs-link" href={item.href} aria-current={currentOf(frame, item.href)} rel={relOf(item.href)}>
              {item.label}
              {item.badge === undefined ? null : <Badge>{item.badge}</Badge>}
            </a>
          )}
          {item.items ? (
            <details open={item.isOpen}>
              <summary className={item.href === undefined ? 'docs-link' : undefined}>
                {item.href === undefined ? item.label : null}
                <Glyph svg={ChevronDown} size={16} />
                {item.href === undefined ? null : <span className="visually-hidden">{words.folder(item.label)}</span>}
              </summary>
              <Items frame={frame} items={item.items} />
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
