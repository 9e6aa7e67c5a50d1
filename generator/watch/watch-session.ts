// A running watch as one value: its parts, and what is known of the site between two builds. Functions of this folder take it as an argument.

import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import type { RenderedSite } from '../build.ts'
import { type Cache, openCache, readCache } from '../cache/cache.ts'
import type { Config } from '../config.ts'
import type { Loaded } from '../content/content.ts'
import type { Emitted, OutputFile } from '../disk/disk.ts'
import type { Problem } from '../problem.ts'
import type { Changes } from './changes.ts'
import type { Drafts } from './render-drafts.ts'

export interface WatchReporter {
  onBuild: (report: BuildReport) => void
  /** What is being done, where it takes long enough to say so. */
  onProgress: (step: string) => void
  /** Something about watching itself, in words. */
  onTrouble: (message: string) => void
}

/** What a build leaves to the next one. */
export interface LastBuild {
  cache: Cache
  /** The content as it was loaded last; missing before the first load. */
  loaded?: Loaded
  /** The last site that came as far as its pages. */
  site?: RenderedSite
  drafts: Drafts
  /** What the output folder holds; missing when that is not known. */
  files?: Emitted['files']
  /** Why the output folder could not be written; empty when it could. */
  unwritten: readonly Problem[]
  /** Changes that a build which failed did not get to see. They wait for the next change. */
  unseen: Partial<Changes>
  /** The output folder waits for another attempt. */
  isBehind: boolean
  /** How long feeds and files took after the pages, the last time. */
  tailMs: number
}

/** What is known before the first build: the cache on the disk. */
export async function firstBuild(config: Config): Promise<LastBuild> {
  return {
    cache: openCache(await readCache(config)),
    drafts: { pages: [], fresh: [], problems: [] },
    unwritten: [],
    unseen: {},
    isBehind: false,
    tailMs: 0,
  }
}

/** Content, pages and code as the panel shows them: always the latest that is known. */
export interface KnownSite {
  loaded?: Loaded | undefined
  site?: RenderedSite | undefined
}

export interface Session {
  readonly config: Config
  readonly reporter: WatchReporter
  last: LastBuild
  known: KnownSite
  /** Scripts of the live client and the panel. */
  devtools: readonly OutputFile[]
  /** Newest first. */
  reports: BuildReport[]
  /** Called after each build that is told of; the first ends the start of the watch. */
  onFirstReport?: () => void
  isEnded: boolean
  /** The build at work. */
  working?: Promise<void> | undefined
}
