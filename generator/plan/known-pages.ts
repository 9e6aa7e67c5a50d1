// Pages that an earlier build planned: articles, lists of articles, and pages of blocks that show nothing of other
// content. They are whole views for the next build of this process, or facts about the pages for the next process. Both
// know what they depend on, so nobody declares it.

import { type Cache, type Kind, type Shelf, shareEmptyLists } from '../cache/cache.ts'
import { type Article, type LinkRead, type LinkTable, readTable } from '../content/content.ts'
import { hashOf } from '../hash.ts'
import { isSameList } from '../is-same-list.ts'
import type { KnownRoute, Plan, PlannedRoute, Route, Subject } from './model.ts'
import type { ContentFrame, SiteFrame } from './plan-head.ts'
import { titleOf } from './plan-lists.ts'
import { pageView } from './site-view.ts'

/** A planned page, and what its plan looked up. */
interface KnownView {
  /** What its plan was made from. */
  parts: readonly unknown[]
  reads: readonly LinkRead[]
  planned: PlannedRoute
}

/**
 * Key: path and hash of an article, or address of another page. Scope: the site's frame and code. The value is valid
 * while the parts are the same objects, and while each recorded lookup in the link tables gives the same answer.
 */
const plannedPages: Kind<KnownView> = { name: 'planned-pages', keptIn: 'memory' }

/** What is known of a page without planning it. */
interface KnownFacts extends Pick<KnownRoute, 'key' | 'usedAssets' | 'head' | 'search'> {
  /** Keys of the parts that its plan was made from; undefined for an article that is missing. */
  parts: readonly unknown[]
  reads: readonly LinkRead[]
}

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
  const scope = frameScope(plan.site, codeVersion)
  if (!isOnly) return knownViews(cache.shelf(plannedPages, scope), plan.site)
  const { claims } = plan.site.content.data
  return knownFacts(cache.shelf(pageFacts, hashOf(JSON.stringify([scope, claims, plan.markdownParser]))), plan.site)
}

function frameScope(
  { own, navigation, feeds, sharedPictures, hasSearchParts, links, origin, year, identity }: SiteFrame,
  codeVersion: string,
): string {
  const shared = links.shared?.get(navigation) ?? navigation
  return JSON.stringify([
    own,
    shared,
    feeds,
    sharedPictures,
    hasSearchParts,
    links.basePath,
    origin,
    year,
    identity.look,
    codeVersion,
  ])
}

function knownViews(shelf: Shelf<KnownView>, site: ContentFrame): KnownPages {
  const recall = ({ subject }: Route) => recallOf(subject, site, (article) => article)
  return {
    findFacts: () => undefined,
    findView: (route, links) => {
      const asked = recall(route)
      const before = asked && shelf.get(asked.key)
      if (!before || articleOf(before.planned) !== articleOf(route)) return undefined
      if (!isSameList(before.parts, asked.parts)) return undefined
      if (!readsTheSame(before.reads, links)) return undefined
      return articleOf(route) ? before.planned : { ...before.planned, ...route }
    },
    keep: (planned, reads) => {
      const asked = recall(planned)
      if (asked) shelf.set(asked.key, { parts: asked.parts, reads, planned })
    },
  }
}

function knownFacts(shelf: Shelf<KnownFacts>, site: ContentFrame): KnownPages {
  const recall = ({ subject }: Route) => recallOf(subject, site, ({ entry }) => entry.key)
  return {
    findView: () => undefined,
    findFacts: (route, links) => {
      const asked = recall(route)
      const before = asked && shelf.get(asked.key)
      if (!before || !isSameList(before.parts, asked.parts)) return undefined
      if (!readsTheSame(before.reads, links)) return undefined
      const known: KnownRoute = { ...route, key: before.key, usedAssets: before.usedAssets }
      if (before.head) known.head = before.head
      if (before.search) known.search = before.search
      return known
    },
    keep: (planned, reads) => {
      const asked = recall(planned)
      if (!asked) return
      const { key, usedAssets, head, search } = planned
      const shown = { ...(head ? { head } : {}), ...(search ? { search } : {}) }
      shelf.set(asked.key, shareEmptyLists({ parts: asked.parts, reads, key, usedAssets, ...shown }))
    },
  }
}

/**
 * The name under which a page is known, and what its plan is made from besides its own article. Undefined for any other
 * page.
 */
function recallOf(
  subject: Subject,
  site: ContentFrame,
  partOf: (article: Article) => unknown,
): { key: string; parts: unknown[] } | undefined {
  if (subject.kind === 'list') {
    const { route, articles, tag, total } = subject
    return { key: `list ${route}`, parts: [titleOf(subject, site), tag, total, site.tagsKey, ...articles.map(partOf)] }
  }
  if (subject.kind === 'page') {
    const { entry, route } = subject.page
    const { parents } = pageView(subject.page, site)
    return {
      key: `page ${route}`,
      parts: [entry.key, site.claimsKey, ...parents.flatMap(({ label, href }) => [label, href])],
    }
  }
  if (subject.kind !== 'article') return undefined
  const { article, neighbours, placed } = subject
  const around = (neighbours as readonly (Article | undefined)[]).map((other) => other && partOf(other))
  return { key: article.entry.key, parts: [placed?.key, ...around] }
}

function articleOf({ subject }: Route): Article | undefined {
  return 'article' in subject ? subject.article : undefined
}

function readsTheSame(reads: readonly LinkRead[], links: LinkTable): boolean {
  return reads.every(({ table, key, found }) => readTable(table, key, links) === found)
}
