import type { ReactNode } from 'react'
import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import { breadcrumbs as words } from '#words/parts.ts'

/** The path to a page; the item without an address is the page itself. Null without items. */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }): ReactNode {
  if (items.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={words.label}>
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
