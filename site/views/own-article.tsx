// An article of a site's own collection. The site's code shows what stands below the title; the rest is as in a blog.

import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { ownCollections } from '#own/collections.ts'
import { blogPost, ownArticle as words } from '#words/views.ts'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { Cover } from '../parts/cover.tsx'
import { Prose } from '../parts/prose.tsx'
import { Time } from '../parts/time.tsx'
import type { OwnArticleProps } from '../view-props.ts'
import { articleCrumbs } from './article-crumbs.ts'
import { ArticleTags } from './article-tags.tsx'
import { Article, ArticleFoot, ArticleHead } from './layout-parts.tsx'
import { Neighbours } from './neighbours.tsx'

export function OwnArticleView({ article }: { article: OwnArticleProps }): ReactNode {
  const { frame, collection, title, data, html } = article
  const own = ownCollections[collection]
  const shown = { title, head: data, html, language: frame.language }
  const page = { view: 'own-article', props: article } as const
  const top = (
    <ArticleHead page={page}>
      <Head article={article} section={own?.title ?? collection} />
    </ArticleHead>
  )
  return (
    <Article frame={frame} toc={article.toc} head={top}>
      {own?.Component ? createElement(own.Component as FunctionComponent<typeof shown>, shown) : <Prose html={html} />}
      <ArticleFoot page={page}>
        <ArticleTags tags={article.tags} />
        <Neighbours
          label={words.neighbours.label}
          previous={article.previous}
          previousLabel={words.neighbours.previous}
          next={article.next}
          nextLabel={words.neighbours.next}
        />
      </ArticleFoot>
    </Article>
  )
}

function Head({ article, section }: { article: OwnArticleProps; section: string }): ReactNode {
  const { frame, title, excerpt, data } = article
  const { publishedAt, updatedAt } = data
  return (
    <>
      <Breadcrumbs items={articleCrumbs(frame, article.sectionPath, section, title)} />
      <h1>{title}</h1>
      {excerpt === '' ? null : <p className="lead">{excerpt}</p>}
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
      <Cover cover={article.cover} />
    </>
  )
}
