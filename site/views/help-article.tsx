// A video is a placeholder with a link: nothing of another host is embedded.

import type { ReactNode } from 'react'
import { articleAnchors } from '#schemas/article-anchors.ts'
import { breadcrumbLabels } from '#words/collections.ts'
import { helpArticle as words } from '#words/views.ts'
import { Island } from '../island.tsx'
import { Badge } from '../parts/badge.tsx'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { Prose } from '../parts/prose.tsx'
import { relOf } from '../parts/rel-of.ts'
import { Time } from '../parts/time.tsx'
import { CirclePlay } from '../vendor/lucide/circle-play.ts'
import type { HelpArticleProps } from '../view-props.ts'
import { articleCrumbs } from './article-crumbs.ts'
import { ArticleTags } from './article-tags.tsx'
import { Article, ArticleFoot, ArticleHead } from './layout-parts.tsx'

export function HelpArticleView({ article }: { article: HelpArticleProps }): ReactNode {
  const { frame, articleId, helpful, notHelpful } = article
  const page = { view: 'help-article', props: article } as const
  const head = (
    <ArticleHead page={page}>
      <Head article={article} />
    </ArticleHead>
  )
  return (
    <Article frame={frame} toc={article.toc} head={head}>
      {article.videoUrl === undefined ? null : (
        <p className="image-missing video-place">
          <Glyph svg={CirclePlay} size={20} />
          <a className="text-link" href={article.videoUrl} rel={relOf(article.videoUrl)}>
            {words.video}
          </a>
        </p>
      )}
      <Prose html={article.html} />
      <ArticleFoot page={page}>
        <ArticleTags tags={article.tags} />
        <div className="article-vote">
          <Island name="HelpfulVote" id="helpful" on="interaction" props={{ articleId, helpful, notHelpful }} />
        </div>
        <Related articles={article.related} />
      </ArticleFoot>
    </Article>
  )
}

function Head({ article }: { article: HelpArticleProps }): ReactNode {
  const { frame } = article
  return (
    <>
      <Breadcrumbs items={articleCrumbs(frame, article.sectionPath, breadcrumbLabels.help, article.title)} />
      <h1>{article.title}</h1>
      <ul className="facts article-facts">
        <li>{article.subcategory === undefined ? article.category : `${article.category}, ${article.subcategory}`}</li>
        {article.difficulty === undefined ? null : (
          <li>
            <Badge>{words.difficulties[article.difficulty]}</Badge>
          </li>
        )}
        {article.lastUpdated === undefined ? null : (
          <li>
            {words.updated} <Time iso={article.lastUpdated} language={frame.language} />
          </li>
        )}
      </ul>
    </>
  )
}

function Related({ articles }: { articles: HelpArticleProps['related'] }): ReactNode {
  if (articles.length === 0) return null
  return (
    <section className="article-part" aria-labelledby={articleAnchors.related}>
      <h2 id={articleAnchors.related}>{words.related}</h2>
      <ul className="related-list">
        {articles.map((related) => (
          <li key={related.href}>
            <a href={related.href}>{related.title}</a>
            <span>{related.category}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
