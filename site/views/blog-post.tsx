// Content without an author names the site itself; an author is never invented.

import type { ReactNode } from 'react'
import { articleAnchors } from '#schemas/article-anchors.ts'
import { breadcrumbLabels } from '#words/collections.ts'
import { blogPost as words } from '#words/views.ts'
import type { TocItem } from '../article-view.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Badge } from '../parts/badge.tsx'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { CitationList } from '../parts/citation-list.tsx'
import { Cover } from '../parts/cover.tsx'
import { Prose } from '../parts/prose.tsx'
import { TagBadges } from '../parts/tag-list.tsx'
import { Time } from '../parts/time.tsx'
import type { BlogPostProps } from '../view-props.ts'
import { articleCrumbs } from './article-crumbs.ts'
import { ArticleFigure } from './article-figure.tsx'
import { Article, ArticleFoot, ArticleHead } from './layout-parts.tsx'
import { Neighbours } from './neighbours.tsx'

export function BlogPostView({ post }: { post: BlogPostProps }): ReactNode {
  const page = { view: 'blog-post', props: post } as const
  const head = (
    <ArticleHead page={page}>
      <Head post={post} />
    </ArticleHead>
  )
  return (
    <Article frame={post.frame} toc={contentsOf(post)} head={head}>
      {post.researchSummary === undefined ? null : (
        <section className="summary-box" aria-labelledby={articleAnchors.summary}>
          <h2 id={articleAnchors.summary}>{words.summary}</h2>
          <p>{post.researchSummary}</p>
        </section>
      )}
      <Prose html={post.html} />
      <ArticleFoot page={page}>
        <Sources post={post} />
        <Neighbours
          label={words.neighbours.label}
          previous={post.older}
          previousLabel={words.neighbours.previous}
          next={post.newer}
          nextLabel={words.neighbours.next}
        />
      </ArticleFoot>
    </Article>
  )
}

function Head({ post }: { post: BlogPostProps }): ReactNode {
  return (
    <>
      <Breadcrumbs items={articleCrumbs(post.frame, post.sectionPath, breadcrumbLabels.blog, post.title)} />
      {post.tags.length > 0 || post.featured ? (
        <p className="badge-row">
          {post.featured ? <Badge tone="strong">{words.featured}</Badge> : null}
          <TagBadges tags={post.tags} />
        </p>
      ) : null}
      <h1>{post.title}</h1>
      {post.excerpt === '' ? null : <p className="lead">{post.excerpt}</p>}
      <Byline post={post} />
      <Cover cover={post.cover} />
      {post.figure === undefined ? null : <ArticleFigure figure={post.figure} />}
    </>
  )
}

function Byline({ post }: { post: BlogPostProps }): ReactNode {
  const { frame, author, citations } = post
  return (
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
            {words.updated} <Time iso={post.updatedAt} language={frame.language} />
          </li>
        )}
        <li>{words.readTime(post.readTime)}</li>
        {citations.length > 0 ? <li>{words.citationCount(citations.length)}</li> : null}
      </ul>
    </div>
  )
}

function Sources({ post: { author, citations, methodology } }: { post: BlogPostProps }): ReactNode {
  return (
    <>
      {citations.length > 0 ? (
        <section className="article-part" aria-labelledby={articleAnchors.references}>
          <h2 id={articleAnchors.references}>{words.references}</h2>
          <CitationList citations={citations} />
        </section>
      ) : null}
      {methodology === undefined ? null : (
        <section className="article-part" aria-labelledby={articleAnchors.methodology}>
          <h2 id={articleAnchors.methodology}>{words.methodology}</h2>
          <p>{methodology}</p>
        </section>
      )}
      {author.bio === undefined ? null : (
        <p className="article-bio">
          <strong>{author.name}</strong> {author.bio}
        </p>
      )}
    </>
  )
}

function contentsOf(post: BlogPostProps): TocItem[] {
  return [
    ...post.toc,
    ...(post.citations.length > 0 ? [{ id: articleAnchors.references, text: words.references, depth: 2 }] : []),
    ...(post.methodology === undefined ? [] : [{ id: articleAnchors.methodology, text: words.methodology, depth: 2 }]),
  ]
}
