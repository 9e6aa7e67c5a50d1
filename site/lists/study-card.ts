import type { ArticleView } from '../article-view.ts'
import type { ShownPicture, SiteView } from '../plan-view.ts'
import { showCover } from './show-cover.ts'

/** A case study in a list. */
export interface CaseStudyCard {
  title: string
  href: string
  company: string
  industry: string
  featured: boolean
  publishedAt: string
  /** Challenge, shortened to 120 characters. */
  excerpt: string
  cover?: ShownPicture
  /** First result, as a figure. */
  highlight?: { metric: string; improvement: string }
}

/** A case study as lists show it. Its link leads to the address made of the id, as the specification has it. */
export function studyCard(
  { title, route, alias, head, excerpt }: ArticleView<'case-studies'>,
  view: Pick<SiteView, 'asset'>,
): CaseStudyCard {
  const first = head.results[0]
  return {
    title,
    href: alias?.route ?? route,
    company: head.company,
    industry: head.industry,
    featured: head.featured,
    publishedAt: head.publishedAt,
    excerpt,
    ...showCover(head.cover, view),
    ...(first ? { highlight: { metric: first.metric, improvement: first.improvement } } : {}),
  }
}
