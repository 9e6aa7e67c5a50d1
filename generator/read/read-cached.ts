// What was read of each content file, kept while the file and the claims it may print are the same: an edit reads one
// file again, not all.

import type { Kind } from '../cache/cache.ts'
import type { Entry } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import type { Context, ReadFile } from './context.ts'

/**
 * Key: path and hash of the file. Scope: the printed claims, the Markdown parser, custom schemas, the newest version of
 * the documentation, the extra keys of `site.yaml`.
 */
export const readFiles: Kind<ReadFile> = { name: 'read-files', keptIn: 'memory' }

/** Reads a file, or takes what was read of it from the cache. Every file has one reader. */
export function readCached<Item>(
  entry: Entry,
  context: Context,
  read: (entry: Entry, context: Context) => Item[],
): Item[] {
  const { files, keep } = context
  let known = files.get(entry.key)
  if (known) keep(known.texts)
  else {
    const problems: Problem[] = []
    const texts: string[] = []
    const compile: Context['compile'] = (source, options) => context.compile(source, options, texts)
    const store: Context['store'] = (origin, text) => {
      texts.push(text.key)
      keep([text.key])
      return context.store(origin, text)
    }
    const items = read(entry, { ...context, problems, compile, store })
    // Not the list that has grown: it has room for more, which would stay in memory with each file.
    known = { items, problems, texts: [...new Set(texts)] }
    files.set(entry.key, known)
  }
  context.taken.add(entry)
  for (const problem of known.problems) context.problems.push(problem)
  // They came from this very function for this file, or for one with the same bytes at the same path.
  return known.items as Item[]
}
