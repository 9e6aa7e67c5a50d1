// What earlier builds found out about an article, so that a build need not compile or check its file again.

import type { ArticleHead, CollectionName } from '#schemas/article-collections.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import { hashOf } from '../hash.ts'
import { markdownVersion } from '../markdown/markdown.ts'
import type { Address } from './address.ts'
import type { KnownText } from './compile-cached.ts'
import type { Entry } from './parse-entry.ts'

/** A valid article as plain data, without its texts. */
export interface ArticleSummary<Name extends CollectionName> extends Address {
  collection: Name
  head: ArticleHead<Name>
  body: KnownText
  /** The Markdown fields of the front matter, in the order of the collection. */
  texts: readonly KnownText[]
  excerpt: string
  /** Minutes. */
  readTime: number
  /** Anchors of the page that are not headings. */
  anchors: readonly string[]
}

/** Key: path and hash of the file. Scope: the printed claims, the Markdown parser and its version. */
const articleSummaries: Kind<ArticleSummary<CollectionName>> = { name: 'article-summaries', keptIn: 'file' }

export interface Summaries {
  has: (entry: Entry) => boolean
  find: <Name extends CollectionName>(entry: Entry) => ArticleSummary<Name> | undefined
  /** Returns a copy that holds no parts of longer texts. */
  keep: <Name extends CollectionName>(entry: Entry, summary: ArticleSummary<Name>) => ArticleSummary<Name>
}

/** Summaries of the cache. `scope`: all that flows into every file alike. */
export function openSummaries(cache: Cache, scope: string): Summaries {
  const shelf = cache.shelf(articleSummaries, hashOf(`${markdownVersion} ${scope}`))
  return {
    has: ({ key }) => shelf.peek(key) !== undefined,
    // The path of a file says which collection it belongs to.
    find: <Name extends CollectionName>({ key }: Entry) => shelf.get(key) as ArticleSummary<Name> | undefined,
    keep: ({ key }, summary) => {
      const copy = JSON.parse(JSON.stringify(summary)) as typeof summary
      shelf.set(key, copy)
      return copy
    },
  }
}
