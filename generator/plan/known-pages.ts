// Pages that an earlier build planned: articles, lists of articles, and pages of blocks that show nothing of other
// content. They are whole views for the next build of this process, or facts about the pages for the next process. Both
// know what they depend on, so nobody declares it.

import type { Cache, Kind, Shelf } from '../cache/cache.ts'
import { hashOf, shortHashOf } from '../hash.ts'
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
interface KnownFacts extends Pick<KnownRoute, 'key' | 'usedAssets'> {
  head: KnownRoute['head'] | undefined
  /** Hash of the parts. */
  parts: string
  reads: readonly LinkRead[]
}

/**
 * Key: path and hash of an article, or address of another page. Scope: the site's frame and code, the claims, the
 * Markdown parser. The value is valid while the keys of the parts are the same, and while each recorded lookup in the
 * link tables gives the same answer. It is what `packFacts` gives.
 */
const pageFacts: Kind<string> = { name: 'page-facts', keptIn: 'file' }

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

function knownFacts(shelf: Shelf<string>, site: ContentFrame): KnownPages {
  const inputsOfRoute = (route: Route) => inputsOf(route, site, ({ entry }) => entry.key)
  return {
    findView: () => undefined,
    findFacts: (route, links) => {
      const inputs = inputsOfRoute(route)
      const stored = inputs && shelf.get(inputs.key)
      if (!inputs || stored === undefined) return undefined
      const known = unpackFacts(stored)
      if (known.parts !== hashOfParts(inputs.parts) || !areSame(known.reads, links)) return undefined
      const found: KnownRoute = { ...route, key: known.key, usedAssets: known.usedAssets }
      if (known.head) found.head = known.head
      return found
    },
    keep: (planned, reads) => {
      const inputs = inputsOfRoute(planned)
      if (!inputs) return
      const { key, usedAssets, head } = planned
      shelf.set(inputs.key, packFacts({ parts: hashOfParts(inputs.parts), reads, key, usedAssets, head }))
    },
  }
}

/** Facts as one text: a large site has many, and few of them are read in one build. */
function packFacts({ key, parts, usedAssets, head, reads }: KnownFacts): string {
  return JSON.stringify([
    key,
    parts,
    usedAssets,
    head,
    ...reads.flatMap(({ table, key: name, found }) => [table, name, found]),
  ])
}

function unpackFacts(text: string): KnownFacts {
  const [key, parts, usedAssets, head, ...looked] = JSON.parse(text) as PackedFacts
  const reads: LinkRead[] = []
  for (let at = 0; at < looked.length; at += 3)
    reads.push({
      table: looked[at] as LinkRead['table'],
      key: looked[at + 1] ?? '',
      found: looked[at + 2] ?? undefined,
    })
  return { key, parts, usedAssets, reads, head: head ?? undefined }
}

type PackedFacts = [
  key: string,
  parts: string,
  usedAssets: readonly string[],
  head: KnownRoute['head'] | null,
  ...reads: (string | null)[],
]

function hashOfParts(parts: Inputs['parts']): string {
  return shortHashOf(JSON.stringify(parts))
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
  return isSameList(parts, inputs.parts) && areSame(reads, links)
}

function areSame(reads: readonly LinkRead[], links: LinkTable): boolean {
  return reads.every(({ table, key, found }) => readTable(table, key, links) === found)
}
