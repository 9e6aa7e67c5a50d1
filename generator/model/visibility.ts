// The one place that decides whether an entry is shown. Routes, sitemap, feeds, search and llms.txt follow from it.

import { folderOf } from '../addresses/addresses.ts'
import type { Json } from '../json.ts'
import { type Entry } from '../load/load.ts'
import type { Content } from './content.ts'
import { publishedCollections } from './list-articles.ts'

/** What decides visibility. */
export interface VisibilityRules {
  /** Instant that counts as now, in milliseconds since 1970. */
  now: number
  /** Also show drafts and what is scheduled for later. */
  drafts: boolean
}

/** Why an entry is not shown; undefined if it is. Takes checked and unchecked data. */
export function hiddenReason(
  { status, publishedAt }: { status?: Json; publishedAt?: Json },
  rules: VisibilityRules,
): string | undefined {
  if (rules.drafts) return undefined
  if (status === 'draft') return 'it is a draft'
  if (publicationAfter(rules.now, publishedAt) !== undefined) return `it is scheduled for ${String(publishedAt)}`
  return undefined
}

/** The instant of a publication that is still to come; undefined for any other value. */
function publicationAfter(now: number, publishedAt: Json): number | undefined {
  const instant = typeof publishedAt === 'string' ? Date.parse(publishedAt) : Number.NaN
  return instant > now ? instant : undefined
}

/**
 * The next instant at which a page or an article of any language is published, in milliseconds since 1970; Infinity if
 * none is scheduled.
 */
export function nextPublication(languages: readonly { loaded: { entries: readonly Entry[] } }[], now: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const { loaded } of languages)
    for (const { data } of loaded.entries) {
      const { publishedAt } = (data ?? {}) as { publishedAt?: Json }
      next = Math.min(next, publicationAfter(now, publishedAt) ?? next)
    }
  return next
}

/** Files of the pages and articles that are not shown, with the reason. */
export function hiddenFiles(
  entries: readonly Pick<Entry, 'file' | 'data'>[],
  rules: VisibilityRules,
): Map<string, string> {
  const hidden = new Map<string, string>()
  for (const { file, data } of entries) {
    if (folderOf(file) === undefined || typeof data !== 'object' || data === null) continue
    const reason = hiddenReason(data, rules)
    if (reason !== undefined) hidden.set(file, reason)
  }
  return hidden
}

/** What visitors see of the content, and why each other page and article is not shown. */
export function hideUnpublished(
  everything: Content,
  rules: VisibilityRules,
): { content: Content; hidden: ReadonlyMap<{ route: string }, string> } {
  const hidden = new Map<{ route: string }, string>()
  const published = publishedCollections(everything)
  const shown = <Item extends { route: string; status: string }>(items: readonly Item[], isOff = false): Item[] =>
    items.filter((item) => {
      const reason = isOff ? 'site.yaml switches its part of the site off' : hiddenReason(item, rules)
      if (reason !== undefined) hidden.set(item, reason)
      return reason === undefined
    })
  const pages = shown(everything.pages)
  const unpublished = rules.drafts ? listUnpublished(everything, rules) : undefined
  const articles = Object.entries(everything.articles).map(
    ([name, list]) => [name, shown(list, !Object.hasOwn(published, name))] as const,
  )
  const shownTo = { pages, articles: Object.fromEntries(articles), ...(unpublished ? { unpublished } : {}) }
  return { content: { ...everything, ...shownTo }, hidden }
}

/** Addresses of what a build without drafts would not show. */
function listUnpublished({ pages, articles }: Content, { now }: VisibilityRules): ReadonlySet<string> {
  const items = [...pages, ...Object.values(articles).flatMap((list) => list ?? [])]
  return new Set(
    items.flatMap((item) => (hiddenReason(item, { now, drafts: false }) === undefined ? [] : [item.route])),
  )
}
