// Addresses that the old site and the new one make by themselves: files for machines, and the pages of tags.

import { tagRoute } from '../../model/model.ts'
import type { Draft } from './draft-pages.ts'

/** Old and new addresses of files that a build makes. */
export function generatedRoutes(drafts: readonly Draft[]): [old: string, route: string][] {
  const same = ['/sitemap.xml', '/llms.txt', '/robots.txt'].map((path): [string, string] => [path, path])
  const hasPosts = drafts.some(({ page, head }) => page.collection === 'blog' && head.status !== 'draft')
  if (!hasPosts) return same
  const feeds = ['/feed', '/rss', '/atom', '/index', '/blog/feed', '/blog/rss', '/blog/atom', '/blog/index']
  return [...same, ...feeds.map((path): [string, string] => [`${path}.xml`, '/blog/feed.xml'])]
}

/** Old and new addresses of the pages of tags: a tag that two posts have gets one. */
export function listTagRoutes(drafts: readonly Draft[]): [old: string, route: string][] {
  const counts = new Map<string, number>()
  for (const { page, head } of drafts) {
    if (page.collection !== 'blog' || page.language !== undefined || head.status === 'draft') continue
    for (const tag of (head.tags as string[] | undefined) ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const shared = [...counts].filter(([, count]) => count > 1)
  const pages = shared.flatMap(([tag]): [string, string][] => {
    const route = tagRoute('/blog', tag)
    const name = route?.split('/').at(-1) ?? ''
    return route === undefined ? [] : ['tags', 'categories', 'blog/tags'].map((above) => [`/${above}/${name}`, route])
  })
  return shared.length === 0 ? [] : [...pages, ['/tags', '/blog/tags'], ['/blog/tags', '/blog/tags']]
}
