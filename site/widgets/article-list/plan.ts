import type { CommonHead } from '#schemas/article-collections.ts'
import type { OwnHead } from '#schemas/own-collection.ts'
import type { OwnCard } from '../../own-parts.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface ArticleListProps {
  /** Name of the collection. */
  collection: string
  articles: (OwnCard<CommonHead> & { publishedAt?: string })[]
}

/** The articles of any collection, newest first. A category is one of the tags. */
export function planArticleList(options: WidgetOptions, view: SiteView): Planned<ArticleListProps> {
  const { collection = '', category } = options
  const tag = category === undefined ? undefined : view.tagKey(category)
  const articles = pickItems(view.articles(collection), { ...options, category: tag }, ({ head }) =>
    ((head as Partial<OwnHead>).tags ?? []).map(view.tagKey),
  )
  return {
    collection,
    articles: articles.map(({ title, route, excerpt, head }) => ({
      title,
      href: route,
      excerpt,
      head,
      ...(head.publishedAt === undefined ? {} : { publishedAt: head.publishedAt }),
    })),
  }
}
