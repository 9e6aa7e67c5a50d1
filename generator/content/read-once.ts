// What was read of each content file, kept while the file and the claims it may print are the same: an edit reads one
// file again, not all.

import type { Cache, Kind } from '../cache/cache.ts'
import type { Problem } from '../problem.ts'
import type { Compile, Compiler } from './compile-cached.ts'
import type { Context, ReadOnce } from './context.ts'
import type { Entry } from './parse-entry.ts'

interface ReadFile {
  items: unknown[]
  problems: Problem[]
  /** Keys of its compiled texts. */
  texts: string[]
}

/**
 * Key: path and hash of the file. Scope: the printed claims, the Markdown parser, the site's own schemas, the newest
 * version of the documentation, the extra keys of `site.yaml`.
 */
const readFiles: Kind<ReadFile> = { name: 'read-files', keptIn: 'memory' }

/** A function that reads each file once. Every file has one reader. `scope`: all that flows into every file alike. */
export function openReadOnce(
  cache: Cache,
  scope: string,
  { keep }: Compiler,
): { once: ReadOnce; isKnown: (entry: Entry) => boolean } {
  const shelf = cache.shelf(readFiles, scope)
  const once = <Item>(entry: Entry, context: Context, read: (entry: Entry, context: Context) => Item[]): Item[] => {
    let known = shelf.get(entry.key)
    if (known) keep(known.texts)
    else {
      const problems: Problem[] = []
      const texts: string[] = []
      const compile: Compile = (source, options) => context.compile(source, options, texts)
      const store: Context['store'] = (source, options, text) => {
        texts.push(text.key)
        keep([text.key])
        return context.store(source, options, text)
      }
      known = { items: read(entry, { ...context, problems, compile, store }), problems, texts }
      shelf.set(entry.key, known)
    }
    context.taken.add(entry)
    for (const problem of known.problems) context.problems.push(problem)
    // They came from this very function for this file, or for one with the same bytes at the same path.
    return known.items as Item[]
  }
  return { once, isKnown: ({ key }) => shelf.peek(key) !== undefined }
}
