import type { ReactNode } from 'react'
import type { ContentsProps } from '../own-layout.ts'

/** Links to headings; `data-toc` lets the page script mark the one in view. */
export function TocList({ toc }: ContentsProps): ReactNode {
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
