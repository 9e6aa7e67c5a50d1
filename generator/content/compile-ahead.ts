// Compiles the texts of many articles in several threads before the checks need them.

import { reservedIds } from '#schemas/article-anchors.ts'
import { articleCollections } from '#schemas/article-collections.ts'
import type { Cache } from '../cache/cache.ts'
import type { MarkdownParser } from '../config.ts'
import { compileMarkdown, type Markdown, type MarkdownOptions } from '../markdown/markdown.ts'
import type { Pool } from '../threads/threads.ts'
import { folderOf } from './address.ts'
import { textKey, textShelf } from './compile-cached.ts'
import type { Entry } from './parse-entry.ts'
import { readClaims } from './read-data.ts'
import { bodyOptions } from './read-values.ts'

/** Each thread compiles its code anew: with fewer texts than this, one thread is as fast. */
const fewTexts = 1000

/**
 * Puts into the cache what the checks will ask for. Texts of collections whose head holds Markdown are left to the
 * checks, because their anchors depend on the head.
 */
export async function compileAhead(
  entries: readonly Entry[],
  { cache, markdownParser, pool }: { cache: Cache; markdownParser: MarkdownParser; pool: Pool },
): Promise<void> {
  const claims = readClaims(entries.find(({ file }) => file === 'data/claims.yaml'))
  const texts = textShelf(cache, markdownParser)
  const options: MarkdownOptions = { ...bodyOptions(reservedIds, claims), parser: markdownParser }
  const missing = new Map<string, string>()
  for (const { file, body } of entries) {
    const folder = body && folderOf(file)
    if (!folder || folder === 'pages' || articleCollections[folder].markdownFields.length > 0) continue
    const key = textKey(body.text, options)
    // A cache that knows one of the texts lacks few: hashing all of them here would be for nothing.
    if (texts.get(key) !== undefined) return
    missing.set(key, body.text)
  }
  if (missing.size < fewTexts) return
  const shift = pool.open<string, Markdown>('compile-markdown', options, (source) => compileMarkdown(source, options))
  const compiled = await shift.run([...missing.values()])
  for (const [index, key] of [...missing.keys()].entries()) texts.set(key, compiled[index] as Markdown)
}
