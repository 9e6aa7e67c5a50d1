// Redirects of the old site. One to a page becomes an old address of the page.

import { stringify } from 'yaml'
import { describeOldPath } from '#schemas/old-path.ts'
import { addressKey, isReservedAddress } from '../../addresses/addresses.ts'
import { cutText } from '../../text.ts'
import type { ImportedFile, Loss, PlacedPage } from './model.ts'
import { plainRoute, routeKey } from './old-routes.ts'

export interface OldRedirect {
  from: string
  to: string
  file: string
  line: number
}

/** A line of redirects.yaml. */
interface NewRedirect {
  from: string
  to: string
}

/** The pages with the addresses that redirected to them, and redirects to elsewhere. Others are reported. */
export function withRedirects(
  pages: readonly PlacedPage[],
  redirects: readonly OldRedirect[],
  lose: (file: string, loss: Loss) => void,
): { pages: PlacedPage[]; others: NewRedirect[] } {
  const others = new Map<string, NewRedirect>()
  const more = new Map<PlacedPage, string[]>()
  const byRoute = new Map(pages.flatMap((page) => page.oldRoutes.map((route) => [routeKey(route), page] as const)))
  for (const { from, to, file, line } of redirects) {
    const all = pagesOfPattern(from, to, byRoute)
    for (const [each, route] of all) more.set(each, [...(more.get(each) ?? []), route])
    if (all.length > 0) continue
    const page = /[*:]/.test(from) ? undefined : byRoute.get(routeKey(to.replace(/[?#].*/, '')))
    if (page) more.set(page, [...(more.get(page) ?? []), plainRoute(from)])
    else if (elsewhere(from, to)) others.set(addressKey(plainRoute(from)), { from, to })
    else
      lose(file, {
        code: 'import-lost',
        message: `the redirect from "${cutText(from, 80)}" to "${cutText(to, 80)}"`,
        hint: 'write it in redirects.yaml',
        line,
        kind: 'redirect',
      })
  }
  return {
    pages: pages.map((page) => ({ ...page, oldRoutes: [...page.oldRoutes, ...(more.get(page) ?? [])] })),
    others: [...others.values()],
  }
}

/** The pages that a redirect with a star leads to, with their old addresses: what the star stands for is the splat. */
function pagesOfPattern(
  from: string,
  to: string,
  byRoute: ReadonlyMap<string, PlacedPage>,
): [page: PlacedPage, route: string][] {
  const [start = '', ...rest] = to.replace(/\/$/, '').split(':splat')
  const [end = ''] = rest
  if (!/^\/[^*:]*\*$/.test(from) || rest.length !== 1 || !start.startsWith('/') || /[*:?#]/.test(start + end)) return []
  return [...byRoute].flatMap(([route, page]): [PlacedPage, string][] => {
    const isLong = route.length > start.length + end.length
    if (!isLong || !route.startsWith(start.toLowerCase()) || !route.endsWith(end.toLowerCase())) return []
    return [[page, plainRoute(from.slice(0, -1) + route.slice(start.length, route.length - end.length))]]
  })
}

/** Whether a redirect to another site can be written as it is. */
function elsewhere(from: string, to: string): boolean {
  const isPlain = describeOldPath(from) === undefined && !isReservedAddress(from) && from !== '/'
  return isPlain && /^https?:\/\/[^/]/.test(to) && URL.canParse(to) && !/[*:]/.test(to.replace(/^https?:/, ''))
}

/** redirects.yaml; nothing without a redirect. */
export function redirectFiles(redirects: readonly NewRedirect[], from: string): ImportedFile[] {
  if (redirects.length === 0) return []
  const bytes = new TextEncoder().encode(stringify(redirects, { lineWidth: 0 }))
  return [{ path: 'redirects.yaml', bytes, from, kind: 'folder' }]
}
