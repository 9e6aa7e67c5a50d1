import { readOldPath } from '#schemas/old-path.ts'
import { redirectSchema } from '#schemas/redirect.ts'
import { type Entry, indexInFile } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import type { Context } from './context.ts'
import { readList } from './read-values.ts'

/** The files that list redirects, in the order in which they are read. */
const files = ['redirects.yaml', 'redirects.csv'] as const

/** The redirects of all files that list them. */
export function readRedirects(entries: ReadonlyMap<string, Entry>, context: Context): Content['redirects'] {
  return files.flatMap((file) => {
    const entry = entries.get(file)
    if (!entry) return []
    return readList(entry, redirectSchema, context).map(({ from, to, status }, index) => {
      const { path, isPrefix } = readOldPath(from)
      return { from: path, isPrefix, to, status, entry, index: indexInFile(context, file, index) }
    })
  })
}
