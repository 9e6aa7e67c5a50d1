// What every run of the readers begins with.

import { standardCollections } from '#schemas/article-collections.ts'
import { type ExtraKeys, withExtraKeys } from '#schemas/extra-keys.ts'
import type { Cache } from '../cache/cache.ts'
import type { MarkdownParser } from '../config/config.ts'
import { ownAddress } from '../links/links.ts'
import type { Entry } from '../load/load.ts'
import { readVersions } from '../model/model.ts'
import type { PrintedClaims } from './claims.ts'
import { type Compiler, cachedCompiler } from './compile-cached.ts'
import { type Context, noOwnSchemas, type OwnSchemas } from './context.ts'
import { openSummaries } from './known-articles.ts'
import { readFiles } from './read-cached.ts'
import { readClaims } from './read-data.ts'
import { readExtraKeys } from './read-site.ts'

export interface ReadingOptions {
  cache: Cache
  markdownParser: MarkdownParser
  claims: PrintedClaims
  /** Folder of the newest version of the documentation, if it has versions. */
  newestDocs?: string | undefined
  /** The `ownAddress` of the site. Default: unknown. */
  site?: string | undefined
  /** Default: none. */
  extraKeys?: ExtraKeys | undefined
  /** Default: none. */
  own?: OwnSchemas | undefined
  /** Compiles every text of the content; by default with the cache. */
  compiler?: Compiler | undefined
}

/** What the files of a language say to all its readers. `site` is site.yaml of the default language. */
export function readShared(
  claims: Entry | undefined,
  site: Entry | undefined,
): { claims: PrintedClaims; newestDocs: string | undefined; extraKeys: ExtraKeys; site: string } {
  const [newestDocs] = readVersions(site)
  const { url } = (site?.data ?? {}) as { url?: unknown }
  const address = typeof url === 'string' ? ownAddress(url) : ''
  return { claims: readClaims(claims), newestDocs, extraKeys: readExtraKeys(site), site: address }
}

/** A context for reading, without problems yet. */
export function openReading({
  cache,
  claims,
  markdownParser,
  newestDocs,
  site = '',
  extraKeys = {},
  own = noOwnSchemas,
  compiler = cachedCompiler(cache, markdownParser),
}: ReadingOptions): Context {
  const scope = JSON.stringify([markdownParser, claims, own.version, newestDocs, extraKeys, site])
  return {
    ...compiler,
    problems: [],
    files: cache.shelf(readFiles, scope),
    summaries: openSummaries(cache, scope),
    claims,
    newestDocs,
    site,
    ownBlocks: own.blocks,
    ownWidgets: own.widgets,
    ownDrawings: own.drawings,
    collections: { ...withExtraKeys(standardCollections, extraKeys), ...own.collections },
    taken: new Set(),
    indexes: new Map(),
  }
}
