// Routes → HTML files. A page is rendered again only if its props or the site's code differ, so no dependencies have
// to be declared.

import type { PageAssets } from '#site/view-props.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import type { KeptFile, Publication } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import {
  type KnownArticles,
  type KnownRoute,
  openKnownArticles,
  type Plan,
  type PlannedRoute,
  planView,
  type Route,
} from '../plan/plan.ts'
import type { Pool, Shift } from '../threads/threads.ts'
import { yieldOften } from '../yield-often.ts'
import type { Bundle } from './bundle-site.ts'
import { type RenderedHtml, type RenderSetup, renderView, type ViewOf } from './render-view.ts'

/** Key: hash of the page's props. Scope: the site's code, the addresses of its assets and the policy. */
const renderedPages: Kind<RenderedHtml> = { name: 'rendered-pages', isOnDisk: false }

/** A rendered page. A publication has its bytes already, if there is one. */
export interface Page extends Partial<RenderedHtml> {
  /** Its view is missing if the build is the only one of its process. */
  route: KnownRoute & Partial<Pick<PlannedRoute, 'view'>>
  /** SHA-256 of the bytes. */
  hash: string
  /** Hashes of all that flowed into the page. */
  key: string
  /** Hash of what all pages depend on: the site's code, its assets, the policy. */
  context: string
}

/** What all pages of a site have in common. */
export interface RenderSite {
  plan: Plan
  bundle: Pick<Bundle, 'site' | 'assets' | 'version' | 'renderer'>
  /** Content-Security-Policy of the pages. */
  policy: string
}

export interface RenderOptions {
  cache: Cache
  /** Which pages to render first, by file and source: those that are open in a browser. */
  isFirst?: ((file: string, source?: string) => boolean) | undefined
  /** Renders pages in other threads too, if there are many; pages that are open come from this one. */
  pool?: Pool | undefined
  /** Whether the process ends after this build: what only another build would need is not kept. */
  isOnly?: boolean | undefined
  /** The page that the output folder has at this path, if it was made of the same. */
  findKept?: ((file: string, key: string) => KeptFile | undefined) | undefined
  /** Takes the bytes of each page at once, so that they need not stay in memory. */
  publication?: Publication | undefined
  /** Called with each page as soon as it is rendered. */
  onPage?: (page: Page, count: number) => void
}

/** Every page, in the order of the routes, and those that were not in the cache. */
export interface RenderedPages {
  pages: Page[]
  fresh: ReadonlySet<Page>
}

/** Each thread compiles its code anew: with fewer pages than this, one thread is as fast. */
const fewPages = 1000
/** Views that are planned before they are rendered. More take more memory and are no faster. */
const viewsAhead = 256

/** A rendering of the site in progress. */
interface Rendering extends RenderSite {
  assets: PageAssets
  articles: KnownArticles
  /** The page, if it need not be rendered. */
  find: (known: KnownRoute) => RenderedHtml | KeptFile | undefined
  /** `isFresh`: it was rendered now. */
  add: (route: Route, page: KnownRoute, html: RenderedHtml | KeptFile, isFresh: boolean) => void
}

/** Plans and renders every route. If a component throws, rejects with its error and the page's address. */
export async function renderPages(
  routes: readonly Route[],
  site: RenderSite,
  { cache, isFirst, onPage, pool, isOnly = false, findKept, publication }: RenderOptions,
): Promise<RenderedPages> {
  const { plan, bundle, policy } = site
  const assets: PageAssets = { ...bundle.assets, policy }
  const context = hashOf(bundle.version + JSON.stringify(assets))
  const articles = openKnownArticles(plan, { codeVersion: bundle.version, isOnly }, cache)
  const known = cache.shelf(renderedPages, context)
  const pages = new Map<Route, Page>()
  const fresh = new Set<Page>()
  const add: Rendering['add'] = (route, planned, html, isFresh) => {
    publication?.add({ path: route.file, ...html })
    const { hash } = html
    const page: Page = {
      ...(publication ? { hash } : html),
      route: isOnly ? withoutView(planned) : planned,
      context,
      key: keyOf(planned),
    }
    pages.set(route, page)
    if (isFresh) fresh.add(page)
    if (isFresh && !isOnly && 'bytes' in html) known.set(planned.key, html)
    onPage?.(page, pages.size)
  }
  const keyOf = ({ key }: KnownRoute) => `${context} ${key}`
  const find: Rendering['find'] = (planned) => known.get(planned.key) ?? findKept?.(planned.file, keyOf(planned))
  const rendering: Rendering = { ...site, assets, articles, find, add }
  // Those that someone looks at come at once, without a pause before or among them.
  if (isFirst) for (const route of routes) if (isFirst(route.file, route.source)) renderHere(route, rendering)
  const rest = routes.filter((route) => !pages.has(route))
  if (pool && rest.length >= fewPages) await renderShared(rest, rendering, pool)
  else {
    const pause = yieldOften()
    for (const route of rest) {
      await pause()
      renderHere(route, rendering)
    }
  }
  return { pages: routes.flatMap((route) => pages.get(route) ?? []), fresh }
}

function renderHere(route: Route, rendering: Rendering): void {
  const { plan, bundle, assets, articles, find, add } = rendering
  if (addKnown(route, rendering)) return
  const planned = planView(route, plan.site, articles)
  const html = find(planned)
  add(route, planned, html ?? renderRoute(planned, bundle, assets), html === undefined)
}

/** Adds a page that is right on the disk without planning it. False if it must be planned. */
function addKnown(route: Route, { plan, articles, find, add }: Rendering): boolean {
  const known = articles.findFacts(route, plan.site.links)
  const kept = known && find(known)
  if (kept) add(route, known, kept, false)
  return kept !== undefined
}

/** Plans in this thread and renders in all. */
async function renderShared(routes: readonly Route[], rendering: Rendering, pool: Pool): Promise<void> {
  const { plan, bundle, assets, articles, find, add } = rendering
  const setup: RenderSetup = { renderer: bundle.renderer, assets }
  let shift: Shift<ViewOf, RenderedHtml> | undefined
  const unknown = routes.filter((route) => !addKnown(route, rendering))
  for (let from = 0; from < unknown.length; from += viewsAhead) {
    const some = unknown.slice(from, from + viewsAhead).map((route) => {
      const planned = planView(route, plan.site, articles)
      return { route, planned, html: find(planned) }
    })
    const missing = some.flatMap(({ html, planned: { url, view } }) => (html ? [] : [{ url, view }]))
    if (missing.length > viewsAhead / 2)
      shift ??= pool.open<ViewOf, RenderedHtml>('render-view', setup, (item) => renderRoute(item, bundle, assets))
    const made = shift ? await shift.run(missing) : missing.map((item) => renderRoute(item, bundle, assets))
    let next = 0
    for (const { route, planned, html } of some) add(route, planned, html ?? (made[next++] as RenderedHtml), !html)
  }
}

function withoutView({ view: _, ...known }: KnownRoute & Partial<Pick<PlannedRoute, 'view'>>): KnownRoute {
  return known
}

function renderRoute(route: ViewOf, bundle: RenderSite['bundle'], assets: PageAssets): RenderedHtml {
  try {
    return renderView(route.view, bundle.site, assets)
  } catch (error) {
    throw new Error(`the page ${route.url} cannot be rendered`, { cause: error })
  }
}
