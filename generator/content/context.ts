import type * as z from 'zod'
import type { Problem } from '../problem.ts'
import type { PrintedClaims } from './claims.ts'
import type { Compile, Compiler } from './compile-cached.ts'
import type { Summaries } from './known-articles.ts'
import type { Entry } from './parse-entry.ts'

/** Reads a file, or takes what was read of it from the cache. Every file has one reader. */
export type ReadOnce = <Item>(
  entry: Entry,
  context: Context,
  read: (entry: Entry, context: Context) => Item[],
) => Item[]

/** Schemas of the site's own blocks. */
export interface OwnBlockSchemas {
  /** By type. */
  schemas: Readonly<Record<string, z.ZodType>>
  /** Hash of what they are made from. */
  version: string
}

export const noOwnBlocks: OwnBlockSchemas = { schemas: {}, version: '' }

/** One run of the checks. */
export interface Context {
  problems: Problem[]
  compile: Compile
  store: Compiler['store']
  summaries: Summaries
  claims: PrintedClaims
  ownBlocks: OwnBlockSchemas
  /** Entries some part of the site has read. */
  taken: Set<Entry>
  /** Positions, in their list file, of the items that are valid. */
  indexes: Map<string, number[]>
  /** Reads an entry, or gives what was read of it before. */
  once: ReadOnce
}
