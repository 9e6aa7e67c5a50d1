import type { ReactNode } from 'react'
import { pager as words } from '#words/parts.ts'
import type { PagerView } from '../plan-view.ts'
import { Sheet } from '../sheets.tsx'

/** Links to the parts of a list. */
export function Pager({ pager: { current, parts, previousHref, nextHref } }: { pager: PagerView }): ReactNode {
  return (
    <nav className="pager" aria-label={words.label}>
      <Sheet name="lists" />
      {previousHref === undefined ? null : (
        <a className="pager-link is-previous" href={previousHref} rel="prev">
          {words.previous}
        </a>
      )}
      <ol className="pager-parts">
        {parts.map(({ number, href }, index) => (
          <li key={number} className={number - (parts[index - 1]?.number ?? 0) > 1 ? 'is-after-gap' : undefined}>
            <a
              className="pager-link"
              href={href}
              aria-label={words.part(number)}
              aria-current={number === current ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {nextHref === undefined ? null : (
        <a className="pager-link is-next" href={nextHref} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  )
}
