// Articles of the blog, newest first. In: cards. Out: rows of date, text and author; a featured first one is larger.
// Never sorts and never cuts: the build has chosen.

import type { ReactNode } from 'react'
import type { PostCard } from '../plan-view.ts'
import { Badge } from './badge.tsx'
import { Time } from './time.tsx'

interface Props {
  posts: PostCard[]
  /** Level of the titles; 2 where no heading stands above the list. */
  itemLevel?: 2 | 3
}

export function PostList({ posts, itemLevel = 3 }: Props): ReactNode {
  if (posts.length === 0) return <p className="empty">No blog posts available yet.</p>
  const Title = itemLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className="row-list">
      {posts.map((post, index) => (
        <li key={post.href} className={index === 0 && posts.length > 2 ? 'row is-first' : 'row'}>
          <article className="row-article post-row">
            <p className="row-side">
              <Time iso={post.publishedAt} />
              <span>{`${post.readTime} min read`}</span>
            </p>
            <div className="row-main">
              <Title className="row-title">
                <a href={post.href}>{post.title}</a>
              </Title>
              <p className="row-text">{post.excerpt}</p>
              <p className="row-tags">
                {post.featured ? <Badge>Featured</Badge> : null}
                {post.tags.map((tag) => (
                  <span key={tag}>{tag}</span>
                ))}
              </p>
            </div>
            <p className="row-end">{post.authorName}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
