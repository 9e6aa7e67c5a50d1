// Addresses that the old site and the new one make by themselves: files for machines, and the pages of tags.

import { feedRoutes } from '../../addresses/addresses.ts'
import { tagRoute } from '../../model/model.ts'
import type { Draft } from './draft-pages.ts'

/** A collection that the build makes a list of. */
export interface ArticleList {
  collection: string
  /** What its addresses began with in the old site. */
  old: string
}

type Route = readonly [old: string, route: string]

/** Old and new addresses of files that a build makes. */
export function generatedRoutes(drafts: readonly Draft[], lists: readonly ArticleList[]): Route[] {
  const same = ['/sitemap.xml', '/llms.txt', '/robots.txt'].map((path): Route => [path, path])
  const feeds = lists.flatMap(({ collection, old }) => {
    if (!drafts.some(({ page, head }) => page.collection === collection && head.status !== 'draft')) return []
    const { atom } = feedRoutes({ route: `/${collection}` })
    const names = ['feed', 'rss', 'atom', 'index'].flatMap((name) => [`/${name}.xml`, `${old}/${name}.xml`])
    return names.map((path): Route => [path, atom])
  })
  return [...same, ...feeds]
}

/** Old and new addresses of the pages of tags: a tag that two posts have gets one. */
export function listTagRoutes(drafts: readonly Draft[], lists: readonly ArticleList[]): Route[] {
  return lists.flatMap(({ collection, old }) => {
    const counts = new Map<string, number>()
    for (const { page, head } of drafts) {
      if (page.collection !== collection || page.language !== undefined || head.status === 'draft') continue
      for (const tag of (head.tags as string[] | undefined) ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    }
    const routes = [...counts].flatMap(([tag, count]) => (count > 1 ? (tagRoute(`/${collection}`, tag) ?? []) : []))
    const pages = routes.flatMap((route) =>
      ['/tags', '/categories', `${old}/tags`].map((above): Route => [`${above}/${route.split('/').at(-1)}`, route]),
    )
    const [first] = routes
    if (first === undefined) return []
    const all = first.slice(0, first.lastIndexOf('/'))
    return [...pages, ['/tags', all] as const, [`${old}/tags`, all] as const]
  })
}
