import type { OwnHead } from '#schemas/own-collection.ts'
import type { ArticleListProps } from '../../lists/article-list.tsx'
import { readCover, showCover } from '../../lists/show-cover.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

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
      ...showCover(readCover(head.cover), view),
      ...(head.publishedAt === undefined ? {} : { publishedAt: head.publishedAt }),
    })),
  }
}
