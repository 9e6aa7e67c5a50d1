// A post of the blog. In: the post with its text as HTML. Out: head, summary, text, references, methodology, neighbours.
// Never an invented author: content without one names the site itself.

import type { ReactNode } from 'react'
import { articleAnchors } from '#schemas/article-anchors.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Badge } from '../parts/badge.tsx'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { CitationList } from '../parts/citation-list.tsx'
import { Prose } from '../parts/prose.tsx'
import { Time } from '../parts/time.tsx'
import { breadcrumbLabels } from '../strings/en/collections.ts'
import type { BlogPostProps, TocItem } from '../view-props.ts'
import { articleCrumbs } from './article-crumbs.ts'
import { ArticleToc } from './article-toc.tsx'
import { Neighbours } from './neighbours.tsx'
import { TocDisclosure } from './toc-disclosure.tsx'

export function BlogPostView({ post }: { post: BlogPostProps }): ReactNode {
  const { frame, author } = post
  const toc = contentsOf(post)
  return (
    <article className="article">
      <header className="article-head container">
        <Breadcrumbs items={articleCrumbs(frame, post.sectionPath, breadcrumbLabels.blog, post.title)} />
        {post.tags.length > 0 || post.featured ? (
          <p className="badge-row">
            {post.featured ? <Badge tone="strong">Featured</Badge> : null}
            {post.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        ) : null}
        <h1>{post.title}</h1>
        {post.excerpt === '' ? null : <p className="lead">{post.excerpt}</p>}
        <div className="byline">
          <Avatar name={author.name} src={author.avatar} size={40} />
          <p className="byline-author">
            <strong>{author.name}</strong>
            {author.credentials === undefined ? null : <span>{author.credentials}</span>}
          </p>
          <ul className="facts byline-facts">
            <li>
              <Time iso={post.publishedAt} language={frame.language} />
            </li>
            {post.updatedAt === undefined ? null : (
              <li>
                Updated <Time iso={post.updatedAt} language={frame.language} />
              </li>
            )}
            <li>{post.readTime} min read</li>
            {post.citations.length > 0 ? (
              <li>{post.citations.length === 1 ? '1 citation' : `${post.citations.length} citations`}</li>
            ) : null}
          </ul>
        </div>
      </header>
      <div className="article-columns container">
        <ArticleToc toc={toc} />
        <div className="article-main">
          <TocDisclosure toc={toc} />
          {post.researchSummary === undefined ? null : (
            <section className="summary-box" aria-labelledby={articleAnchors.summary}>
              <h2 id={articleAnchors.summary}>Research summary</h2>
              <p>{post.researchSummary}</p>
            </section>
          )}
          <Prose html={post.html} />
          {post.citations.length > 0 ? (
            <section className="article-part" aria-labelledby={articleAnchors.references}>
              <h2 id={articleAnchors.references}>References</h2>
              <CitationList citations={post.citations} />
            </section>
          ) : null}
          {post.methodology === undefined ? null : (
            <section className="article-part" aria-labelledby={articleAnchors.methodology}>
              <h2 id={articleAnchors.methodology}>Methodology</h2>
              <p>{post.methodology}</p>
            </section>
          )}
          {author.bio === undefined ? null : (
            <p className="article-bio">
              <strong>{author.name}</strong> {author.bio}
            </p>
          )}
          <Neighbours
            label="More posts"
            previous={post.older}
            previousLabel="Older"
            next={post.newer}
            nextLabel="Newer"
          />
        </div>
      </div>
    </article>
  )
}

function contentsOf(post: BlogPostProps): TocItem[] {
  return [
    ...post.toc,
    ...(post.citations.length > 0 ? [{ id: articleAnchors.references, text: 'References', depth: 2 }] : []),
    ...(post.methodology === undefined ? [] : [{ id: articleAnchors.methodology, text: 'Methodology', depth: 2 }]),
  ]
}
