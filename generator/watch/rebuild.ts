// One batch of changes → one site, served as soon as its pages are rendered. Feeds, the search index and the files on
// the disk follow when nothing changes for a while; a newer change postpones them to its own build.

import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import {
  explainFailure,
  isRendered,
  type Progress,
  publishSite,
  type RenderedSite,
  renderSite,
} from '../build/build.ts'
import { type Cache, openCache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { type Lock, lockUnlessHeld, otherFolders } from '../disk/disk.ts'
import { EnvironmentError, OvertakenError } from '../errors.ts'
import type { Loaded } from '../load/load.ts'
import { yieldOften } from '../pace.ts'
import type { Problem } from '../problem.ts'
import {
  locateProblems,
  pageWords,
  type Stage,
  type StageClock,
  type StageTimes,
  stageClock,
  stageWords,
} from '../report/report.ts'
import type { Changes } from './changes.ts'
import { undonePages, whyRendered } from './explain-rebuild.ts'
import { renderDrafts } from './render-drafts.ts'
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

const maxRebuiltListed = 100
const progressAfterMs = 1000
// The stages that can take long before the first page is rendered.
const longStages: readonly Stage[] = ['load', 'validate', 'bundle', 'plan']

/** A rebuild in progress. */
interface Rebuild {
  config: Config
  options: RebuildOptions
  cache: Cache
  start: number
  /** ISO instant. */
  at: string
  clock: StageClock
  /** The content that was read, as soon as it is. */
  loaded?: Loaded
}

/** A served site, and what its report says. */
interface Served {
  next: LastBuild
  site: RenderedSite
  problems: readonly Problem[]
  part: Partial<BuildReport>
}

/** Builds once. If nothing has changed, retries to write what could not be written. Never rejects. */
export async function rebuild(config: Config, options: RebuildOptions): Promise<LastBuild> {
  const { changes, last } = options
  const at = new Date().toISOString()
  const work: Rebuild = {
    config,
    options,
    cache: openCache(last.cache),
    start: performance.now(),
    at,
    clock: stageClock('load'),
  }
  options.onSiteCode?.(true)
  const served = await renderAndServe(work).finally(() => options.onSiteCode?.(false))
  if ('failed' in served) return served.failed
  const { next, problems, part } = served
  // Without a change this is a retry of writing.
  const isRetry = !changes.isCode && !changes.isRescan && changes.content.size === 0
  if (!isRetry) {
    report(work, [...problems, ...last.unwritten], next, part)
    if (!(await options.isCalm())) return next
  }
  return publish(work, served)
}

async function renderAndServe(work: Rebuild): Promise<Served | { failed: LastBuild }> {
  const { config, options, cache } = work
  const { changes, last, served } = options
  try {
    const site = await renderSite(config, cache, {
      touched: changes.isRescan ? undefined : changes.content,
      isCodeSame: !changes.isCode && !changes.isRescan,
      first: options.visited,
      onProgress: (progress) => follow(work, progress),
    })
    if (!isRendered(site)) {
      // Some programs empty a file before they write it.
      if (changes.content.size > 0 && !(await options.isSaved())) return { failed: { ...last, unseen: changes } }
      const known = { loaded: site.loaded, ownSchemas: site.ownSchemas }
      report(work, site.problems, { ...known, site: last.site })
      // Content errors end a build before the site's code is compiled.
      const unseen = { isCode: changes.isCode || changes.isRescan }
      return { failed: { ...last, ...known, cache, unseen, isBehind: false } }
    }
    const drafts = await renderDrafts(config, site, cache)
    served.setPages(site.pages, drafts.pages)
    const { loaded, ownSchemas } = site
    const next = { ...last, cache, loaded, ownSchemas, site, drafts, unseen: {}, isBehind: false }
    const before = new Map(last.site?.pages.map((page) => [page.route.file, page]))
    const all = [...site.pages, ...drafts.pages.map(({ page }) => page)]
    const fresh = new Set([...site.fresh, ...drafts.fresh])
    const rendered = [...fresh, ...undonePages(all, fresh, last)]
    const now = new Set(site.pages.map(({ route }) => route.file))
    const part = {
      pages: site.pages.length,
      rebuilt: rendered.slice(0, maxRebuiltListed).map((page) => ({
        url: page.route.url,
        why: whyRendered(page, before.get(page.route.file)),
      })),
      rebuiltCount: rendered.length,
      removed: [...before.values()].flatMap(({ route }) => (now.has(route.file) ? [] : [route.url])),
      drafts: drafts.pages.map(({ page, reason }) => ({ url: page.route.url, reason })),
      isServed: true,
    }
    return { next, site, problems: [...site.problems, ...drafts.problems], part }
  } catch (error) {
    report(work, explainFailure(error, config.places), last)
    // What was read is known, so that a rescan finds no change in it.
    const { loaded = last.loaded } = work
    return { failed: { ...last, ...(loaded && { loaded }), unseen: changes, isBehind: false } }
  }
}

/** Writes feeds, the search index and the output folder while it has the folder's lock. */
async function publish(work: Rebuild, { next, site, problems, part }: Served): Promise<LastBuild> {
  const { config, options, cache, clock } = work
  const { last, served } = options
  // The wait belongs to no stage, and to take the lock is the beginning of what follows.
  clock.resume('describe')
  const start = performance.now()
  // The report about writing does not list the pages again.
  const reportWriting = (found: readonly Problem[], isWritten: boolean) =>
    report(work, [...problems, ...found], next, { ...part, rebuilt: [], rebuiltCount: 0, removed: [], isWritten })
  let lock: Lock | undefined
  try {
    // Another watch or build is writing: retry when it has finished.
    lock = lockUnlessHeld(config.places.out, otherFolders(config))
    if (!lock) return { ...next, isBehind: true }
    const onProgress = (progress: Progress) => follow(work, progress)
    const pause = pauseUntil(options.isOvertaken)
    const { files } = await publishSite(config, site, cache, { before: last.files, pause, onProgress })
    served.settle(files)
    options.onWritten(clock.read())
    if (last.unwritten.length > 0) reportWriting([], true)
    return { ...next, files, unwritten: [], tailMs: performance.now() - start }
  } catch (error) {
    if (error instanceof OvertakenError) return { ...next, isBehind: true }
    const isBehind = error instanceof EnvironmentError
    const unwritten = explainFailure(error, config.places).map((problem) => (isBehind ? asWarning(problem) : problem))
    if (JSON.stringify(unwritten) !== JSON.stringify(last.unwritten)) reportWriting(unwritten, false)
    // Some files may be written already: the next attempt checks every file.
    const { files: _, ...rest } = next
    return { ...rest, unwritten, isBehind }
  } finally {
    lock?.release()
  }
}

// A newer change is shown first: on a large site, the output folder takes longer than its page. What was drawn is known
// to the next build.
function pauseUntil(isOvertaken: () => boolean): () => Promise<void> {
  const pause = yieldOften()
  return async () => {
    await pause()
    if (isOvertaken()) throw new OvertakenError('the content has changed meanwhile')
  }
}

function asWarning(problem: Problem): Problem {
  const hint = 'the served site is up to date; the folder follows by itself once this is fixed'
  return { ...problem, severity: 'warning', hint }
}

function follow(work: Rebuild, progress: Progress): void {
  const { options, clock, start } = work
  const { served, id, onProgress } = options
  const isLong = () => id === 1 || performance.now() - start > progressAfterMs
  if (progress.kind === 'stage') {
    clock.enter(progress.stage)
    if (longStages.includes(progress.stage) && isLong()) onProgress(stageWords[progress.stage])
  } else if (progress.kind === 'loaded') {
    work.loaded = progress.loaded
  } else if (progress.kind === 'files') {
    served.setAddress(progress.address.basePath, progress.policy, progress.assets.programs)
    served.addFiles([...progress.files, ...progress.assets.published], progress.assets.all)
  } else if (progress.kind === 'page') {
    served.addPage(progress.page)
    if (isLong()) onProgress(pageWords(progress))
  }
}

function report(work: Rebuild, found: readonly Problem[], known: KnownSite, part: Partial<BuildReport> = {}): void {
  const { config, options, start, at, clock } = work
  const { id, changes, last } = options
  // Read first, so that no stage is longer than the whole.
  const stages = clock.read()
  const isFile = (path: string) => last.loaded?.known.has(path) || known.loaded?.known.has(path)
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
    problems: locateProblems(found, config.places),
    isServed: false,
    ...part,
  }
  options.onReport(whole, known)
}
