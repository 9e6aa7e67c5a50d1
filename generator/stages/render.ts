// Routes → HTML files. In: the routes, the compiled site and what was rendered before. Out: one page a route. A page is rendered again
// only when its props or the site's code differ: the key is a hash of both, so nobody has to say what depends on what.

import { createHash } from 'node:crypto'
import type { PageAssets } from '#site/view-props.ts'
import type { Bundle } from './bundle.ts'
import type { Route } from './plan.ts'

export interface Page {
  route: Route
  bytes: Uint8Array
  islands: string[]
  /** Hash of all that flowed into the page: its props and `context`. */
  key: string
  /** Hash of what flowed into every page of the build. */
  context: string
  isReused: boolean
}

/** What is known of a page that was rendered before; its route only within one process. */
export type KnownPage = Pick<Page, 'bytes' | 'islands' | 'key' | 'context'> & Partial<Pick<Page, 'route' | 'isReused'>>

/** Pages of the build before, by file. */
export type RenderMemory = ReadonlyMap<string, KnownPage>

export interface RenderOptions {
  before: RenderMemory
  /** Files to render before all others: what somebody looks at. */
  first?: ReadonlySet<string> | undefined
  /** Told of every page as soon as it is there, with how many are. */
  onPage?: ((page: Page, count: number) => void) | undefined
}

// How long the event loop may be held; requests are answered in between.
const sliceMs = 20

/** Renders every route, in the routes' order. Rejects with the component's error and the page's address when a component throws. */
export async function renderRoutes(routes: readonly Route[], bundle: Bundle, assets: PageAssets, { before, first, onPage }: RenderOptions): Promise<Page[]> {
  const context = createHash('sha256').update(bundle.version).update(JSON.stringify(assets)).digest('hex')
  const pages = new Map<Route, Page>()
  const order = first && first.size > 0 ? [...routes.filter(({ file }) => first.has(file)), ...routes.filter(({ file }) => !first.has(file))] : routes
  let sliceEnd = performance.now() + sliceMs
  for (const route of order) {
    const page = renderRoute(route, context, bundle, assets, before.get(route.file))
    pages.set(route, page)
    onPage?.(page, pages.size)
    if (performance.now() > sliceEnd) {
      await new Promise((resolve) => setImmediate(resolve))
      sliceEnd = performance.now() + sliceMs
    }
  }
  return routes.map((route) => pages.get(route) as Page)
}

function renderRoute(route: Route, context: string, bundle: Bundle, assets: PageAssets, known: KnownPage | undefined): Page {
  // plan keeps the route of an article that is the same in every respect.
  if (known?.route === route && known.context === context) return { ...known, route, isReused: true }
  const key = createHash('sha256').update(context).update(JSON.stringify(route.view)).digest('hex')
  if (known?.key === key) return { ...known, route, context, isReused: true }
  try {
    const { html, islands } = bundle.site.renderView(route.view, assets)
    return { route, bytes: Buffer.from(html), islands, key, context, isReused: false }
  } catch (error) {
    throw new Error(`the page ${route.url} cannot be rendered`, { cause: error })
  }
}
