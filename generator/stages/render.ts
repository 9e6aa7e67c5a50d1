// Routes → HTML files. In: the routes, the compiled site and what was rendered before. Out: one page a route. A page is rendered again
// only when its props or the site's code differ: the key is a hash of both, so nobody has to say what depends on what.

import { createHash } from 'node:crypto'
import type { PageAssets } from '#site/view-props.ts'
import type { Bundle } from './bundle.ts'
import type { Route } from './plan.ts'

export interface Page {
  route: Route
  html: string
  islands: string[]
  /** Hash of all that flowed into the page. */
  key: string
  isReused: boolean
}

/** Pages of the build before, by file. */
export type RenderMemory = ReadonlyMap<string, Page>

/** Renders every route. Rejects with the component's error and the page's address when a component throws. */
export function renderRoutes(routes: readonly Route[], bundle: Bundle, assets: PageAssets, before: RenderMemory): Page[] {
  const context = createHash('sha256').update(bundle.version).update(JSON.stringify(assets)).digest('hex')
  return routes.map((route) => {
    const key = createHash('sha256').update(context).update(JSON.stringify(route.view)).digest('hex')
    const known = before.get(route.file)
    if (known?.key === key) return { ...known, route, isReused: true }
    try {
      return { route, ...bundle.site.renderView(route.view, assets), key, isReused: false }
    } catch (error) {
      throw new Error(`the page ${route.url} cannot be rendered`, { cause: error })
    }
  })
}
