// The contents of a page. In: headings. Out: links to them; those of depth 3 stand further in. `data-toc` lets a script mark the one in view.

import type { ReactNode } from 'react'
import type { TocItem } from '../view-props.ts'

export function TocList({ toc }: { toc: readonly TocItem[] }): ReactNode {
  return (
    <ul className="toc-list" data-toc="">
      {toc.map((item) => (
        <li key={item.id}>
          <a className={item.depth > 2 ? 'toc-link is-deep' : 'toc-link'} href={`#${item.id}`}>
            {item.text}
          </a>
        </li>
      ))}
    </ul>
  )
}
