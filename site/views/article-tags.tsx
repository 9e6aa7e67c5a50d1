import type { ReactNode } from 'react'
import { TagBadges } from '../parts/tag-list.tsx'
import type { TagLink } from '../plan-view.ts'

/** Topics below the text of an article; null without any. */
export function ArticleTags({ tags }: { tags: readonly TagLink[] }): ReactNode {
  if (tags.length === 0) return null
  return (
    <p className="badge-row article-tags">
      <TagBadges tags={tags} />
    </p>
  )
}
