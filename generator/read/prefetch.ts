// Reads articles before the checks need them: in several threads if they are many, and with pauses, in which the
// parser's own memory is freed.

import type { Cache } from '../cache/cache.ts'
import type { MarkdownParser } from '../config/config.ts'
import type { Entry } from '../load/load.ts'
import { yieldOften } from '../pace.ts'
import type { Pool } from '../threads/threads.ts'
import { textShelf } from './compile-cached.ts'
import type { OwnSchemas } from './context.ts'
import { openReading, readShared } from './open-reading.ts'
import { entriesIn, openSummary, readArticle } from './read-articles.ts'
import { readCached } from './read-cached.ts'
import { type ArticleFile, type FoundArticle, openReader, type ReaderSetup } from './read-in-thread.ts'

/** Each thread compiles its code anew: with fewer articles than this, one thread is as fast. */
const fewArticles = 1000

export interface PrefetchOptions {
  /** The content folder. */
  folder: string
  cache: Cache
  markdownParser: MarkdownParser
  own: OwnSchemas
  pool?: Pool | undefined
  /** site.yaml of the default language. */
  site: Entry | undefined
}

/** Reads the articles that the cache does not have. */
export async function prefetchArticles(
  entries: readonly Entry[],
  { folder, cache, markdownParser, own, pool, site }: PrefetchOptions,
): Promise<void> {
  const claims = entries.find(({ file }) => file === 'data/claims.yaml')
  const rules = { ...readShared(claims, site), markdownParser }
  const context = openReading({ cache, own, ...rules })
  const unknown = Object.keys(context.collections)
    .flatMap((name) => entriesIn(entries, name).map((entry) => ({ name, entry })))
    .filter(({ entry }) => context.files.peek(entry.key) === undefined && !context.summaries.has(entry))
  if (!pool || unknown.length < fewArticles) {
    const pause = yieldOften()
    for (const { name, entry } of unknown) {
      await pause()
      readCached(entry, context, (file, inner) => readArticle(name, file, inner))
    }
    return
  }
  const texts = textShelf(cache, markdownParser)
  const setup: ReaderSetup = { folder, ...rules, code: own.code, pack: cache.pack?.where }
  const job = pool.open<ArticleFile, FoundArticle>('read-article', setup, openReader(setup, own, cache.pack))
  const at = (index: number) => unknown[index] as (typeof unknown)[number]
  await job.run({
    count: unknown.length,
    itemAt: (index) => {
      const { name, entry } = at(index)
      return { collection: name, file: entry.file, hash: entry.hash, data: entry.data }
    },
    take: ({ summary, problems, texts: found }, index) => {
      for (const [key, stored] of found) texts.adopt(key, stored)
      const { entry } = at(index)
      readCached(entry, context, (file, inner) => {
        for (const problem of problems) inner.problems.push(problem)
        return summary ? [openSummary(summary, file, inner)] : []
      })
    },
  })
}
