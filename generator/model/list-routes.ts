// The addresses of the site: what exists, where it comes from, and which anchors it has.

import { factsOf } from '#schemas/blocks/registry.ts'
import type { RouteInfo } from '../links/links.ts'
import type { Content, Page } from './content.ts'
import { isInDocs, listDocsFolders } from './docs-folders.ts'
import { listArticles } from './list-articles.ts'
import { listPages } from './list-pages.ts'

/**
 * Every address, in the order of the content: the home page and the pages that list articles are there without a file
 * too. May contain the same address twice; checkSite reports it.
 */
export function listRoutes(content: Content): RouteInfo[] {
  const routes = content.pages.map((page) => pageRoute(page, content))
  const written = new Set(routes.map(({ route }) => route))
  const addIndex = (route: string, more: Pick<RouteInfo, 'title' | 'collection'>) => {
    if (!written.has(route)) routes.push({ route, kind: 'index', ...more, anchors: new Set() })
  }
  addIndex('/', { title: content.site.name })
  for (const list of listPages(content)) {
    const { kind, route } = list
    if (kind === 'further') {
      const { title, anchors } = pageRoute(list.page, content)
      routes.push({ route, kind: 'index', ...(title === undefined ? {} : { title }), anchors })
    } else addIndex(route, { collection: list.collection, ...('tag' in list ? { title: list.tag } : {}) })
  }
  for (const { route, title, hasPage } of listDocsFolders(content))
    if (!hasPage) addIndex(route, title === undefined ? { collection: 'docs' } : { title })
  for (const article of listArticles(content)) {
    routes.push(article)
    if (article.alias) routes.push(article.alias)
    for (const old of article.oldRoutes) routes.push(old)
  }
  return routes
}

/** Addresses of the pages of blocks that are documentation: those in its tree, and those the navigation lists. */
export function docsPages({ navigation, pages, collections, site }: Content): Set<string> {
  const routes = navigation.docs.flatMap((group) => group.children.map((link) => link.href))
  const hasTree = collections.docs !== undefined && site.features.docs
  const inTree = hasTree ? pages.map(({ route }) => route).filter(isInDocs) : []
  return new Set([...routes, ...inTree])
}

/** Content file → address, for links between Markdown files. */
export function fileRoutes(content: Content): Map<string, string> {
  const routes = new Map<string, string>()
  for (const list of [content.pages, listArticles(content)])
    for (const { entry, route } of list) routes.set(entry.file.normalize('NFC'), route)
  return routes
}

function pageRoute(page: Page, content: Content): RouteInfo {
  const { route, title, entry } = page
  const anchors = pageAnchors(page, content, true)
  return { route, title, kind: 'page', entry, anchors, hiddenAnchors: pageAnchors(page, content, false) }
}

function pageAnchors(page: Page, content: Content, isVisible: boolean): Set<string> {
  const anchors = new Set<string>()
  for (const item of page.blocks) {
    const { block, content: text } = item
    if (block.visible !== isVisible) continue
    anchors.add(block.id)
    for (const heading of text?.headings ?? []) anchors.add(heading.id)
    for (const id of text?.anchors ?? []) anchors.add(id)
    const { anchor, items } = factsOf(item)
    if (anchor !== undefined) anchors.add(anchor)
    for (const { id } of items(content.data)) anchors.add(id)
  }
  return anchors
}
