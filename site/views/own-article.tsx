// An article of a site's own collection. The site's code shows what stands below the title; the rest is as in a blog.

import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { ownCollections } from '#own/collections.ts'
import { Badge } from '../parts/badge.tsx'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { Prose } from '../parts/prose.tsx'
import { Time } from '../parts/time.tsx'
import { blogPost, ownArticle as words } from '../strings/en/views.ts'
import type { OwnArticleProps } from '../view-props.ts'
import { articleCrumbs } from './article-crumbs.ts'
import { ArticleToc } from './article-toc.tsx'
import { Neighbours } from './neighbours.tsx'
import { TocDisclosure } from './toc-disclosure.tsx'

export function OwnArticleView({ article }: { article: OwnArticleProps }): ReactNode {
  const { frame, collection, title, data, toc } = article
  const own = ownCollections[collection]
  const { tags, publishedAt, updatedAt } = data
  const shown = { title, head: data, html: article.html, language: frame.language }
  return (
    <article className={`article ${collection}-article`}>
      <header className="article-head container">
        <Breadcrumbs items={articleCrumbs(frame, article.sectionPath, own?.title ?? collection, title)} />
        <h1>{title}</h1>
        {article.excerpt === '' ? null : <p className="lead">{article.excerpt}</p>}
        {publishedAt === undefined ? null : (
          <ul className="facts article-facts">
            <li>
              <Time iso={publishedAt} language={frame.language} />
            </li>
            {updatedAt === undefined ? null : (
              <li>
                {blogPost.updated} <Time iso={updatedAt} language={frame.language} />
              </li>
            )}
          </ul>
        )}
      </header>
      <div className="article-columns container">
        <ArticleToc toc={toc} />
        <div className="article-main">
          <TocDisclosure toc={toc} />
          {own?.Component ? (
            createElement(own.Component as FunctionComponent<typeof shown>, shown)
          ) : (
            <Prose html={article.html} />
          )}
          {tags.length > 0 ? (
            <p className="badge-row article-tags">
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </p>
          ) : null}
          <Neighbours
            label={words.neighbours.label}
            previous={article.previous}
            previousLabel={words.neighbours.previous}
            next={article.next}
            nextLabel={words.neighbours.next}
          />
        </div>
      </div>
    </article>
  )
}
