import { articleCollections, type CollectionName } from '#schemas/article-collections.ts'
import type { ArticleFacts, ArticleSite } from '#site/collections/collection.ts'
import type { View } from '#site/view-props.ts'
import type { AnyArticle, Article, Content } from '../content/content.ts'
import { excerptOf } from '../content/excerpt.ts'
import { newestFirst } from '../content/newest-first.ts'
import { tocOf, twinLink } from './contents-list.ts'
import { absoluteUrl, breadcrumbJsonLd, planFrame, planHead, type SiteFrame } from './plan-head.ts'

/** An article whose page is not planned yet. */
export interface ArticlePlan {
  article: Pick<AnyArticle, 'route' | 'alias' | 'entry'>
  /** The articles that its page refers to. */
  neighbours: readonly unknown[]
  /** A function of the article, its neighbours and the site's frame, and of nothing else. */
  plan: () => View
}

/** The pages of one collection. The site's code decides what they show. */
export function planArticles<Name extends CollectionName>(
  name: Name,
  { articles }: Pick<Content, 'articles'>,
  site: SiteFrame,
): ArticlePlan[] {
  const collection = site.code.collections[name]
  const list: readonly Article<Name>[] = articles[name]
  const neighboursOf = collection.neighbours(newestFirst(list))
  return list.map((article) => {
    const neighbours = neighboursOf(article)
    return {
      article,
      neighbours,
      plan: () => collection.plan(article, neighbours, viewSite(name, article, site)),
    }
  })
}

function viewSite<Name extends CollectionName>(name: Name, article: Article<Name>, site: SiteFrame): ArticleSite {
  const index = { route: articleCollections[name].route, title: site.code.collectionWords.collectionTitles[name] }
  const { route, title } = article
  return {
    siteName: site.own.name,
    sectionPath: index.route,
    page: ({ jsonLd = [], ...facts }: ArticleFacts) => {
      const breadcrumbs = breadcrumbJsonLd([{ label: index.title, href: index.route }, { label: title }], site)
      const alternates = [twinLink(route, title)]
      // Articles show the picture of their index page in link previews: one drawing serves all.
      const own = { route, title, type: 'article', shared: index, alternates } as const
      return {
        frame: planFrame(route, site),
        head: planHead({ ...own, ...facts, jsonLd: [...jsonLd, breadcrumbs] }, site),
      }
    },
    excerpt: excerptOf,
    toc: tocOf,
    absolute: (path) => absoluteUrl(path, site),
  }
}
