import type { ReactNode } from 'react'
import { postList as words } from '#words/parts.ts'
import type { PostListProps } from '../own-layout.ts'
import { replaceable } from '../replaceable.tsx'
import { Sheet } from '../sheets.tsx'
import { PostRow } from './post-row.tsx'

const PostCard = replaceable('PostCard', PostRow)

/** Blog posts in the given order; the first of three or more is larger. */
export function PostList({ posts, itemLevel = 3 }: PostListProps): ReactNode {
  if (posts.length === 0) return <p className="empty">{words.empty}</p>
  return (
    <ul className="row-list">
      <Sheet name="lists" />
      {posts.map((post, index) => (
        <li key={post.href} className={index === 0 && posts.length > 2 ? 'row is-first' : 'row'}>
          <PostCard post={post} Title={itemLevel === 2 ? 'h2' : 'h3'} />
        </li>
      ))}
    </ul>
  )
}
