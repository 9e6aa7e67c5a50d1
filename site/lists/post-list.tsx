import type { ReactNode } from 'react'
import { postList as words } from '#words/parts.ts'
import { Badge } from '../parts/badge.tsx'
import { Time } from '../parts/time.tsx'
import { Sheet } from '../sheets.tsx'
import type { PostCard } from './post-card.ts'

interface Props {
  posts: PostCard[]
  /** Level of the titles; 2 if the list has no heading above it. */
  itemLevel?: 2 | 3
}

/** Cards of blog posts in the given order; the first of three or more is larger. */
export function PostList({ posts, itemLevel = 3 }: Props): ReactNode {
  if (posts.length === 0) return <p className="empty">{words.empty}</p>
  const Title = itemLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className="row-list">
      <Sheet name="lists" />
      {posts.map((post, index) => (
        <li key={post.href} className={index === 0 && posts.length > 2 ? 'row is-first' : 'row'}>
          <article className="row-article post-row">
            <p className="row-side">
              <Time iso={post.publishedAt} />
              <span>{words.readTime(post.readTime)}</span>
            </p>
            <div className="row-main">
              <Title className="row-title">
                <a href={post.href}>{post.title}</a>
              </Title>
              <p className="row-text">{post.excerpt}</p>
              <p className="row-tags">
                {post.featured ? <Badge>{words.featured}</Badge> : null}
                {post.tags.map(({ label, href }) =>
                  href === undefined ? (
                    <bdi key={label}>{label}</bdi>
                  ) : (
                    <a key={label} href={href} rel="tag">
                      <bdi>{label}</bdi>
                    </a>
                  ),
                )}
              </p>
            </div>
            <p className="row-end">{post.authorName}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
