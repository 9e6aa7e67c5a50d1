// Routes of articles, remembered by the article itself. An article's route is a function of the article, its neighbours and the site's frame;
// what it looked up in the link tables is recorded while it is planned, so that a later plan can tell whether the answers are still the same.

import type { LinkRead, LinkTable } from './links.ts'
import type { SiteFrame } from './plan-head.ts'
import type { Route } from './stages/plan.ts'

interface Remembered {
  /** The neighbours, as JSON. */
  around: string
  reads: LinkRead[]
  route: Route
}

export interface PlanMemory {
  /** The site's frame, as JSON. */
  frame: string
  routes: ReadonlyMap<object, Remembered>
}

/** A function that plans each article once, and what it leaves to the next plan. */
export function rememberRoutes(
  before: PlanMemory | undefined,
  { own, navigation, hasPosts, links, origin, year }: SiteFrame,
): {
  once: (article: object, around: unknown, links: LinkTable, plan: (links: LinkTable) => Route) => Remembered
  next: PlanMemory
} {
  const frame = JSON.stringify([own, links.shared?.get(navigation) ?? navigation, hasPosts, links.basePath, origin, year])
  const known = before?.frame === frame ? before.routes : new Map<object, Remembered>()
  const next = new Map<object, Remembered>()
  const once = (article: object, around: unknown, table: LinkTable, plan: (links: LinkTable) => Route): Remembered => {
    const neighbours = JSON.stringify(around) ?? ''
    let remembered = known.get(article)
    if (remembered?.around !== neighbours || !remembered.reads.every(({ table: name, key, found }) => table[name].get(key) === found)) {
      const reads: LinkRead[] = []
      remembered = { around: neighbours, route: plan({ ...table, onRead: (read) => reads.push(read) }), reads }
    }
    next.set(article, remembered)
    return remembered
  }
  return { once, next: { frame, routes: next } }
}
