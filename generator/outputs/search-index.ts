// search-index.json, which the search dialog loads when it opens. The items of content/data/search.yaml come first:
// their relevance is at least 0.75, and that of pages, articles and endpoints is lower.

import { factsOf } from '#schemas/blocks/registry.ts'
import type { IndexItem } from '#schemas/search-item.ts'
import type { SiteModule } from '#site/site-module.ts'
import { type Content, docsPages, listArticles, listRoutes } from '../model/model.ts'
import type { KnownRoute } from '../plan/plan.ts'
import { excerptOf } from '../read/read.ts'

const relevance = { page: 0.7, docs: 0.72, endpoint: 0.74, section: 0.5 } as const
const descriptionLength = 150

/** All items, most relevant first. `href` makes a path final. */
export function planSearchItems(
  content: Content,
  routes: readonly Pick<KnownRoute, 'url' | 'search'>[],
  href: (path: string) => string,
  site: Pick<SiteModule, 'collectionWords'>,
): IndexItem[] {
  const builtIn = content.data.search
  const taken = new Set(builtIn.map(({ url }) => url))
  const { searchCategories } = site.collectionWords
  const found = [...pageItems(content, searchCategories), ...endpointItems(content, searchCategories.endpoint)].map(
    (item) => ({ ...item, description: excerptOf(item.description, descriptionLength) }),
  )
  const hits = new Map(routes.map(({ url, search }) => [url, search]))
  const articles = listArticles(content).flatMap(({ route }) => hits.get(route) ?? [])
  const shown = [...found, ...sectionItems(content), ...articles].filter(({ url }) => !taken.has(url))
  return [...builtIn, ...shown]
    .map((item) => ({ ...item, url: href(item.url) }))
    .sort((a, b) => b.relevance - a.relevance)
}

function listedPages({ pages }: Content): Content['pages'] {
  return pages.filter(({ listed }) => listed)
}

function pageItems(content: Content, words: { docs: string; page: string }): IndexItem[] {
  const docs = docsPages(content)
  return listedPages(content).map(({ id, title, description = '', route }) => {
    const isDocs = docs.has(route)
    return {
      id: `page-${id}`,
      title,
      description,
      type: isDocs ? 'documentation' : 'page',
      url: route,
      category: isDocs ? words.docs : words.page,
      relevance: isDocs ? relevance.docs : relevance.page,
    }
  })
}

// Parts of documentation pages: blocks with a title, and the headings of their texts.
function sectionItems(content: Content): IndexItem[] {
  const docs = docsPages(content)
  return listedPages(content)
    .filter(({ route }) => docs.has(route))
    .flatMap(({ id, title, route, blocks }) => {
      const parts = blocks.flatMap((item) => {
        const { block, content: text } = item
        if (!block.visible || block.type === 'unknown') return []
        const { title: name, subtitle = '' } = block
        const isNamed = name !== undefined && !factsOf(item).isHead
        const own = isNamed ? [{ anchor: block.id, name, description: subtitle || (text?.text ?? '') }] : []
        return [
          ...own,
          ...(text?.headings ?? []).map((head) => ({ anchor: head.id, name: head.text, description: '' })),
        ]
      })
      return parts.map(({ anchor, name, description }) => ({
        id: `page-${id}#${anchor}`,
        title: name,
        description: excerptOf(description, descriptionLength),
        type: 'documentation' as const,
        url: `${route}#${anchor}`,
        category: title,
        relevance: relevance.section,
      }))
    })
}

// Endpoints lead to their place in the reference. Without a reference there is nothing to lead to.
function endpointItems(content: Content, category: string): IndexItem[] {
  const { endpoints } = content.data
  const reference = listRoutes(content).find(({ anchors }) => endpoints.some(({ id }) => anchors.has(id)))
  if (!reference) return []
  return endpoints.map(({ id, method, path, summary }) => ({
    id: `endpoint-${id}`,
    title: `${method} ${path}`,
    description: summary,
    type: 'api',
    url: `${reference.route}#${id}`,
    category,
    relevance: relevance.endpoint,
  }))
}
