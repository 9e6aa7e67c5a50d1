import type { SearchItem } from '#schemas/search-item.ts'
import type { ArticleFacts, ArticleSite, SiteCollection } from '#site/collections/collection.ts'
import type { View } from '#site/view-props.ts'
import { type Article, type Content, excerptOf, newestFirst } from '../content/content.ts'
import { markdownLink, tocOf } from './contents-list.ts'
import {
  absoluteUrl,
  breadcrumbJsonLd,
  organizationJsonLd,
  planFrame,
  planHead,
  planImage,
  type SiteFrame,
} from './plan-head.ts'

/** The page of an article. */
export interface ArticleSubject {
  kind: 'article'
  article: Article
  /** Address of the index page of its collection. */
  sectionPath: string
  /** The articles that its page refers to. */
  neighbours: SiteNeighbours
}

type SiteNeighbours = ReturnType<ReturnType<SiteCollection<string>['neighbours']>>

/** What the site's code knows of a collection. */
export function codeOf(name: string, { code }: Pick<SiteFrame, 'code'>): SiteCollection<string> {
  const found = code.collections[name]
  if (!found) throw new Error(`site/collections has no module for the collection ${name}`)
  return found
}

/** The articles of one collection with their neighbours. The site's code decides which these are. */
export function listSubjects(
  name: string,
  { articles, collections }: Pick<Content, 'articles' | 'collections'>,
  site: Pick<SiteFrame, 'code'>,
): ArticleSubject[] {
  const list = articles[name] ?? []
  const sectionPath = collections[name]?.route ?? '/'
  const neighboursOf = codeOf(name, site).neighbours(newestFirst(list))
  return list.map((article) => ({ kind: 'article', article, sectionPath, neighbours: neighboursOf(article) }))
}

/** A function of the article, its neighbours and the site's frame, and of nothing else. */
export function planArticle(subject: ArticleSubject, site: SiteFrame): View {
  const { article, neighbours } = subject
  return codeOf(article.collection, site).plan(article, neighbours, viewSite(subject, site))
}

const searchTextLength = 150

/** The article's hit in the search dialog. */
export function planSearchItem(article: Article, site: Pick<SiteFrame, 'code'>): SearchItem {
  const { idPrefix, text, ...more } = codeOf(article.collection, site).searchItem(article)
  const { id, title, route } = article
  return { id: `${idPrefix}-${id}`, title, description: excerptOf(text, searchTextLength), url: route, ...more }
}

function viewSite({ article, sectionPath }: ArticleSubject, site: SiteFrame): ArticleSite {
  const { collection, route, title } = article
  const index = { route: sectionPath, title: codeOf(collection, site).title }
  const picture = site.pictured.includes(collection) ? { section: index.title } : { shared: index }
  const shown = { route, title, ...picture }
  return {
    siteName: site.own.name,
    currency: site.own.currency,
    sectionPath,
    page: ({ jsonLd = [], ...facts }: ArticleFacts) => {
      const breadcrumbs = breadcrumbJsonLd([{ label: index.title, href: index.route }, { label: title }], site)
      const alternates = [markdownLink(route, title)]
      const own = { ...shown, type: 'article', alternates } as const
      return {
        frame: planFrame(route, site),
        head: planHead({ ...own, ...facts, jsonLd: [...jsonLd, breadcrumbs] }, site),
      }
    },
    excerpt: excerptOf,
    toc: tocOf,
    absolute: (path) => absoluteUrl(path, site),
    imageUrl: planImage(shown, site).url,
    publisher: () => organizationJsonLd(site),
  }
}
