// Routes → HTML files. In: the routes, the compiled site and what was rendered before. Out: one page a route. A page is rendered again
// only when its props or the site's code differ: the key is a hash of both, so nobody has to say what depends on what.

import { createHash } from 'node:crypto'
import type { PageAssets } from '#site/view-props.ts'
import type { Route } from '../plan/plan-routes.ts'
import { yieldOften } from '../yield-often.ts'
import type { Bundle } from './bundle-site.ts'

export interface Page {
  route: Route
  bytes: Uint8Array
  islands: string[]
  /** Hash of all that flowed into the page: its props and `context`. */
  key: string
  /** Hash of what flowed into every page of the build. */
  context: string
}

/** What is known of a page that was rendered before; its route only within one process. */
export type KnownPage = Omit<Page, 'route'> & Partial<Pick<Page, 'route'>>

/** Pages of the build before, by file. */
export type RenderMemory = ReadonlyMap<string, KnownPage>

export interface RenderOptions {
  before: RenderMemory
  /** Routes to render before all others: what somebody looks at. */
  isFirst?: ((route: Route) => boolean) | undefined
  /** Told of every page as soon as it is there, with how many are, unless it is the very page of the build before. */
  onPage?: ((page: Page, count: number) => void) | undefined
}

/** Every page, in the routes' order, and those whose bytes were made anew. */
export interface Rendered {
  pages: Page[]
  fresh: ReadonlySet<Page>
}

/** Renders every route. Rejects with the component's error and the page's address when a component throws. */
export async function renderRoutes(
  routes: readonly Route[],
  bundle: Bundle,
  assets: PageAssets,
  { before, isFirst, onPage }: RenderOptions,
): Promise<Rendered> {
  const context = createHash('sha256').update(bundle.version).update(JSON.stringify(assets)).digest('hex')
  const fresh = new Set<Page>()
  const early = new Map<Route, Page>()
  let count = 0
  const render = (route: Route): Page => {
    count++
    const known = before.get(route.file)
    // plan keeps the route of an article that is the same in every respect.
    if (known?.route === route && known.context === context) return known as Page
    const key = createHash('sha256').update(context).update(JSON.stringify(route.view)).digest('hex')
    const isSame = known?.key === key
    const page: Page = isSame
      ? { ...known, route, context }
      : { route, ...renderRoute(route, bundle, assets), key, context }
    if (!isSame) fresh.add(page)
    onPage?.(page, count)
    return page
  }
  if (isFirst) for (const route of routes) if (isFirst(route)) early.set(route, render(route))
  const pages: Page[] = []
  const pause = yieldOften()
  for (const route of routes) {
    await pause()
    pages.push(early.get(route) ?? render(route))
  }
  return { pages, fresh }
}

function renderRoute(route: Route, bundle: Bundle, assets: PageAssets): Pick<Page, 'bytes' | 'islands'> {
  try {
    const { html, islands } = bundle.site.renderView(route.view, assets)
    return { bytes: Buffer.from(html), islands }
  } catch (error) {
    throw new Error(`the page ${route.url} cannot be rendered`, { cause: error })
  }
}
