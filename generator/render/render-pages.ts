// Routes → HTML files. A page is rendered again only if its props or the site's code differ, so no dependencies have
// to be declared.

import type { PageAssets } from '#site/page-assets.ts'
import type { View } from '#site/view-props.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import type { KeptFile, Publication } from '../disk/disk.ts'
import { EnvironmentError, PageError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { yieldOften } from '../pace.ts'
import {
  type KnownPages,
  type KnownRoute,
  openKnownPages,
  type Plan,
  type PlannedRoute,
  planView,
  type Route,
} from '../plan/plan.ts'
import type { Pool } from '../threads/threads.ts'
import type { Bundle } from './bundle-site.ts'
import {
  type CompletedPage,
  completePage,
  openRenderer,
  type PlacedView,
  type RenderedHtml,
  type RenderSetup,
  type ViewOf,
} from './render-view.ts'

/** Key: hash of the page's props. Scope: the site's code, the addresses of its assets and the policy. */
const renderedPages: Kind<RenderedHtml> = { name: 'rendered-pages', keptIn: 'memory' }

/** A rendered page. A publication has its bytes already, if there is one. */
export interface Page {
  /** Its view is missing if the build is the only one of its process. */
  route: KnownRoute & Partial<Pick<PlannedRoute, 'view'>>
  bytes: Uint8Array | undefined
  /** SHA-256 of the bytes. */
  hash: string
  /** Number of bytes. */
  size: number
  /** Hash of what all pages depend on: the site's code, its assets, the policy. */
  context: string
  /** Addresses of what the page loads, with spaces between them. */
  loads: string
  /** What custom code has put there, for `readTraces`; empty for nothing. */
  traces: string
}

/** What all pages of a site have in common. */
export interface RenderSite {
  plan: Plan
  bundle: Pick<Bundle, 'site' | 'assets' | 'version' | 'renderer' | 'bytecode'>
  /** Content-Security-Policy of the pages. */
  policy: string
}

export interface RenderOptions {
  cache: Cache
  /** Which pages to render first, by file and source: those that are open in a browser. */
  isFirst?: ((file: string, source?: string) => boolean) | undefined
  /** Awaited when those are rendered, before all others. */
  afterFirst?: (() => Promise<void> | undefined) | undefined
  /** Renders pages in other threads too, if there are many; pages that are open come from this one. */
  pool?: Pool | undefined
  /** Whether the process ends after this build: what only another build would need is not kept. */
  isOnly?: boolean | undefined
  /** The page that the output folder has at this path, if it was made of the same. Missing for a first build. */
  findKept?: ((file: string, page: { key: string; context: string }) => KeptPage | undefined) | undefined
  /** Takes the bytes of each page at once, so that they need not stay in memory. */
  publication?: Publication | undefined
  /** Told of each page that cannot be rendered. Without it the first one ends the rendering. */
  onLost?: ((route: Route, error: PageError) => void) | undefined
  /** Called with each page as soon as it is rendered. */
  onPage?: (page: Page, count: number, isFresh: boolean) => void
}

/** Every page, in the order of the routes, and those that were not in the cache. */
export interface RenderedPages {
  pages: Page[]
  fresh: ReadonlySet<Page>
}

/** Each thread compiles its code anew: with fewer pages than this, one thread is as fast. */
const fewPages = 1000

/** A rendering of the site in progress. */
interface Rendering extends RenderSite {
  assets: PageAssets
  knownPages: KnownPages
  publication: Publication | undefined
  onLost: RenderOptions['onLost']
  render: (view: View) => RenderedHtml
  /** The page, if it need not be rendered. */
  find: (known: KnownRoute) => RenderedHtml | KeptPage | undefined
  /** `isFresh`: it was rendered now. */
  add: (route: Route, page: KnownRoute, html: PageBytes, isFresh: boolean) => void
}

/** A page's HTML, or what is known of it if the publication has it. */
type PageBytes = RenderedHtml | Omit<RenderedHtml, 'bytes'>

/** A page that the output folder has. */
type KeptPage = KeptFile & Pick<RenderedHtml, 'loads' | 'traces'>

/** Plans and renders every route. If a component throws, rejects with its error and the page's address. */
export async function renderPages(
  routes: readonly Route[],
  site: RenderSite,
  { cache, isFirst, afterFirst, onPage, onLost, pool, isOnly = false, findKept, publication }: RenderOptions,
): Promise<RenderedPages> {
  const { plan, bundle, policy } = site
  const assets: PageAssets = { ...bundle.assets, policy }
  const context = hashOf(bundle.version + JSON.stringify(assets))
  const knownPages = openKnownPages(plan, { codeVersion: bundle.version, isOnly }, cache)
  const rendered = cache.shelf(renderedPages, context)
  const pages = new Map<Route, Page>()
  const fresh = new Set<Page>()
  // Many pages load the same: one copy of the text is enough.
  const texts = new Map<string, string>()
  const add: Rendering['add'] = (route, planned, html, isFresh) => {
    const { hash, size } = html
    const bytes = 'bytes' in html ? html.bytes : undefined
    const share = (text: string) => texts.get(text) ?? (texts.set(text, text), text)
    const [loads, traces] = [share(html.loads), share(html.traces)]
    const page: Page = { route: isOnly ? withoutView(planned) : planned, hash, size, context, bytes, loads, traces }
    pages.set(route, page)
    if (isFresh) fresh.add(page)
    if (isFresh && !isOnly && 'bytes' in html) rendered.set(planned.key, html)
    onPage?.(page, pages.size, isFresh)
  }
  const find: Rendering['find'] = ({ file, key }) => rendered.get(key) ?? findKept?.(file, { key, context })
  const rendering: Rendering = {
    ...site,
    assets,
    render: openRenderer(bundle.site, assets),
    knownPages,
    publication,
    onLost,
    find,
    add,
  }
  // Pages that are open in a browser are rendered at once, without a pause before or between them.
  const first = routes.filter(({ file, source }) => isFirst?.(file, source))
  for (const route of first) renderHere(route, rendering)
  await afterFirst?.()
  const pause = yieldOften()
  const unknown: Route[] = []
  for (const route of routes) {
    if (first.includes(route)) continue
    await pause()
    if (addKnown(route, rendering)) continue
    if (pool && canBeShared(route, findKept === undefined)) unknown.push(route)
    else renderHere(route, rendering)
  }
  if (pool && publication && unknown.length >= fewPages) await renderShared(unknown, rendering, { pool, publication })
  else
    for (const route of unknown) {
      await pause()
      renderHere(route, rendering)
    }
  return { pages: routes.flatMap((route) => pages.get(route) ?? []), fresh }
}

// Whether threads may render the page, if there are many. In a later build a page of blocks is planned here: only its
// plan says whether it has changed.
function canBeShared({ subject: { kind } }: Route, isFirstBuild: boolean): boolean {
  return kind === 'article' || kind === 'list' || (kind === 'page' && isFirstBuild)
}

function renderHere(route: Route, rendering: Rendering): void {
  const { onLost } = rendering
  try {
    renderPage(route, rendering)
  } catch (error) {
    if (!onLost || !(error instanceof PageError)) throw error
    onLost(route, error)
  }
}

function renderPage(route: Route, { plan, render, knownPages, publication, find, add }: Rendering): void {
  const planned = planRoute(route, plan, knownPages)
  const known = find(planned)
  const html = known ?? renderRoute(planned, render)
  publication?.add({ ...html, path: route.file })
  const { hash, size, loads, traces } = html
  add(route, planned, publication ? { hash, size, loads, traces } : html, known === undefined)
}

/** Adds a page that is right on the disk without planning it. False if it must be planned. */
function addKnown(route: Route, { plan, knownPages, publication, find, add }: Rendering): boolean {
  const known = knownPages.findFacts(route, plan.site.links)
  const kept = known && find(known)
  if (!kept) return false
  publication?.add({ ...kept, path: route.file })
  add(route, known, kept, false)
  return true
}

/** Plans in this thread; renders and completes files in all. */
async function renderShared(
  routes: readonly Route[],
  { plan, bundle, assets, render, knownPages, add }: Rendering,
  { pool, publication }: { pool: Pool; publication: Publication },
): Promise<void> {
  const setup: RenderSetup = { renderer: bundle.renderer, bytecode: bundle.bytecode, assets }
  const job = pool.open<PlacedView, CompletedPage>('render-view', setup, (item) =>
    completePage(renderRoute(item, render), item),
  )
  const planned = new Map<number, PlannedRoute>()
  await job.run({
    count: routes.length,
    itemAt: (index) => {
      const route = planned.get(index) ?? planRoute(routes[index] as Route, plan, knownPages)
      planned.set(index, route)
      const { url, view, file } = route
      return { url, view, ...publication.reserve(file) }
    },
    take: (file, index) => {
      const route = planned.get(index) as PlannedRoute
      planned.delete(index)
      publication.adopt(route.file, file)
      add(routes[index] as Route, route, file, true)
    },
  })
}

function withoutView({ view: _, ...known }: KnownRoute & Partial<Pick<PlannedRoute, 'view'>>): KnownRoute {
  return known
}

function planRoute(route: Route, { site }: Plan, knownPages: KnownPages): PlannedRoute {
  return orNamePage(route.url, () => planView(route, site, knownPages))
}

function renderRoute({ url, view }: ViewOf, render: Rendering['render']): RenderedHtml {
  return orNamePage(url, () => render(view))
}

function orNamePage<Made>(url: string, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    // Planning reads texts again, which may have changed.
    if (error instanceof EnvironmentError) throw error
    throw new PageError(`the page ${url} cannot be rendered`, { cause: error })
  }
}
