// The search island filters these rows in the browser, by their text and data-keywords.

import type { ReactNode } from 'react'
import { helpList as words } from '#words/parts.ts'
import { helpArticle } from '#words/views.ts'
import { Badge } from '../parts/badge.tsx'
import { Time } from '../parts/time.tsx'
import { Sheet } from '../sheets.tsx'
import type { HelpCard } from './help-card.ts'

interface Props {
  articles: HelpCard[]
  id?: string
  /** Level of the titles; 2 if the list has no heading above it. */
  itemLevel?: 2 | 3
}

export function HelpList({ articles, id, itemLevel = 3 }: Props): ReactNode {
  if (articles.length === 0) return <p className="empty">{words.empty}</p>
  const { difficulties } = helpArticle
  const Title = itemLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className="row-list" id={id}>
      <Sheet name="lists" />
      {articles.map((article) => (
        <li
          key={article.href}
          className="row"
          data-keywords={article.keywords.length === 0 ? undefined : article.keywords.join(' ')}
        >
          <article className="row-article help-row">
            <p className="row-side">
              <span>{article.category}</span>
              {article.difficulty === undefined ? null : <Badge>{difficulties[article.difficulty]}</Badge>}
            </p>
            <div className="row-main">
              <Title className="row-title">
                <a href={article.href}>{article.title}</a>
              </Title>
              <p className="row-text">{article.excerpt}</p>
            </div>
            <Votes {...article} />
          </article>
        </li>
      ))}
    </ul>
  )
}

// Nothing is said about votes before there are some.
function Votes({ helpfulPercent, lastUpdated }: HelpCard): ReactNode {
  if (helpfulPercent === null && lastUpdated === undefined) return null
  return (
    <p className="row-end">
      {helpfulPercent === null ? null : <span>{words.helpful(helpfulPercent)}</span>}
      {lastUpdated === undefined ? null : (
        <span>
          {words.updated} <Time iso={lastUpdated} />
        </span>
      )}
    </p>
  )
}
