// A rebuild in progress as one value: what it was asked for, and how it reports.

import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import type { Progress } from '../build/build.ts'
import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { withBase } from '../links/links.ts'
import type { Loaded } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import {
  locateProblems,
  pageWords,
  type Stage,
  type StageClock,
  type StageTimes,
  stageWords,
} from '../report/report.ts'
import { openPagesOf } from './broken-pages.ts'
import type { Changes } from './changes.ts'
import type { ServedSite } from './served-site.ts'
import type { KnownSite, LastBuild } from './watch-session.ts'

export interface RebuildOptions {
  id: number
  changes: Changes
  last: LastBuild
  served: ServedSite
  /** Files of the pages that are open in a browser. They are rendered first. */
  visited: ReadonlySet<string>
  /** Called with the current step, if it can take long. */
  onProgress: (step: string) => void
  /** Called with the address, base path included, of each of the first pages that changed, once it is served. */
  onPage: (url: string) => void
  /** Resolves when an open page has fetched itself again, or has had the time to. */
  whenFetched: () => Promise<void>
  /** Called before and after code of the site runs. */
  onSiteCode?: ((isRunning: boolean) => void) | undefined
  /** Called when the pages are served or problems stopped the build, with what is known by then. */
  onReport: (report: BuildReport, known: KnownSite) => void
  /** Called when the files are written too, with the times of all stages. */
  onWritten: (stages: StageTimes) => void
  /** Resolves with true when nothing has changed for a while, with false on the next change. */
  isCalm: () => Promise<boolean>
  /** The same for the short while in which a save may still be under way. */
  isSaved: () => Promise<boolean>
  /** Whether there are changes that this build does not have. */
  isOvertaken: () => boolean
}

const progressAfterMs = 1000
/** So many pages are told of one by one: those of what was saved, and those that are open. */
const mostToldOf = 8
// The stages that can take long before the first page is rendered.
const longStages: readonly Stage[] = ['load', 'validate', 'bundle', 'plan']

/** A rebuild in progress. */
export interface Rebuild {
  config: Config
  options: RebuildOptions
  cache: Cache
  start: number
  /** ISO instant. */
  at: string
  clock: StageClock
  /** The content that was read, as soon as it is. */
  loaded?: Loaded
  /** Errors of that content, as soon as it is checked. */
  errors?: readonly Problem[]
  /** How many pages were told of one by one. */
  toldOf?: number
}

/** Takes note of a step of the build: serves what it has made, and reports what can take long. */
export function follow(work: Rebuild, progress: Progress): void {
  const { options, clock, start } = work
  const { served, id, onProgress } = options
  const isLong = () => id === 1 || performance.now() - start > progressAfterMs
  if (progress.kind === 'stage') {
    clock.enter(progress.stage)
    if (longStages.includes(progress.stage) && isLong()) onProgress(stageWords[progress.stage])
  } else if (progress.kind === 'loaded') {
    work.loaded = progress.loaded
  } else if (progress.kind === 'checked') {
    work.errors = progress.problems.filter(({ severity }) => severity === 'error')
  } else if (progress.kind === 'files') {
    served.setAddress(progress.address.basePath, progress.policy, progress.assets.programs)
    served.addFiles([...progress.files, ...progress.assets.published], progress.assets.all)
  } else if (progress.kind === 'page') {
    served.addPage(progress.page)
    const { toldOf = 0 } = work
    // In the first build whoever waits is told in another way.
    if (progress.isFresh && served.hasAllPages() && toldOf < mostToldOf) {
      work.toldOf = toldOf + 1
      options.onPage(withBase(progress.page.route.url, served.basePath()))
    }
    if (isLong()) onProgress(pageWords(progress))
  }
}

/** Reports a build to whoever asked for it. */
export function report(
  work: Rebuild,
  found: readonly Problem[],
  known: KnownSite & Partial<Pick<LastBuild, 'drafts'>>,
  part: Partial<BuildReport> = {},
): void {
  const { config, options, start, at, clock } = work
  const { id, changes, last } = options
  // Read first, so that no stage is longer than the whole.
  const stages = clock.read()
  const isFile = (path: string) => last.loaded?.known.has(path) || known.loaded?.known.has(path)
  const pagesOf = known.site && openPagesOf(known.site, known.drafts?.pages ?? [])
  const located = locateProblems(found, config.places)
  const whole: BuildReport = {
    id,
    at,
    milliseconds: Math.round(performance.now() - start),
    stages,
    changed: changes.isRescan ? [] : [...changes.content].filter(isFile).sort(),
    isCode: changes.isCode,
    pages: 0,
    rebuilt: [],
    rebuiltCount: 0,
    removed: [],
    drafts: [],
    problems: located.map((problem, index) => {
      const pages = pagesOf?.(found[index] as Problem) ?? []
      return pages.length === 0 ? problem : { ...problem, pages }
    }),
    isServed: false,
    ...part,
  }
  options.onReport(whole, known)
}

/** Some programs write a file beside another and remove it at once: between two builds nothing has changed. */
export function isAboutNothing(now: BuildReport, before: BuildReport | undefined): boolean {
  const isEmpty =
    now.changed.length + now.rebuiltCount + now.removed.length === 0 && !now.isCode && now.isWritten === undefined
  if (!isEmpty || !now.isServed || before?.isServed !== true) return false
  return JSON.stringify(now.problems) === JSON.stringify(before.problems)
}
