// Routes → HTML files. A page is rendered again only if its props or the site's code differ, so no dependencies have
// to be declared.

import type { PageAssets } from '#site/view-props.ts'
import { type Cache, getOrMake, type Kind } from '../cache/cache.ts'
import { hashOf } from '../hash.ts'
import { type Plan, type PlannedRoute, planView, type Route, viewShelf } from '../plan/plan.ts'
import { yieldOften } from '../yield-often.ts'
import type { Bundle } from './bundle-site.ts'

interface RenderedHtml {
  bytes: Uint8Array
  /** Names of its islands, sorted. */
  islands: string[]
}

/** Key: hash of the page's props. Scope: the site's code, the addresses of its assets and the policy. */
const renderedPages: Kind<RenderedHtml> = { name: 'rendered-pages', isOnDisk: true }

/** A rendered page. */
export interface Page extends RenderedHtml {
  route: PlannedRoute
  /** Hash of what all pages depend on: the site's code, its assets, the policy. */
  context: string
}

/** What all pages of a site have in common. */
export interface RenderSite {
  plan: Pick<Plan, 'site'>
  bundle: Pick<Bundle, 'site' | 'assets' | 'version'>
  /** Content-Security-Policy of the pages. */
  policy: string
}

export interface RenderOptions {
  cache: Cache
  /** Which pages to render first, by file and source: those that are open in a browser. */
  isFirst?: ((file: string, source?: string) => boolean) | undefined
  /** Called with each page as soon as it is rendered. */
  onPage?: (page: Page, count: number) => void
}

/** Every page, in the order of the routes, and those that were not in the cache. */
export interface RenderedPages {
  pages: Page[]
  fresh: ReadonlySet<Page>
}

/** Plans and renders every route. If a component throws, rejects with its error and the page's address. */
export async function renderPages(
  routes: readonly Route[],
  { plan, bundle, policy }: RenderSite,
  { cache, isFirst, onPage }: RenderOptions,
): Promise<RenderedPages> {
  const assets: PageAssets = { ...bundle.assets, policy }
  const context = hashOf(bundle.version + JSON.stringify(assets))
  const views = viewShelf(plan.site, bundle.version, cache)
  const known = cache.shelf(renderedPages, context)
  const pages = new Map<Route, Page>()
  const fresh = new Set<Page>()
  const render = (route: Route): void => {
    const planned = planView(route, plan.site, views)
    let isFresh = false
    const html = getOrMake(known, planned.key, () => {
      isFresh = true
      return renderRoute(planned, bundle, assets)
    })
    const page = { route: planned, ...html, context }
    pages.set(route, page)
    if (isFresh) fresh.add(page)
    onPage?.(page, pages.size)
  }
  // Those that someone looks at come at once, without a pause before or among them.
  if (isFirst) for (const route of routes) if (isFirst(route.file, route.source)) render(route)
  const pause = yieldOften()
  for (const route of routes) {
    await pause()
    if (!pages.has(route)) render(route)
  }
  return { pages: routes.flatMap((route) => pages.get(route) ?? []), fresh }
}

function renderRoute(route: PlannedRoute, bundle: RenderSite['bundle'], assets: PageAssets): RenderedHtml {
  try {
    const { html, islands } = bundle.site.renderView(route.view, assets)
    return { bytes: Buffer.from(html), islands }
  } catch (error) {
    throw new Error(`the page ${route.url} cannot be rendered`, { cause: error })
  }
}
