import type { ReactNode } from 'react'
import { toc as words } from '#words/layout.ts'
import { ArrowDown } from '../vendor/lucide/arrow-down.ts'
import type { Link } from '../view-props.ts'
import { Glyph } from './glyph.tsx'

/** The sections of a page, beside its heading; used when the page has no gauge there. */
export function PageContents({ sections }: { sections: readonly Link[] }): ReactNode {
  return (
    <nav className="gauge page-contents" aria-labelledby="page-contents">
      <p className="gauge-title" id="page-contents">
        {words.title}
      </p>
      <ul>
        {sections.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              {label}
              <Glyph svg={ArrowDown} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
