import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { ownCollections } from '#own/collections.ts'
import type { CommonHead } from '#schemas/article-collections.ts'
import { articleList as words } from '#words/parts.ts'
import type { OwnCard } from '../own-parts.ts'
import { ListCover } from '../parts/cover.tsx'
import { Time } from '../parts/time.tsx'
import type { ShownPicture } from '../plan-view.ts'
import { Sheet } from '../sheets.tsx'

export interface ArticleListProps {
  /** Name of the collection. */
  collection: string
  articles: (OwnCard<CommonHead> & { publishedAt?: string; cover?: ShownPicture })[]
}

interface Props extends ArticleListProps {
  /** Level of the titles; 2 if the list has no heading above it. */
  itemLevel: 2 | 3
}

/** Articles of a collection in the given order; the site's code shows what stands below each title. */
export function ArticleList({ collection, articles, itemLevel }: Props): ReactNode {
  if (articles.length === 0) return <p className="empty">{words.empty}</p>
  const Title = itemLevel === 2 ? 'h2' : 'h3'
  const Card = ownCollections[collection]?.Card as FunctionComponent<OwnCard<unknown>> | undefined
  return (
    <ul className={`row-list ${collection}-list`}>
      <Sheet name="lists" />
      {articles.map(({ publishedAt, cover, ...article }) => (
        <li key={article.href} className="row">
          <article className={cover ? 'row-article has-cover' : 'row-article'}>
            <ListCover cover={cover} />
            <p className="row-side">{publishedAt === undefined ? null : <Time iso={publishedAt} />}</p>
            <div className="row-main">
              <Title className="row-title">
                <a href={article.href}>{article.title}</a>
              </Title>
              {Card ? createElement(Card, article) : <p className="row-text">{article.excerpt}</p>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
