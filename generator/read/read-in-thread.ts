// Reads articles in any thread: a file of a collection → what the build needs of it. Its compiled texts go to the pack.

import type { ExtraKeys } from '#schemas/extra-keys.ts'
import { openCache, openPack, type Pack, type PackPlace, type Stored } from '../cache/cache.ts'
import type { MarkdownParser } from '../config/config.ts'
import { openParsed } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import type { PrintedClaims } from './claims.ts'
import { cachedCompiler, textShelf } from './compile-cached.ts'
import type { OwnSchemas } from './context.ts'
import type { NewSummary } from './known-articles.ts'
import { openReading } from './open-reading.ts'
import { summarize } from './read-articles.ts'

/** What all articles have in common: plain data. */
export interface ReaderSetup {
  /** The content folder. */
  folder: string
  claims: PrintedClaims
  markdownParser: MarkdownParser
  /** Folder of the newest version of the documentation, if it has versions. */
  newestDocs: string | undefined
  /** Keys that site.yaml allows. */
  extraKeys: ExtraKeys
  /** Address of the site. */
  site: string
  /** Compiled code of custom schemas. */
  code: string
  pack: PackPlace | undefined
}

/** A file whose front matter is parsed. */
export interface ArticleFile {
  collection: string
  file: string
  hash: string
  data: unknown
}

/** What was found: plain data. */
export interface FoundArticle {
  /** Missing if the file has errors. */
  summary?: NewSummary
  problems: Problem[]
  /** Its compiled texts by their key. */
  texts: [key: string, stored: Stored][]
}

/**
 * A function that reads articles. `own` comes from the code of the setup. In the thread that has the pack open, it is
 * given.
 */
export function openReader(
  { folder, claims, markdownParser, newestDocs, extraKeys, site, pack }: ReaderSetup,
  own: OwnSchemas,
  open: Pack | undefined = pack && openPack(pack),
): (item: ArticleFile) => FoundArticle {
  const openOne = () => openCache({ kinds: new Map(), build: 0, pack: open })
  const context = openReading({ cache: openOne(), claims, markdownParser, newestDocs, extraKeys, site, own })
  const openEntry = openParsed(folder)
  return ({ collection, file, hash, data }) => {
    const keys: string[] = []
    const problems: Problem[] = []
    // What was compiled is handed over, and kept no longer than that.
    const cache = openOne()
    const compiler = cachedCompiler(cache, markdownParser)
    const shelf = textShelf(cache, markdownParser)
    const compile: typeof context.compile = (source, options) => compiler.compile(source, options, keys)
    const entry = openEntry(file, { hash, data })
    const summary = summarize(collection, entry, { ...context, problems, compile })
    const texts = keys.flatMap((key): [string, Stored][] => {
      const stored = shelf.stored(key)
      return stored ? [[key, { value: stored.value, place: stored.place }]] : []
    })
    return { ...(summary ? { summary } : {}), problems, texts }
  }
}
