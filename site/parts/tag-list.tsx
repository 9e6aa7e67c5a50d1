import type { ReactNode } from 'react'
import { tagList as words } from '#words/parts.ts'
import type { SharedTag, TagLink } from '../plan-view.ts'
import { Sheet } from '../sheets.tsx'
import { Badge } from './badge.tsx'

/** Tags with the number of articles that have them. */
export function TagList({ tags }: { tags: SharedTag[] }): ReactNode {
  if (tags.length === 0) return <p className="empty">{words.empty}</p>
  return (
    <ul className="badge-row">
      <Sheet name="lists" />
      {tags.map(({ label, href, count }) => (
        <li key={href}>
          <a className="badge" href={href}>
            <bdi>{label}</bdi> <span className="muted">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Tags of an article. Those that other articles share are links. On a page from right to left, C++ is not ++C. */
export function TagBadges({ tags }: { tags: readonly TagLink[] }): ReactNode {
  return tags.map(({ label, href }) =>
    href === undefined ? (
      <Badge key={label}>
        <bdi>{label}</bdi>
      </Badge>
    ) : (
      <a key={label} className="badge" href={href} rel="tag">
        <bdi>{label}</bdi>
      </a>
    ),
  )
}
