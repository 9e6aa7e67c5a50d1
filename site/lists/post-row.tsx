import type { ReactNode } from 'react'
import { postList as words } from '#words/parts.ts'
import type { PostCardProps } from '../own-layout.ts'
import { Badge } from '../parts/badge.tsx'
import { ListCover } from '../parts/cover.tsx'
import { Time } from '../parts/time.tsx'

/** A blog post in a list. */
export function PostRow({ post, Title }: PostCardProps): ReactNode {
  return (
    <article className={`row-article post-row${post.cover ? ' has-cover' : ''}`}>
      <ListCover cover={post.cover} />
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
  )
}
