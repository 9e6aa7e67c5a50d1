import type { ReactNode } from 'react'
import { Badge } from '../parts/badge.tsx'

/** Topics below the text of an article; null without any. */
export function ArticleTags({ tags }: { tags: readonly string[] }): ReactNode {
  if (tags.length === 0) return null
  return (
    <p className="badge-row article-tags">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </p>
  )
}
