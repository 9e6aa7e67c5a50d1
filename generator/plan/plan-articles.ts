import { articleCollections, type CollectionName } from '#schemas/article-collections.ts'
import type { SearchItem } from '#schemas/search-item.ts'
import type { ArticleFacts, ArticleSite } from '#site/collections/collection.ts'
import type { View } from '#site/view-props.ts'
import { type AnyArticle, type Article, type Content, excerptOf, newestFirst } from '../content/content.ts'
import { markdownLink, tocOf } from './contents-list.ts'
import { absoluteUrl, breadcrumbJsonLd, planFrame, planHead, type SiteFrame } from './plan-head.ts'

/** The page of an article. */
export interface ArticleSubject {
  kind: 'article'
  article: AnyArticle
  /** The articles that its page refers to. */
  neighbours: readonly unknown[]
}

/** The articles of one collection with their neighbours. The site's code decides which these are. */
export function listSubjects<Name extends CollectionName>(
  name: Name,
  { articles }: Pick<Content, 'articles'>,
  { code }: Pick<SiteFrame, 'code'>,
): ArticleSubject[] {
  const list: readonly Article<Name>[] = articles[name]
  const neighboursOf = code.collections[name].neighbours(newestFirst(list))
  return list.map((article) => ({ kind: 'article', article: article as AnyArticle, neighbours: neighboursOf(article) }))
}

/** A function of the article, its neighbours and the site's frame, and of nothing else. */
export function planArticle({ article, neighbours }: ArticleSubject, site: SiteFrame): View {
  const name: CollectionName = article.collection
  // The registry pairs each name with its articles; a union of pairs is more than the compiler can follow.
  const { plan } = site.code.collections[name] as unknown as AnyCollection
  return plan(article, neighbours, viewSite(name, article, site))
}

const searchTextLength = 150

/** The article's hit in the search dialog. */
export function planSearchItem(article: AnyArticle, { code }: Pick<SiteFrame, 'code'>): SearchItem {
  const { searchItem } = code.collections[article.collection] as unknown as AnyCollection
  const { idPrefix, text, ...more } = searchItem(article)
  const { id, title, route } = article
  return { id: `${idPrefix}-${id}`, title, description: excerptOf(text, searchTextLength), url: route, ...more }
}

interface AnyCollection {
  searchItem: (
    article: AnyArticle,
  ) => Omit<SearchItem, 'id' | 'title' | 'description' | 'url'> & { idPrefix: string; text: string }
  plan: (article: AnyArticle, neighbours: readonly unknown[], site: ArticleSite) => View
}

function viewSite(name: CollectionName, { route, title }: AnyArticle, site: SiteFrame): ArticleSite {
  const index = { route: articleCollections[name].route, title: site.code.collectionWords.collectionTitles[name] }
  return {
    siteName: site.own.name,
    currency: site.own.currency,
    sectionPath: index.route,
    page: ({ jsonLd = [], ...facts }: ArticleFacts) => {
      const breadcrumbs = breadcrumbJsonLd([{ label: index.title, href: index.route }, { label: title }], site)
      const alternates = [markdownLink(route, title)]
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
