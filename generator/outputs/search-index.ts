// search-index.json: what the search dialog looks through. The built-in items come first with their own relevance; every other visible
// page, article and endpoint follows below 0.75. Loaded by the browser only when the dialog opens.

import type { SearchItem } from '#schemas/search-item.ts'
import type { Content } from '../content/content.ts'
import { excerptOf } from '../content/excerpt.ts'
import { listRoutes } from '../content/list-routes.ts'
import { postExcerpt } from '../plan/plan-cards.ts'

const relevance = { page: 0.7, docs: 0.72, endpoint: 0.74, help: 0.66, post: 0.62, study: 0.6 } as const
const descriptionLength = 150

/** An item of the index; relevance is below 0.75 for generated ones. */
export type IndexedItem = SearchItem

/** All items, most relevant first. `href` makes a path final. */
export function planSearchItems(content: Content, href: (path: string) => string): IndexedItem[] {
  const builtIn = content.data.search
  const taken = new Set(builtIn.map(({ url }) => url))
  const items: IndexedItem[] = builtIn.map((item) => ({ ...item, url: href(item.url) }))
  const add = (
    id: string,
    title: string,
    description: string,
    type: SearchItem['type'],
    url: string,
    category: string,
    score: number,
  ) => {
    if (!taken.has(url))
      items.push({
        id,
        title,
        description: excerptOf(description, descriptionLength),
        type,
        url: href(url),
        category,
        relevance: score,
      })
  }
  const docs = new Set(content.navigation.docs.flatMap((group) => group.children.map((link) => link.href)))
  for (const page of content.pages) {
    const isDocs = docs.has(page.route)
    add(
      `page-${page.id}`,
      page.title,
      page.description ?? '',
      isDocs ? 'documentation' : 'page',
      page.route,
      isDocs ? 'Documentation' : 'Page',
      isDocs ? relevance.docs : relevance.page,
    )
  }
  const reference = listRoutes(content).find((info) => content.data.endpoints.some(({ id }) => info.anchors.has(id)))
  if (reference)
    for (const endpoint of content.data.endpoints)
      add(
        `endpoint-${endpoint.id}`,
        `${endpoint.method} ${endpoint.path}`,
        endpoint.summary,
        'api',
        `${reference.route}#${endpoint.id}`,
        'API reference',
        relevance.endpoint,
      )
  for (const help of content.helps)
    add(
      `help-${help.id}`,
      help.title,
      help.description ?? help.body.text,
      'documentation',
      help.route,
      help.category,
      relevance.help,
    )
  for (const post of content.posts)
    add(`post-${post.id}`, post.title, postExcerpt(post), 'page', post.route, 'Blog', relevance.post)
  for (const study of content.studies)
    add(
      `study-${study.id}`,
      study.title,
      study.challenge.text || study.body.text,
      'page',
      study.route,
      'Case study',
      relevance.study,
    )
  return items.sort((a, b) => b.relevance - a.relevance)
}
