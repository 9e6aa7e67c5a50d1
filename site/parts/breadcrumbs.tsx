// The path to a page. In: steps; the one without address is the page itself. Out: a labelled list of links, or nothing.

import type { ReactNode } from 'react'
import type { Breadcrumb } from '#schemas/breadcrumb.ts'

export function Breadcrumbs({ items }: { items: Breadcrumb[] }): ReactNode {
  if (items.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol className="breadcrumb-list">
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`}>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
