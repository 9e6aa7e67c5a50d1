import type { CaseStudy } from '#schemas/case-study.ts'
import { collectionTitles, markdownTexts, notFoundTexts, searchCategories } from '#words/collections.ts'
import type { ArticleView } from '../../article-view.ts'
import { printText } from '../../parts/print-text.ts'
import type { View } from '../../view-props.ts'
import type { ArticleSite, SiteCollection } from '../collection.ts'

type Study = ArticleView<'case-studies'>

const descriptionLength = 100
const leadLength = 200

/** Case studies in a circle: each leads to the next older one, and the oldest to the newest. */
export const caseStudies: SiteCollection<'case-studies'> = {
  title: collectionTitles['case-studies'],
  notFound: notFoundTexts['case-studies'],
  neighbours: (studies) => {
    const following = new Map(studies.map((study, index) => [study, studies[index + 1] ?? studies[0]]))
    return (study) => {
      const next = following.get(study)
      return [next === study ? undefined : next]
    }
  },
  plan: planStudy,
  search: {
    relevance: 0.6,
    hit: (study) => ({
      idPrefix: 'study',
      text: beginningOf(study),
      type: 'page',
      category: searchCategories['case-studies'],
    }),
  },
  markdown: ({ head }) => ({
    description: head.description ?? '',
    parts: [
      ...section(markdownTexts.challenge, head.challenge),
      ...section(markdownTexts.solution, head.solution),
      ...resultTable(head.results),
    ],
  }),
}

function planStudy(study: Study, [next]: readonly (Study | undefined)[], site: ArticleSite): View {
  const { title, head, texts, body } = study
  const beginning = beginningOf(study)
  return {
    view: 'case-study',
    props: {
      ...site.page({
        description: head.description ?? site.excerpt(beginning, descriptionLength),
        keywords: head.keywords,
        publishedAt: head.publishedAt,
      }),
      sectionPath: site.sectionPath,
      title,
      company: head.company,
      industry: head.industry,
      featured: head.featured,
      publishedAt: head.publishedAt,
      lead: site.excerpt(beginning, leadLength),
      challengeHtml: texts.challenge.html,
      solutionHtml: texts.solution.html,
      ...(head.implementation ? { implementation: head.implementation } : {}),
      results: head.results,
      ...(head.roi ? { roi: head.roi } : {}),
      currency: site.currency,
      ...(head.testimonial ? { testimonial: head.testimonial } : {}),
      citations: head.citations,
      html: body.html,
      toc: site.toc(body),
      ...(next ? { next: { label: next.title, href: next.route } } : {}),
    },
  }
}

function beginningOf({ texts, body }: Study): string {
  return texts.challenge.text || body.text
}

function section(title: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`## ${title}`, text.trim()]
}

function resultTable(results: CaseStudy['results']): string[] {
  if (results.length === 0) return []
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = results.map(({ metric, before, after, improvement }) =>
    row([metric, before, after, improvement].map((cell) => printText(cell).replaceAll('|', '\\|'))),
  )
  const { resultColumns } = markdownTexts
  const lines = [row(resultColumns), row(resultColumns.map(() => '---')), ...rows]
  return [`## ${markdownTexts.results}`, lines.join('\n')]
}
