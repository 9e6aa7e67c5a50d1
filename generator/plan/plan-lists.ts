// Pages that list articles and that no file describes → views.

import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import type { PagerView } from '#site/plan-view.ts'
import type { PageProps, View } from '#site/view-props.ts'
import { type Article, type ArticlesPage, type ListPart, partRoute, type TagsPage } from '../model/model.ts'
import { excerptOf } from '../read/read.ts'
import { withCovers } from './list-covers.ts'
import { codeOf } from './plan-articles.ts'
import { breadcrumbJsonLd, type ContentFrame, type PageFacts, planFrame, planHead } from './plan-head.ts'

const descriptionLength = 160

/** A page with articles of a collection. */
export function planArticlesPage(list: ArticlesPage, site: ContentFrame): View {
  const { route, collection, widget, tag, articles, number, sectionRoute, tagsRoute } = list
  const title = titleOf(list, site)
  const { partTitle, tagTitle, tagsLabel } = site.code.collectionWords
  const hasTags = tag === undefined && site.view.tags(collection).length > 0
  const shown = {
    articles: onlyThese(articles, site),
    pager: planPager(list),
    ...(hasTags ? { tagsHref: tagsRoute } : {}),
  }
  const view = { ...site.view, ...shown }
  const blocks = site.code.planIndex(collection, widget, view)
  const whole = tag === undefined ? title : tagTitle(title, tag)
  const facts = { route, title: number === 1 ? whole : partTitle(whole, number) }
  // The page of all articles has the description of the site.
  if (tag === undefined && number === 1) return planList(facts, { crumbs: [], blocks }, site)
  const section = { label: title, href: sectionRoute }
  const crumbs = tag === undefined ? [] : [section, { label: tagsLabel, href: tagsRoute }, { label: tag }]
  const pictured = { route: sectionRoute, title }
  const description = describeArticles(facts.title, articles)
  return planList({ ...facts, pictured, description }, { crumbs, blocks }, site)
}

/** The page with the tags of a collection. */
export function planTagsPage(list: TagsPage, site: ContentFrame): View {
  const { route, collection, sectionRoute } = list
  const title = titleOf(list, site)
  const { tagTitle, tagsDescription, tagsLabel } = site.code.collectionWords
  const labels = site.view.tags(collection).map(({ label }) => label)
  const description = excerptOf(tagsDescription(title, labels.join(', ')), descriptionLength)
  const blocks = site.code.planTagIndex(collection, site.view)
  const crumbs = [{ label: title, href: sectionRoute }, { label: tagsLabel }]
  const pictured = { route: sectionRoute, title }
  return planList({ route, title: tagTitle(title, tagsLabel), description, pictured }, { crumbs, blocks }, site)
}

/**
 * Links to the parts of a list: the first, the last, those around this one, and any that would be left out alone.
 * Undefined for a list of one part.
 */
export function planPager({ number, total, firstRoute }: ListPart): PagerView | undefined {
  if (total === 1) return undefined
  const hrefOf = (part: number) => partRoute(firstRoute, part)
  const isNear = (part: number) => part === 1 || part === total || Math.abs(part - number) <= 1
  const all = Array.from({ length: total }, (_, index) => index + 1)
  const shown = all.filter((part) => isNear(part) || (isNear(part - 1) && isNear(part + 1)))
  return {
    current: number,
    parts: shown.map((part) => ({ number: part, href: hrefOf(part) })),
    ...(number > 1 ? { previousHref: hrefOf(number - 1) } : {}),
    ...(number < total ? { nextHref: hrefOf(number + 1) } : {}),
  }
}

/** What the plan of a list finds that shows only these articles. */
export function onlyThese(
  articles: readonly Article[],
  { content }: Pick<ContentFrame, 'content'>,
): ContentFrame['view']['articles'] {
  const shown = withCovers(articles, content)
  // The schema of the collection has checked the front matter.
  return (() => shown) as unknown as ContentFrame['view']['articles']
}

/** Title of the index page of the collection. */
export function titleOf({ collection, sectionRoute }: ArticlesPage | TagsPage, site: ContentFrame): string {
  return site.pageAt(sectionRoute)?.title ?? codeOf(collection, site).title
}

/** What a page with these articles is about. */
export function describeArticles(title: string, articles: readonly Pick<Article, 'title'>[]): string {
  return excerptOf([title, ...articles.map((article) => article.title)].join(' · '), descriptionLength)
}

function planList(
  facts: PageFacts,
  { crumbs, blocks }: { crumbs: Breadcrumb[]; blocks: PageProps['blocks'] },
  site: ContentFrame,
): View {
  const head = planHead({ ...facts, jsonLd: crumbs.length > 0 ? [breadcrumbJsonLd(crumbs, site)] : [] }, site)
  return { view: 'page', props: { frame: planFrame(facts.route, site), head, isHome: false, crumbs, blocks } }
}
