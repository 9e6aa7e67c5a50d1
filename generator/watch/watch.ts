// Changes → renderSite() and publishSite() again, with the previous build as their cache. There is no second pipeline:
// the watch serves what renderSite() returned and writes what publishSite() wrote.

import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { explainFailure } from '../build/build.ts'
import { writeCache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { refuseLinkedCache } from '../disk/disk.ts'
import { withBase } from '../links/links.ts'
import { isFolder, ownSitePlace } from '../paths.ts'
import { locateProblems } from '../report/report.ts'
import { type BaseSite, openBaseSite } from './base-site.ts'
import { bundleDevtools } from './bundle-devtools.ts'
import { type Changes, type ChangeWatcher, joinChanges, watchChanges } from './changes.ts'
import { checkGenerator } from './check-generator.ts'
import { type Clock, openClock } from './clock.ts'
import { findFaults, problemsOf } from './live-problems.ts'
import { openPanel } from './open-panel.ts'
import { rebuild } from './rebuild.ts'
import { isAboutNothing } from './rebuild-work.ts'
import { openRescans, type Rescans } from './rescan.ts'
import { type ServedSite, serveFromMemory } from './served-site.ts'
import { tellFailure, tellStep } from './waiting.ts'
import { startWatchServer, type WatchServer } from './watch-server.ts'
import { type KnownSite, openSession, type Session, type WatchReporter } from './watch-session.ts'

export { watchPrinter } from './watch-printer.ts'

export interface Watch {
  url: string
  /** Resolves when the watch has ended: it was closed, or the generator has changed and must restart. */
  ended: Promise<'closed' | 'restart'>
  close: () => Promise<void>
}

// Feeds and files on the disk follow the pages when nothing has changed for this long. On a large site, where they
// would delay the next save, the wait is several times as long as they took last time.
const calmMs = 120
const calmShare = 4
const longestCalmMs = 5000
// Faults are shown when nothing has changed for this long.
const saveMs = 200
const maxReportsKept = 50

/** A session with its server and its watcher. */
interface Parts {
  session: Session
  served: ServedSite
  server: WatchServer
  changes: ChangeWatcher
  clock: Clock
  base: BaseSite
}

/**
 * Builds, serves and keeps watching. Resolves when the first build is served. Rejects with EnvironmentError if the port
 * is not available.
 */
export async function watch(given: Config, reporter: WatchReporter): Promise<Watch> {
  const { places, output } = given
  const own = places.own ?? ownSitePlace(places.content, places.libretto)
  const config = { ...given, places: { ...places, own }, output: { ...output, isTrial: true } }
  refuseLinkedCache(places)
  const session = openSession(config, reporter)
  await compileDevtools(session)
  const served = serveFromMemory(output.basePath)
  // Changes wait for the first build, from which a rebuild starts.
  session.working = Promise.resolve()
  const changes = await watchChanges(config.places, {
    onTrouble: reporter.onTrouble,
    onReady: () => session.working ?? void work(),
  })
  const base = openBaseSite(config, served.basePath)
  const server = await startServer({ session, served, changes, base })
  const clock = openClock(config, () => changes.add({ isRescan: true }))
  const parts: Parts = { session, served, server, changes, clock, base }
  let end: (how: 'closed' | 'restart') => void = () => {}
  const ended = new Promise<'closed' | 'restart'>((resolve) => (end = resolve))

  const rescans = await openRescans(config, changes, {
    last: () => session.last,
    isBusy: () => session.working !== undefined,
  })
  const close = async (how: 'closed' | 'restart') => {
    if (await closeParts(parts, rescans, how)) end(how)
  }
  const takeAll = async () => {
    // A reader of what is not written yet waits for this, also while more changes come.
    for (let found = await changes.take(); found; found = await changes.take())
      if (await handle(parts, found)) await close('restart')
  }
  const work = (): Promise<void> =>
    (session.working ??= takeAll().finally(() => {
      session.working = undefined
    }))
  const isReported = new Promise<void>((resolve) => (session.onReported = resolve))
  const buildFirst = async () => {
    await buildOnce(parts, { content: new Set(), isRescan: true, isCode: true, isDevtools: false, isGenerator: false })
    await rescans.remember()
    session.working = undefined
    void work()
  }
  session.working = buildFirst()
  // The rest of the first build continues in the background.
  await Promise.race([isReported, session.working])

  rescans.start()
  return {
    get url() {
      return server.url
    },
    ended,
    close: () => close('closed'),
  }
}

/** Builds what changed. True if the generator itself has changed, compiles, and must restart. */
async function handle(parts: Parts, found: Changes): Promise<boolean> {
  const { session, server } = parts
  if (session.isEnded) return false
  if (found.isGenerator && (await attempt(session, () => checkGenerator(session.config.places.libretto)))) return true
  if (found.isDevtools) {
    await compileDevtools(session)
    server.events.send({ name: 'reload', data: {} })
  }
  const { isBehind } = session.last
  if (found.content.size > 0 || found.isCode || found.isRescan || isBehind) await buildOnce(parts, found)
  return false
}

async function buildOnce(parts: Parts, found: Changes): Promise<void> {
  const { session, served, server, changes, clock } = parts
  const { last, reports } = session
  const id = (reports[0]?.id ?? 0) + 1
  server.events.send({ name: 'started', data: {} })
  const waitMs = Math.min(longestCalmMs, Math.max(calmMs, calmShare * last.tailMs))
  session.last = await rebuild(withPresentCode(clock.config()), {
    id,
    changes: joinChanges(found, last.unseen),
    last,
    served,
    visited: server.visited(),
    onProgress: (step) => {
      session.reporter.onProgress(step)
      if (!served.hasAllPages()) tellStep(session.waiting, step, server.events.send)
    },
    onPage: (url) => server.events.send({ name: 'page', data: { url } }),
    whenFetched: server.whenFetched,
    onSiteCode: session.reporter.onSiteCode,
    onReport: (report, known) => publishReport(parts, report, known),
    onWritten: (stages) => {
      session.reports = session.reports.map((report) => (report.id === id ? { ...report, stages } : report))
    },
    isCalm: () => changes.isCalmFor(waitMs),
    isSaved: () => changes.isCalmFor(saveMs),
    isOvertaken: changes.isWaiting,
  })
  session.known = session.last
  if (!session.isEnded) clock.wakeAt(session.last.site?.changesAt ?? Number.POSITIVE_INFINITY)
}

// The folder of custom code may come and go while somebody works.
function withPresentCode(config: Config): Config {
  const { places } = config
  const own = places.own !== undefined && isFolder(places.own) ? places.own : undefined
  return { ...config, places: { ...places, own } }
}

/** Reports a build to the panel, the open pages and the terminal. */
function publishReport({ session, served, server }: Parts, report: BuildReport, known: KnownSite): void {
  session.known = known
  const { reports } = session
  if (isAboutNothing(report, reports[0])) return
  const hasServed = reports.some(({ isServed }) => isServed)
  session.reports = [report, ...reports].slice(0, maxReportsKept)
  server.events.send({ name: 'problems', data: problemsOf(report, served) })
  if (!served.hasAllPages()) tellFailure(session.waiting, server.events.send)
  const address = (url: string) => withBase(url, served.basePath())
  if (report.isServed)
    server.events.send({
      name: 'built',
      data: {
        id: report.id,
        milliseconds: report.milliseconds,
        urls: report.rebuilt.map(({ url }) => address(url)),
        // A page may still be open from a previous watch.
        isMore: !hasServed || report.rebuiltCount > report.rebuilt.length,
        removed: report.removed.map(address),
      },
    })
  session.reporter.onBuild(report)
  session.onReported?.()
}

/** Stops the server and the watcher, and writes the cache. False if that was done before. */
async function closeParts(
  { session, changes, server, clock, base }: Parts,
  rescans: Rescans,
  how: 'closed' | 'restart',
): Promise<boolean> {
  if (session.isEnded) return false
  session.isEnded = true
  rescans.stop()
  clock.stop()
  await Promise.all([changes.close(), server.close(), base.close()])
  // A restart is part of the work itself and cannot wait for it. Otherwise the work ends first, so that no file is
  // partly written.
  if (how === 'closed') await session.working
  writeCache(session.config, session.last.cache)
  return true
}

async function startServer({ session, served, changes, base }: Omit<Parts, 'server' | 'clock'>): Promise<WatchServer> {
  return startWatchServer({
    ...session.config.surface,
    served,
    devtools: () => session.devtools,
    isIdle: () => session.working,
    waitingWords: () => session.waiting.words,
    findFaults: (path) => findFaults(session, path),
    greeting: () => [{ name: 'problems', data: problemsOf(session.reports[0], served) }],
    base: base.site,
    panel: openPanel(session, changes, { served, base }),
  }).catch(async (error: unknown) => {
    await changes.close()
    throw error
  })
}

/** Runs a part of the watch's own work. If it fails, reports that on the terminal and returns false. */
async function attempt({ config, reporter }: Session, act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    for (const { file, line, column, message } of locateProblems(explainFailure(error, config.places), config.places))
      reporter.onTrouble([file, line, column, ` ${message}`].filter((part) => part !== undefined).join(':'))
    return false
  }
}

async function compileDevtools(session: Session): Promise<void> {
  await attempt(session, async () => {
    session.devtools = await bundleDevtools(session.config.places)
  })
}
