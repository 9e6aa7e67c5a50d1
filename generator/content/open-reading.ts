// What every run of the readers begins with.

import type { Cache } from '../cache/cache.ts'
import type { MarkdownParser } from '../config.ts'
import type { PrintedClaims } from './claims.ts'
import { type Compiler, cachedCompiler } from './compile-cached.ts'
import { type Context, noOwnBlocks, type OwnBlockSchemas } from './context.ts'
import { openSummaries } from './known-articles.ts'
import type { Entry } from './parse-entry.ts'
import { openReadOnce } from './read-once.ts'

export interface ReadingOptions {
  cache: Cache
  markdownParser: MarkdownParser
  claims: PrintedClaims
  ownBlocks?: OwnBlockSchemas
  /** Compiles every text of the content; by default with the cache. */
  compiler?: Compiler | undefined
}

/** A context for reading, without problems yet. */
export function openReading({
  cache,
  claims,
  markdownParser,
  ownBlocks = noOwnBlocks,
  compiler = cachedCompiler(cache, markdownParser),
}: ReadingOptions): { context: Context; isKnown: (entry: Entry) => boolean } {
  const scope = JSON.stringify([markdownParser, claims])
  const { once, isKnown } = openReadOnce(cache, scope + ownBlocks.version, compiler)
  const { compile, store } = compiler
  const summaries = openSummaries(cache, scope)
  const taken = new Set<Entry>()
  const context = { problems: [], compile, store, claims, ownBlocks, summaries, taken, indexes: new Map(), once }
  return { context, isKnown }
}
