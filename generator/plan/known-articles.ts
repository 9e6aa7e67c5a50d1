// Articles that an earlier build planned: whole views for the next build of this process, or facts about their pages
// for the next process. Both know what they depend on, so nobody declares it.

import { type Cache, type Kind, type Shelf, shareEmptyLists } from '../cache/cache.ts'
import { type LinkRead, type LinkTable, readTable } from '../content/content.ts'
import { hashOf } from '../hash.ts'
import { isSameList } from '../is-same-list.ts'
import type { KnownRoute, Plan, PlannedRoute, Route } from './model.ts'
import type { ArticleSubject } from './plan-articles.ts'
import type { SiteFrame } from './plan-head.ts'

/** A planned article, and what its plan looked up. */
interface KnownView {
  /** The article, those around it, and the key of its place. */
  articles: readonly unknown[]
  reads: readonly LinkRead[]
  planned: PlannedRoute
}

/**
 * Key: path and hash of an article. Scope: the site's frame and code. The value is valid while the article and those
 * around it are the same objects, its place is the same, and while each recorded lookup in the link tables gives the
 * same answer.
 */
const plannedArticles: Kind<KnownView> = { name: 'planned-articles', keptIn: 'memory' }

/** What is known of an article's page without planning it. */
interface KnownFacts extends Pick<KnownRoute, 'key' | 'usedAssets' | 'head' | 'search'> {
  /** Keys of its place and of the articles around it; undefined for none. */
  neighbours: readonly (string | undefined)[]
  reads: readonly LinkRead[]
}

/**
 * Key: path and hash of an article. Scope: the site's frame and code, the claims, the Markdown parser. The value is
 * valid while its place and the files of the articles around it are the same, and while each recorded lookup in the
 * link tables gives the same answer.
 */
const articleFacts: Kind<KnownFacts> = { name: 'article-facts', keptIn: 'file' }

/** Articles planned before. */
export interface KnownArticles {
  /** The planned article, if it would be planned the same now. */
  findView: (route: Route, links: LinkTable) => PlannedRoute | undefined
  /** The article's page without its view, if it would be planned the same now. */
  findFacts: (route: Route, links: LinkTable) => KnownRoute | undefined
  keep: (planned: PlannedRoute, reads: readonly LinkRead[]) => void
}

/**
 * The planned articles of the cache. `codeVersion` is that of the compiled site. A build that is the only one of its
 * process keeps facts, any other keeps views.
 */
export function openKnownArticles(
  plan: Plan,
  { codeVersion, isOnly }: { codeVersion: string; isOnly: boolean },
  cache: Cache,
): KnownArticles {
  const scope = frameScope(plan.site, codeVersion)
  if (!isOnly) return knownViews(cache.shelf(plannedArticles, scope))
  const { claims } = plan.site.content.data
  return knownFacts(cache.shelf(articleFacts, hashOf(JSON.stringify([scope, claims, plan.markdownParser]))))
}

function frameScope(
  { own, navigation, feeds, pictured, hasSearchParts, links, origin, year, identity }: SiteFrame,
  codeVersion: string,
): string {
  const shared = links.shared?.get(navigation) ?? navigation
  return JSON.stringify([
    own,
    shared,
    feeds,
    pictured,
    hasSearchParts,
    links.basePath,
    origin,
    year,
    identity.look,
    codeVersion,
  ])
}

function knownViews(shelf: Shelf<KnownView>): KnownArticles {
  const articlesOf = ({ subject }: Route) =>
    'article' in subject ? [subject.article, ...subject.neighbours, subject.placed?.key] : []
  return {
    findFacts: () => undefined,
    findView: (route, links) => {
      const { subject } = route
      const before = 'article' in subject ? shelf.get(subject.article.entry.key) : undefined
      if (!before || !isSameList(before.articles, articlesOf(route))) return undefined
      return readsTheSame(before.reads, links) ? before.planned : undefined
    },
    keep: (planned, reads) => {
      const { subject } = planned
      if ('article' in subject) shelf.set(subject.article.entry.key, { articles: articlesOf(planned), reads, planned })
    },
  }
}

function knownFacts(shelf: Shelf<KnownFacts>): KnownArticles {
  return {
    findView: () => undefined,
    findFacts: (route, links) => {
      const { subject } = route
      if (!('article' in subject)) return undefined
      const before = shelf.get(subject.article.entry.key)
      const neighbours = keysOf(subject)
      if (!before || !neighbours || !isSameList(before.neighbours, neighbours)) return undefined
      if (!readsTheSame(before.reads, links)) return undefined
      const known: KnownRoute = { ...route, key: before.key, usedAssets: before.usedAssets }
      if (before.head) known.head = before.head
      if (before.search) known.search = before.search
      return known
    },
    keep: ({ subject, key, usedAssets, head, search }, reads) => {
      if (!('article' in subject)) return
      const neighbours = keysOf(subject)
      if (!neighbours) return
      const shown = { ...(head ? { head } : {}), ...(search ? { search } : {}) }
      shelf.set(subject.article.entry.key, shareEmptyLists({ neighbours, reads, key, usedAssets, ...shown }))
    },
  }
}

/** Keys of what is around an article; undefined if one of the articles did not come from a file. */
function keysOf({ neighbours, placed }: ArticleSubject): (string | undefined)[] | undefined {
  const keys: (string | undefined)[] = placed ? [placed.key] : []
  for (const article of neighbours as readonly ({ entry?: { key: string } } | undefined)[]) {
    if (article && !article.entry) return undefined
    keys.push(article?.entry?.key)
  }
  return keys
}

function readsTheSame(reads: readonly LinkRead[], links: LinkTable): boolean {
  return reads.every(({ table, key, found }) => readTable(table, key, links) === found)
}
