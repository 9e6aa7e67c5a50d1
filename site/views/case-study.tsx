// The study and its quote are labelled as sample data, so that no company is mistaken for a real customer.

import type { ReactNode } from 'react'
import { articleAnchors } from '#schemas/article-anchors.ts'
import { breadcrumbLabels } from '#words/collections.ts'
import { caseResults, caseReturn, caseStudy as words } from '#words/views.ts'
import type { TocItem } from '../article-view.ts'
import { Badge } from '../parts/badge.tsx'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { CitationList } from '../parts/citation-list.tsx'
import { Cover } from '../parts/cover.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { Prose } from '../parts/prose.tsx'
import { Time } from '../parts/time.tsx'
import { isEmptyHtml, type TextHtml } from '../text-html.ts'
import { ArrowRight } from '../vendor/lucide/arrow-right.ts'
import type { CaseStudyProps } from '../view-props.ts'
import { articleCrumbs } from './article-crumbs.ts'
import { ArticleToc } from './article-toc.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseQuote } from './case-quote.tsx'
import { CaseFigures, CaseResults } from './case-results.tsx'
import { CaseReturn } from './case-return.tsx'
import { ArticleFoot, ArticleHead } from './layout-parts.tsx'

export function CaseStudyView({ study }: { study: CaseStudyProps }): ReactNode {
  const page = { view: 'case-study', props: study } as const
  return (
    <article className="article case-study">
      <header className="article-head container">
        <ArticleHead page={page}>
          <Head study={study} />
        </ArticleHead>
      </header>
      <div className="block case-part">
        <div className="case-columns container">
          <div className="case-side">
            <CaseFacts study={study} />
            <ArticleToc toc={contentsOf(study)} />
          </div>
          <div className="case-story">
            <Part id={articleAnchors.challenge} title={words.challenge} html={study.challengeHtml} />
            <Part id={articleAnchors.solution} title={words.solution} html={study.solutionHtml} />
            {isEmptyHtml(study.html) ? null : <Prose html={study.html} />}
          </div>
        </div>
      </div>
      {study.results.length > 0 ? <CaseResults results={study.results} /> : null}
      {study.testimonial ? <CaseQuote testimonial={study.testimonial} /> : null}
      {study.roi ? <CaseReturn roi={study.roi} currency={study.currency} /> : null}
      <ArticleFoot page={page}>
        <Foot study={study} />
      </ArticleFoot>
    </article>
  )
}

function Head({ study }: { study: CaseStudyProps }): ReactNode {
  const { frame } = study
  return (
    <>
      <Breadcrumbs items={articleCrumbs(frame, study.sectionPath, breadcrumbLabels['case-studies'], study.title)} />
      <h1>{study.title}</h1>
      <div className="case-intro">
        <div>
          <p>{study.company}</p>
          <p>
            {words.published} <Time iso={study.publishedAt} language={frame.language} />
          </p>
          <p className="badge-row">
            {study.featured ? <Badge tone="strong">{words.featured}</Badge> : null}
            {words.illustrative === '' ? null : <Badge>{words.illustrative}</Badge>}
          </p>
        </div>
        {study.lead === '' ? null : <p className="lead">{study.lead}</p>}
      </div>
      <Cover cover={study.cover} />
      {study.results.length > 0 ? <CaseFigures results={study.results} /> : null}
    </>
  )
}

function Foot({ study }: { study: CaseStudyProps }): ReactNode {
  return (
    <>
      {study.citations.length > 0 ? (
        <section className="block case-part" aria-labelledby={articleAnchors.references}>
          <div className="case-columns container">
            <h2 id={articleAnchors.references}>{words.references}</h2>
            <CitationList citations={study.citations} />
          </div>
        </section>
      ) : null}
      {study.next ? (
        <nav className="block case-next" aria-label={words.next}>
          <div className="case-columns container">
            <p>{words.next}</p>
            <a href={study.next.href}>
              {study.next.label}
              <Glyph svg={ArrowRight} size={20} />
            </a>
          </div>
        </nav>
      ) : null}
    </>
  )
}

function Part({ id, title, html }: { id: string; title: string; html: TextHtml }): ReactNode {
  if (isEmptyHtml(html)) return null
  return (
    <section className="case-text" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Prose html={html} />
    </section>
  )
}

function contentsOf(study: CaseStudyProps): TocItem[] {
  const parts: [boolean, string, string][] = [
    [!isEmptyHtml(study.challengeHtml), articleAnchors.challenge, words.challenge],
    [!isEmptyHtml(study.solutionHtml), articleAnchors.solution, words.solution],
  ]
  const after: [boolean, string, string][] = [
    [study.results.length > 0, articleAnchors.results, caseResults.title],
    [study.roi !== undefined, articleAnchors.roi, caseReturn.title],
    [study.citations.length > 0, articleAnchors.references, words.references],
  ]
  const itemsOf = (list: typeof parts) =>
    list.flatMap(([isShown, id, text]) => (isShown ? [{ id, text, depth: 2 }] : []))
  // Deeper headings of the texts would make this list longer than the facts above it.
  return [...itemsOf(parts), ...study.toc.filter((item) => item.depth === 2), ...itemsOf(after)]
}
