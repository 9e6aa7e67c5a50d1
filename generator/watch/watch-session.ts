// A running watch as one value: its parts, and what is known about the site between two builds.

import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import type { RenderedSite } from '../build/build.ts'
import { type Cache, openCache, readCache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import type { Emitted, OutputFile } from '../disk/disk.ts'
import type { Loaded } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import type { OwnSchemas } from '../read/read.ts'
import type { Changes } from './changes.ts'
import type { Drafts } from './render-drafts.ts'
import { startWaiting, type Waiting } from './waiting.ts'

export interface WatchReporter {
  onBuild: (report: BuildReport) => void
  /** Called with the current step, if it can take long. */
  onProgress: (step: string) => void
  /** Called before and after code of the site runs, which may never end. */
  onSiteCode?: ((isRunning: boolean) => void) | undefined
  /** Called with a warning about watching itself, in words. */
  onTrouble: (message: string) => void
}

/** What the next build starts from. */
export interface LastBuild {
  cache: Cache
  /** The content of the last load; undefined before the first. */
  loaded?: Loaded
  /** What its blocks were checked by. */
  ownSchemas?: OwnSchemas
  /** The last site whose pages were rendered. */
  site?: RenderedSite
  drafts: Drafts
  /** What is in the output folder; undefined if that is not known. */
  files?: Emitted['files']
  /** Of the content, when its pages were last served. */
  problems: readonly Problem[]
  /** Why the output folder could not be written; empty if it was. */
  unwritten: readonly Problem[]
  /** Changes that a failed build has not read. The next build reads them too. */
  unseen: Partial<Changes>
  /** Whether code has changed that a failed build has not compiled. */
  isCodeUnread: boolean
  /** Whether writing the output folder is to be retried. */
  isBehind: boolean
  /** How long feeds and files took after the pages in the last build. */
  tailMs: number
}

/** Content, pages and code as the panel shows them: always the latest that is known. */
export interface KnownSite {
  loaded?: Loaded | undefined
  ownSchemas?: OwnSchemas | undefined
  site?: RenderedSite | undefined
}

export interface Session {
  readonly config: Config
  readonly reporter: WatchReporter
  last: LastBuild
  known: KnownSite
  /** Scripts of the live client and the panel. */
  devtools: readonly OutputFile[]
  /** For pages that are open before the first build is complete. */
  readonly waiting: Waiting
  /** Newest first. */
  reports: BuildReport[]
  /** Called after each reported build. The first one ends the start of the watch. */
  onReported?: () => void
  isEnded: boolean
  /** The build in progress. */
  working?: Promise<void> | undefined
}

/** A session before its first build. */
export function openSession(config: Config, reporter: WatchReporter): Session {
  const waiting = startWaiting()
  return { config, reporter, last: firstBuild(config), known: {}, devtools: [], waiting, reports: [], isEnded: false }
}

/** The state before the first build: the cache on the disk. */
export function firstBuild(config: Config): LastBuild {
  return {
    cache: openCache(readCache(config)),
    drafts: { pages: [], fresh: [], problems: [] },
    problems: [],
    unwritten: [],
    unseen: {},
    isCodeUnread: false,
    isBehind: false,
    tailMs: 0,
  }
}
