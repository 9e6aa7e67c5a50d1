// What earlier builds found out about an article, so that a build need not compile or check its file again.

import type { CommonHead } from '#schemas/article-collections.ts'
import type { Address } from '../addresses/addresses.ts'
import { type Cache, type Kind, shareEmptyLists } from '../cache/cache.ts'
import { hashOf } from '../hash.ts'
import type { Entry } from '../load/load.ts'
import { markdownVersion } from '../markdown/markdown.ts'
import type { Problem } from '../problem.ts'
import type { KnownText } from './compile-cached.ts'

/** A valid article as plain data, without its texts. */
export interface ArticleSummary extends Address {
  collection: string
  head: CommonHead
  body: KnownText
  /** The Markdown fields of the front matter, in the order of the collection. */
  texts: readonly KnownText[]
  excerpt: string
  /** Minutes. */
  readTime: number
  /** Anchors of the page that are not headings, as `printIds` gives them. */
  anchors: string
  /** Problems of the file. */
  problems: readonly Problem[]
}

/** A summary without the problems, which its reader has reported. */
export type NewSummary = Omit<ArticleSummary, 'problems'>

/**
 * Key: path and hash of the file. Scope: the printed claims, the Markdown parser and its version, custom schemas, the
 * newest version of the documentation, the further keys that site.yaml allows, the address of the site.
 */
const articleSummaries: Kind<ArticleSummary> = { name: 'article-summaries', keptIn: 'file' }

export interface Summaries {
  has: (entry: Entry) => boolean
  find: (entry: Entry) => ArticleSummary | undefined
  /** Returns a copy that holds no parts of longer texts. */
  keep: (entry: Entry, summary: ArticleSummary) => ArticleSummary
}

/** Summaries of the cache. `scope`: all that flows into every file alike. */
export function openSummaries(cache: Cache, scope: string): Summaries {
  const shelf = cache.shelf(articleSummaries, hashOf(`${markdownVersion} ${scope}`))
  return {
    has: ({ key }) => shelf.peek(key) !== undefined,
    find: ({ key }) => shelf.get(key),
    keep: ({ key }, summary) => {
      const copy = shareEmptyLists(JSON.parse(JSON.stringify(summary)) as typeof summary)
      shelf.set(key, copy)
      return copy
    },
  }
}
