import type { ArticleFacts, ArticleSite, SiteCollection } from '#site/collections/collection.ts'
import type { ShownPicture } from '#site/plan-view.ts'
import type { View } from '#site/view-props.ts'
import { lookUp } from '../links/links.ts'
import { type Article, type Content, sortNewest } from '../model/model.ts'
import { excerptOf } from '../read/read.ts'
import { markdownLink, markdownPath, tocOf } from './contents-list.ts'
import { linkTags } from './link-tags.ts'
import { organizationJsonLd } from './organization-json-ld.ts'
import { coverImage, planCover } from './plan-cover.ts'
import {
  absoluteUrl,
  breadcrumbJsonLd,
  editHref,
  type PlacedDoc,
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
  /** Its place in the tree of its collection. */
  placed?: PlacedDoc
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
  content: Pick<Content, 'articles' | 'collections'>,
  site: Pick<SiteFrame, 'code' | 'findPlace'>,
  newest = sortNewest(content),
): ArticleSubject[] {
  const list = content.articles[name] ?? []
  const sectionPath = content.collections[name]?.route ?? '/'
  const neighboursOf = codeOf(name, site).neighbours([...newest(name)])
  return list.map((article) => {
    const placed = site.findPlace(article.route)
    return { kind: 'article', article, sectionPath, neighbours: neighboursOf(article), ...(placed ? { placed } : {}) }
  })
}

/** A function of the article, its neighbours, its place and the site's frame, and of nothing else. */
export function planArticle(subject: ArticleSubject, site: SiteFrame): View {
  const { article, neighbours, sectionPath } = subject
  const cover = planCover(article, site)
  const shown = { ...article, file: article.entry.file, sectionPath, cover }
  return codeOf(article.collection, site).plan(article, neighbours, viewSite(shown, site))
}

/** A page of a collection. `file` is missing for an index page that no file describes. */
interface CollectionPage {
  collection: string
  route: string
  title: string
  sectionPath: string
  file?: string
  cover?: ShownPicture | undefined
}

/** The site as the plan of one page sees it. */
export function viewSite(
  { collection, route, title, sectionPath, file, cover }: CollectionPage,
  site: SiteFrame,
): ArticleSite {
  const index = { route: sectionPath, title: codeOf(collection, site).title }
  const shown = { route, title, section: index.title }
  const image = cover && coverImage(cover, title, site)
  return {
    siteName: site.facts.settings.name,
    currency: site.facts.settings.currency,
    sectionPath,
    page: ({ jsonLd = [], crumbs, ...facts }: ArticleFacts) => {
      const above = crumbs ?? [{ label: index.title, href: index.route }]
      const breadcrumbs = breadcrumbJsonLd([...above, { label: title }], site)
      const alternates = file === undefined ? [] : [markdownLink(route, title)]
      const own = { ...shown, type: 'article', alternates, image } as const
      return {
        frame: planFrame(route, site),
        head: planHead({ ...own, ...facts, jsonLd: [...jsonLd, breadcrumbs] }, site),
        ...(cover ? { cover } : {}),
      }
    },
    excerpt: excerptOf,
    toc: tocOf,
    absolute: (path) => absoluteUrl(path, site),
    imageUrl: (image ?? planImage(shown, site))?.url,
    publisher: () => organizationJsonLd(site),
    editHref: file === undefined ? undefined : editHref(file, site),
    linkTags: (tags) => linkTags(tags, sectionPath, (href) => lookUp('tags', href, site.links) !== undefined),
    markdownHref: markdownPath(route),
    place: site.findPlace(route)?.place,
  }
}
