// The sections of a page, beside its heading. In: names and anchors. Out: a list of links that looks like a gauge.
// Never on a page whose own figures can stand there.

import type { ReactNode } from 'react'
import { ArrowDown } from '../vendor/lucide/arrow-down.ts'
import type { Link } from '../view-props.ts'
import { Glyph } from './glyph.tsx'

export function PageContents({ sections }: { sections: readonly Link[] }): ReactNode {
  return (
    <nav className="gauge page-contents" aria-labelledby="page-contents">
      <p className="gauge-title" id="page-contents">
        On this page
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
