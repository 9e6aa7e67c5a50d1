import type * as z from 'zod'
import type { Collections } from '#schemas/article-collections.ts'
import type { Shelf } from '../cache/cache.ts'
import type { Entry } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import type { PrintedClaims } from './claims.ts'
import type { Compile, Compiler } from './compile-cached.ts'
import type { Summaries } from './known-articles.ts'

/** What was read of a content file. */
export interface ReadFile {
  items: unknown[]
  problems: Problem[]
  /** Keys of its compiled texts. */
  texts: string[]
}

/** What custom code says about content. */
export interface OwnSchemas {
  /** Schemas of its blocks, by type. */
  blocks: Readonly<Record<string, z.ZodType>>
  /** Schemas of the props of its widgets, by name. */
  widgets: Readonly<Record<string, z.ZodType>>
  /** Names of its drawings. Undefined where there is no code: content alone shows none. */
  drawings: readonly string[] | undefined
  /** Its collections of articles, by name. */
  collections: Collections
  /** The compiled code that they come from: other threads run it again. Empty for none. */
  code: string
  /** Hash of the code. */
  version: string
}

export const noOwnSchemas: OwnSchemas = {
  blocks: {},
  widgets: {},
  drawings: undefined,
  collections: {},
  code: '',
  version: '',
}

/** One run of the checks. */
export interface Context {
  problems: Problem[]
  compile: Compile
  store: Compiler['store']
  keep: Compiler['keep']
  /** What was read of files, for `readCached`. */
  files: Shelf<ReadFile>
  summaries: Summaries
  claims: PrintedClaims
  /** Schemas of custom blocks, by type. */
  ownBlocks: OwnSchemas['blocks']
  /** Schemas of the props of custom widgets, by name. */
  ownWidgets: OwnSchemas['widgets']
  ownDrawings: OwnSchemas['drawings']
  /** The standard collections and the site's own. */
  collections: Collections
  /** Folder of the newest version of the documentation, if it has versions. */
  newestDocs: string | undefined
  /** The `ownAddress` of the site; empty while it is unknown. */
  site: string
  /** Entries some part of the site has read. */
  taken: Set<Entry>
  /** Positions, in their list file, of the items that are valid. */
  indexes: Map<string, number[]>
}
