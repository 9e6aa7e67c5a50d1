// Routes of articles, remembered by the article itself. An article's route is a function of the article, its neighbours and the site's frame;
// what it looked up in the link tables is recorded while it is planned, so that a later plan can tell whether the answers are still the same.

import type { SiteModule } from '#site/index.ts'
import type { View } from '#site/view-props.ts'
import type { LinkRead, LinkTable } from '../content/links.ts'
import { lateRoute } from '../plan/late-route.ts'
import type { SiteFrame } from '../plan/plan-head.ts'
import type { Route } from '../plan/plan-routes.ts'

interface Remembered {
  /** The neighbours: an article that did not change stays the same object from build to build. */
  around: readonly unknown[]
  /** Missing until the view has been asked for. */
  reads?: LinkRead[]
  route: Route
}

export interface PlanMemory {
  /** The site's frame, as JSON. */
  frame: string
  /** The compiled site that planned them. */
  code: SiteModule
  routes: ReadonlyMap<object, Remembered>
}

/** A function that plans each article once, and what it leaves to the next plan. */
export function rememberRoutes(
  before: PlanMemory | undefined,
  { own, navigation, feedHref, links, origin, year, code }: SiteFrame,
): {
  once: (
    article: object,
    around: readonly unknown[],
    facts: () => Omit<Route, 'view'>,
    plan: (links: LinkTable) => View,
  ) => Route
  next: PlanMemory
} {
  const frame = JSON.stringify([
    own,
    links.shared?.get(navigation) ?? navigation,
    feedHref,
    links.basePath,
    origin,
    year,
  ])
  const known = before?.frame === frame && before.code === code ? before.routes : new Map<object, Remembered>()
  const next = new Map<object, Remembered>()
  const isStill = ({ around, reads }: Remembered, now: readonly unknown[]) =>
    around.length === now.length &&
    around.every((other, index) => other === now[index]) &&
    (reads?.every(({ table, key, found }) => links[table].get(key) === found) ?? false)
  const once = (
    article: object,
    around: readonly unknown[],
    facts: () => Omit<Route, 'view'>,
    plan: (links: LinkTable) => View,
  ): Route => {
    const found = known.get(article)
    if (found && isStill(found, around)) {
      for (const read of found.reads ?? []) links.onRead?.(read)
      next.set(article, found)
      return found.route
    }
    const view = () => {
      const reads: LinkRead[] = []
      const planned = plan({ ...links, onRead: (read) => reads.push(read) })
      for (const read of reads) links.onRead?.(read)
      remembered.reads = reads
      return planned
    }
    const remembered: Remembered = { around, route: lateRoute(facts(), view) }
    next.set(article, remembered)
    return remembered.route
  }
  return { once, next: { frame, code, routes: next } }
}
