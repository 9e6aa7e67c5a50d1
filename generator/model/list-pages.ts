// Pages that list articles and that nobody wrote: the index page of a collection, its tags, and what follows the first
// page of a long list. A page, an article or a redirect of the same address takes their place.

import type { ArticleCollection } from '#schemas/article-collections.ts'
import type { PagedList } from '#schemas/blocks/block.ts'
import { pagedListOf as listOf } from '#schemas/blocks/registry.ts'
import type { WidgetName } from '#schemas/widgets.ts'
import type { JsonObject } from '../json.ts'
import type { Article, Content, Page, PageBlock } from './content.ts'
import { listArticles, publishedCollections, sortNewest } from './list-articles.ts'
import { categoryKey, listTags, type Tag, tagsRoute } from './list-tags.ts'

/** Articles on one page of a list that nobody wrote. */
const articlesPerPage = 30

/** A part of a long list, and its neighbours. */
export interface ListPart {
  /** From 1. */
  number: number
  /** How many parts there are. */
  total: number
  /** Address of the first part. */
  firstRoute: string
}

/** One page with articles of a collection, newest first. */
export interface ArticlesPage extends ListPart {
  kind: 'list'
  route: string
  collection: string
  /** Addresses of the index page of the collection, and of its tags. */
  sectionRoute: string
  tagsRoute: string
  widget: WidgetName
  /** The tag that all of them have. */
  tag?: string
  articles: readonly Article[]
}

/** The page that lists the tags of a collection. */
export interface TagsPage {
  kind: 'tags'
  route: string
  collection: string
  /** Address of the index page of the collection. */
  sectionRoute: string
}

/** What follows the first page of a list that a page shows. */
export interface FurtherPage extends ListPart {
  kind: 'further'
  route: string
  page: Page
  articles: readonly Article[]
}

type Newest = ReturnType<typeof sortNewest>

export type ListedPage = ArticlesPage | TagsPage | FurtherPage

/** Address of one part of a list. */
export function partRoute(firstRoute: string, number: number): string {
  if (number === 1) return firstRoute
  return `${firstRoute === '/' ? '' : firstRoute}/page/${number}`
}

/** Address of the first part of a list; undefined for an address that is not of a further part. */
export function firstRouteOf(route: string): string | undefined {
  const found = /^(.*)\/page\/\d+$/.exec(route)
  return found ? found[1] || '/' : undefined
}

/** All of them, the index pages first. The home page is not among them. */
export function listPages(
  content: Content,
  newest = sortNewest(content),
  tags = listTags(content, newest),
): ListedPage[] {
  const added = [...tagPages(content, tags), ...content.pages.flatMap((page) => furtherPages(page, content, newest))]
  const taken = takenAmong(new Set(added.map(({ route }) => route)), content)
  return [...indexPages(content, newest), ...added.filter(({ route }) => !taken.has(route))]
}

function indexPages(content: Content, newest: Newest): ArticlesPage[] {
  const written = new Set(content.pages.map(({ route }) => route))
  return Object.entries(publishedCollections(content)).flatMap(([name, collection]) => {
    const { route, isTree } = collection
    if (isTree || written.has(route)) return []
    return cutList(newest(name), { route, collection: name }, collection)
  })
}

/** Those of these addresses that something written has. */
function takenAmong(routes: ReadonlySet<string>, content: Content): Set<string> {
  const taken = new Set<string>()
  // Most sites have no such page: the addresses of all articles are not looked at then.
  if (routes.size === 0) return taken
  const add = (route: string) => routes.has(route) && taken.add(route)
  for (const { route } of content.pages) add(route)
  for (const { from, isPrefix } of content.redirects) if (!isPrefix) add(from)
  for (const { route, alias, oldRoutes } of listArticles(content)) {
    add(route)
    if (alias) add(alias.route)
    for (const old of oldRoutes) add(old.route)
  }
  return taken
}

function tagPages({ collections }: Content, tags: readonly Tag[]): (ArticlesPage | TagsPage)[] {
  return Object.entries(collections).flatMap(([name, collection]): (ArticlesPage | TagsPage)[] => {
    const own = tags.filter((tag) => tag.collection === name)
    if (own.length === 0) return []
    const { route } = collection
    const pages = own.flatMap(({ articles, label, ...tag }) => cutList(articles, { ...tag, tag: label }, collection))
    return [{ kind: 'tags', route: tagsRoute(route), collection: name, sectionRoute: route }, ...pages]
  })
}

function cutList(
  articles: readonly Article[],
  list: Pick<ArticlesPage, 'route' | 'collection' | 'tag'>,
  { route: sectionRoute, indexWidget: widget }: ArticleCollection<string>,
): ArticlesPage[] {
  const section = { sectionRoute, tagsRoute: tagsRoute(sectionRoute), widget, firstRoute: list.route }
  return cut(articles, articlesPerPage).map((part, index, { length: total }) => {
    const number = index + 1
    return { ...list, ...section, kind: 'list', route: partRoute(list.route, number), number, total, articles: part }
  })
}

function furtherPages(page: Page, content: Content, newest: Newest): FurtherPage[] {
  const parts = listParts(page, content, newest)
  return parts.slice(1).map((articles, index) => {
    const number = index + 2
    const route = partRoute(page.route, number)
    return { kind: 'further', route, number, total: parts.length, firstRoute: page.route, page, articles }
  })
}

/** Whether a block shows its list in parts. A page has one such block. */
export function isPaged(item: PageBlock): boolean {
  return pagedListOf(item) !== undefined
}

/** The articles of each part of the list that a page shows in parts; empty for a page without one. */
export function listParts(
  { blocks }: Page,
  content: Pick<Content, 'articles'>,
  newest = sortNewest(content),
): Article[][] {
  const list = blocks.map(pagedListOf).find((found) => found !== undefined)
  if (!list) return []
  const { collection, size, only } = list
  const all = newest(collection)
  return cut(only ? all.filter(hasValue(only)) : all, size)
}

function pagedListOf(item: PageBlock): PagedList | undefined {
  return item.block.visible ? listOf(item) : undefined
}

function hasValue({ field, value }: NonNullable<PagedList['only']>): (article: { head: object }) => boolean {
  const key = categoryKey(value, field)
  return ({ head }) =>
    [(head as JsonObject)[field]].flat().some((one) => typeof one === 'string' && categoryKey(one, field) === key)
}

/** At least one part, even without articles. */
function cut(articles: readonly Article[], size: number): Article[][] {
  const count = Math.max(1, Math.ceil(articles.length / size))
  return Array.from({ length: count }, (_, index) => articles.slice(index * size, (index + 1) * size))
}
