import type { ReactNode } from 'react'
import { caseStudyList as words } from '#words/parts.ts'
import { Badge } from '../parts/badge.tsx'
import { ListCover } from '../parts/cover.tsx'
import { Time } from '../parts/time.tsx'
import { Sheet } from '../sheets.tsx'
import type { CaseStudyCard } from './study-card.ts'

interface Props {
  studies: CaseStudyCard[]
  /** Level of the titles; 2 if the list has no heading above it. */
  itemLevel?: 2 | 3
}

/** Cards of case studies, each with its first result as a figure. */
export function CaseStudyList({ studies, itemLevel = 3 }: Props): ReactNode {
  if (studies.length === 0) return <p className="empty">{words.empty}</p>
  const Title = itemLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className="row-list">
      <Sheet name="lists" />
      {studies.map((study) => (
        <li key={study.href} className="row">
          <article className={`row-article study-row${study.cover ? ' has-cover' : ''}`}>
            <ListCover cover={study.cover} />
            <p className="row-side">
              <span>{study.industry}</span>
              <Time iso={study.publishedAt} />
            </p>
            <div className="row-main">
              <Title className="row-title">
                <a href={study.href}>{study.title}</a>
              </Title>
              <p className="row-text">{study.excerpt}</p>
              <p className="row-tags">
                {study.featured ? <Badge>{words.featured}</Badge> : null}
                <span>{study.company}</span>
              </p>
            </div>
            {study.highlight === undefined ? null : (
              <p className="row-end row-figure">
                <span className="row-figure-value">{study.highlight.improvement.replace(/^[-–]/, '−')}</span>
                <span>{study.highlight.metric}</span>
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}
