// Old addresses → new ones, for links of menus.

import { posix } from 'node:path'
import type { SiteFacts } from '../source/model.ts'
import { routeKey, textOf } from '../source/old-routes.ts'
import type { Draft } from './draft-pages.ts'

/** The new address that a link of a menu leads to; undefined if no published page has it. */
export function openRoutes(
  drafts: readonly Draft[],
  { basePath, url }: SiteFacts,
): (href: string) => string | undefined {
  const routes = new Map<string, string>()
  const add = (old: string, route: string) => {
    if (!routes.has(routeKey(old))) routes.set(routeKey(old), route)
  }
  const shown = drafts.filter(({ head }) => head.status !== 'draft')
  for (const { page } of shown) for (const old of page.oldRoutes) add(old, page.route)
  for (const { page } of shown) {
    const id = textOf(page.head, 'id') ?? page.name.name
    add(`/doc:/${[...page.name.folders, ...(id === '' ? [] : [id])].join('/')}`, page.route)
  }
  // Each folder of a tree has a page, and each collection has a list.
  for (const { page } of shown) {
    if (page.collection === 'blog') {
      const parts = (page.oldRoutes[0] ?? '').split('/')
      for (let end = parts.length - 1; end > 1; end--) add(parts.slice(0, end).join('/'), `/${page.collection}`)
      continue
    }
    let [old = '/', above] = [page.oldRoutes[0], page.route]
    while (above.split('/').length > 2 && old.split('/').length > 2) {
      old = posix.dirname(old)
      above = posix.dirname(above)
      add(old, above)
    }
  }
  return (href) => {
    const [path = ''] = href.replace(/^doc:/, '/doc:/').split(/[?#]/)
    const own = url !== undefined && path.startsWith(url) ? path.slice(url.length) : path
    const bare = own.startsWith(`${basePath}/`) ? own.slice(basePath.length) : own
    return path === '' ? undefined : (routes.get(routeKey(bare)) ?? (routeKey(bare) === '/' ? '/' : undefined))
  }
}
