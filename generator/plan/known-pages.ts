// Pages that an earlier build planned: articles, lists of articles, and pages of blocks that show nothing of other
// content. They are whole views for the next build of this process, or facts about the pages for the next process. Both
// know what they depend on, so nobody declares it.

import { type Cache, type Kind, type Shelf, shareEmptyLists } from '../cache/cache.ts'
import { hashOf } from '../hash.ts'
import { isSameList } from '../is-same-list.ts'
import { type LinkRead, type LinkTable, readTable } from '../links/links.ts'
import type { Article } from '../model/model.ts'
import type { KnownRoute, Plan, PlannedRoute, Route, Subject } from './model.ts'
import type { ContentFrame, FrameFacts } from './plan-head.ts'
import { titleOf } from './plan-lists.ts'
import { pageView } from './site-view.ts'

/** What the plan of a page is made from, apart from the article of the page itself. */
interface Inputs {
  /** Names the page in the cache. */
  key: string
  /** Articles, or their keys, and texts; undefined for an article that is missing. */
  parts: readonly (object | string | number | undefined)[]
}

/** What a plan was made from, and what it looked up. */
interface Recorded extends Pick<Inputs, 'parts'> {
  reads: readonly LinkRead[]
}

/** A planned page. */
interface KnownView extends Recorded {
  planned: PlannedRoute
}

/**
 * Key: path and hash of an article, or address of another page. Scope: the site's frame and code. The value is valid
 * while the parts are the same objects, and while each recorded lookup in the link tables gives the same answer.
 */
const plannedPages: Kind<KnownView> = { name: 'planned-pages', keptIn: 'memory' }

/** What is known of a page without planning it. */
type KnownFacts = Recorded & Pick<KnownRoute, 'key' | 'usedAssets' | 'head'>

/**
 * Key: path and hash of an article, or address of another page. Scope: the site's frame and code, the claims, the
 * Markdown parser. The value is valid while the keys of the parts are the same, and while each recorded lookup in the
 * link tables gives the same answer.
 */
const pageFacts: Kind<KnownFacts> = { name: 'page-facts', keptIn: 'file' }

/** Pages that were planned before. */
export interface KnownPages {
  /** The planned page, if it would be planned the same now. */
  findView: (route: Route, links: LinkTable) => PlannedRoute | undefined
  /** The page without its view, if it would be planned the same now. */
  findFacts: (route: Route, links: LinkTable) => KnownRoute | undefined
  keep: (planned: PlannedRoute, reads: readonly LinkRead[]) => void
}

/**
 * The planned pages of the cache. `codeVersion` is that of the compiled site. A build that is the only one of its
 * process keeps facts, any other keeps views.
 */
export function openKnownPages(
  plan: Plan,
  { codeVersion, isOnly }: { codeVersion: string; isOnly: boolean },
  cache: Cache,
): KnownPages {
  const scope = frameKey(plan.site.facts, codeVersion)
  if (!isOnly) return knownViews(cache.shelf(plannedPages, scope), plan.site)
  const { claims } = plan.site.content.data
  return knownFacts(cache.shelf(pageFacts, hashOf(JSON.stringify([scope, claims, plan.markdownParser]))), plan.site)
}

/** Changes with everything that all pages show. */
export function frameKey(facts: FrameFacts, codeVersion: string): string {
  return hashOf(JSON.stringify([facts, codeVersion]))
}

function knownViews(shelf: Shelf<KnownView>, site: ContentFrame): KnownPages {
  const inputsOfRoute = (route: Route) => inputsOf(route, site, (article) => article)
  return {
    findFacts: () => undefined,
    findView: (route, links) => {
      const inputs = inputsOfRoute(route)
      const known = inputs && shelf.get(inputs.key)
      if (!known || articleOf(known.planned) !== articleOf(route)) return undefined
      if (!isValid(known, inputs, links)) return undefined
      return articleOf(route) ? known.planned : { ...known.planned, ...route }
    },
    keep: (planned, reads) => {
      const inputs = inputsOfRoute(planned)
      if (inputs) shelf.set(inputs.key, { parts: inputs.parts, reads, planned })
    },
  }
}

function knownFacts(shelf: Shelf<KnownFacts>, site: ContentFrame): KnownPages {
  const inputsOfRoute = (route: Route) => inputsOf(route, site, ({ entry }) => entry.key)
  return {
    findView: () => undefined,
    findFacts: (route, links) => {
      const inputs = inputsOfRoute(route)
      const known = inputs && shelf.get(inputs.key)
      if (!known || !isValid(known, inputs, links)) return undefined
      const found: KnownRoute = { ...route, key: known.key, usedAssets: known.usedAssets }
      if (known.head) found.head = known.head
      return found
    },
    keep: (planned, reads) => {
      const inputs = inputsOfRoute(planned)
      if (!inputs) return
      const { key, usedAssets, head } = planned
      const facts = { parts: inputs.parts, reads, key, usedAssets, ...(head ? { head } : {}) }
      shelf.set(inputs.key, shareEmptyLists(facts))
    },
  }
}

/** Undefined for a page that every build plans. */
function inputsOf(
  { subject, isUnpublished }: Route,
  site: ContentFrame,
  partOf: (article: Article) => object | string,
): Inputs | undefined {
  const inputs = inputsOfSubject(subject, site, partOf)
  return inputs && isUnpublished ? { ...inputs, parts: [...inputs.parts, 'unpublished'] } : inputs
}

function inputsOfSubject(
  subject: Subject,
  site: ContentFrame,
  partOf: (article: Article) => object | string,
): Inputs | undefined {
  switch (subject.kind) {
    case 'article': {
      const { article, neighbours, placed } = subject
      const around = (neighbours as readonly (Article | undefined)[]).map((other) => other && partOf(other))
      return { key: article.entry.key, parts: [placed?.key, ...around] }
    }
    case 'list': {
      const { route, articles, tag, total } = subject
      const parts = [titleOf(subject, site), tag, total, site.tagsKey, ...articles.map(partOf)]
      return { key: `list ${route}`, parts }
    }
    case 'page': {
      const { entry, route } = subject.page
      const parents = pageView(subject.page, site).parents.flatMap(({ label, href }) => [label, href])
      // A page below /docs stands in a tree from the first article of its language on.
      return { key: `page ${route}`, parts: [entry.key, site.claimsKey, site.findPlace(route)?.key, ...parents] }
    }
    default:
      return undefined
  }
}

function articleOf({ subject }: Route): Article | undefined {
  return 'article' in subject ? subject.article : undefined
}

/** Whether the page would be planned the same now. */
function isValid({ parts, reads }: Recorded, inputs: Inputs, links: LinkTable): boolean {
  return (
    isSameList(parts, inputs.parts) && reads.every(({ table, key, found }) => readTable(table, key, links) === found)
  )
}
