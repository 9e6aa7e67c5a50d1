// search-index.json, which the search dialog loads when it opens. The items of content/data/search.yaml come first:
// their relevance is at least 0.75, and that of pages, articles and endpoints is lower.

import type { SearchItem } from '#schemas/search-item.ts'
import type { SiteModule } from '#site/site-module.ts'
import { type Content, docsPages, excerptOf, listArticles, listRoutes } from '../content/content.ts'
import type { KnownRoute } from '../plan/plan.ts'

const relevance = { page: 0.7, docs: 0.72, endpoint: 0.74 } as const
const descriptionLength = 150

/** All items, most relevant first. `href` makes a path final. */
export function planSearchItems(
  content: Content,
  routes: readonly Pick<KnownRoute, 'url' | 'search'>[],
  href: (path: string) => string,
  site: Pick<SiteModule, 'collectionWords'>,
): SearchItem[] {
  const builtIn = content.data.search
  const taken = new Set(builtIn.map(({ url }) => url))
  const { searchCategories } = site.collectionWords
  const found = [...pageItems(content, searchCategories), ...endpointItems(content, searchCategories.endpoint)].map(
    (item) => ({ ...item, description: excerptOf(item.description, descriptionLength) }),
  )
  const hits = new Map(routes.map(({ url, search }) => [url, search]))
  const articles = listArticles(content).flatMap(({ route }) => hits.get(route) ?? [])
  const shown = [...found, ...articles].filter(({ url }) => !taken.has(url))
  return [...builtIn, ...shown]
    .map((item) => ({ ...item, url: href(item.url) }))
    .sort((a, b) => b.relevance - a.relevance)
}

function pageItems(content: Content, words: { docs: string; page: string }): SearchItem[] {
  const docs = docsPages(content)
  return content.pages.map(({ id, title, description = '', route }) => {
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

// Endpoints lead to their place in the reference. Without a reference there is nothing to lead to.
function endpointItems(content: Content, category: string): SearchItem[] {
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
