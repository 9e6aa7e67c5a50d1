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
  const all = view.articles(collection)
  const tagged = category === undefined ? all : all.filter(({ head }) => (head as OwnHead).tags?.includes(category))
  const articles = pickItems(tagged, { limit: options.limit }, () => undefined)
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
