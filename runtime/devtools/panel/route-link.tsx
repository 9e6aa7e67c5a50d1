import type { ReactNode } from 'react'
import { basePathOfPage, routeOfPage } from './page-place.ts'

/** A link to a page of the site by its route. */
export function RouteLink({ route }: { route: string }): ReactNode {
  if (route === routeOfPage()) return <span className="quiet">{route} (this page)</span>
  return <a href={basePathOfPage() + route}>{route}</a>
}
