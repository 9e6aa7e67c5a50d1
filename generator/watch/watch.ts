// Events → renderSite() and publishSite() again, with the last build as their cache. There is no second pipeline here: what is served is what
// renderSite() gave, what is written is what publishSite() wrote.

import { randomBytes } from 'node:crypto'
import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { writeCache } from '../cache/cache.ts'
import type { Config } from '../config.ts'
import { withBase } from '../content/content.ts'
import { listAssets, type PanelState } from '../panel/panel.ts'
import { hashedAssets } from '../plan/plan.ts'
import { locateProblems } from '../report.ts'
import { bundleDevtools } from './bundle-devtools.ts'
import { type Changes, type ChangeWatcher, watchChanges } from './changes.ts'
import { checkGenerator } from './check-generator.ts'
import { explainFailure } from './explain-failure.ts'
import { rebuild } from './rebuild.ts'
import { type Rescans, rescanAgain } from './rescan.ts'
import { type ServedSite, serveFromMemory } from './served-site.ts'
import { startWatchServer, type WatchServer } from './watch-server.ts'
import { firstBuild, type KnownSite, type Session, type WatchReporter } from './watch-session.ts'

export { watchPrinter } from './watch-printer.ts'

export interface Watch {
  url: string
  /** Resolves when the watch has ended: somebody closed it, or the generator changed and must be started anew. */
  ended: Promise<'closed' | 'restart'>
  close: () => Promise<void>
}

// Files on the disk, feeds and sitemap follow the pages when nothing has changed for this long; on a large site, where that would keep the
// next save waiting, for several times as long as it took before.
const calmMs = 120
const calmShare = 4
const longestCalmMs = 5000
const maxReportsKept = 50

/** A session with the parts that listen. */
interface Parts {
  session: Session
  served: ServedSite
  server: WatchServer
  changes: ChangeWatcher
}

/**
 * Builds, serves and keeps watching; resolves when the first build is served. Rejects with EnvironmentError when the port cannot be had.
 */
export async function watch(config: Config, reporter: WatchReporter): Promise<Watch> {
  const last = await firstBuild(config)
  const session: Session = { config, reporter, last, known: {}, devtools: [], reports: [], isEnded: false }
  await compileDevtools(session)
  const served = serveFromMemory()
  // Until the first build is done changes wait: what it would take to build them is not there yet.
  session.working = Promise.resolve()
  const changes = await watchChanges(config, {
    onTrouble: reporter.onTrouble,
    onReady: () => session.working ?? void work(),
  })
  const server = await startServer(session, served, changes)
  const parts: Parts = { session, served, server, changes }
  let end: (how: 'closed' | 'restart') => void = () => {}
  const ended = new Promise<'closed' | 'restart'>((resolve) => (end = resolve))

  const rescans = await rescanAgain(config, changes, {
    last: () => session.last,
    isBusy: () => session.working !== undefined,
  })
  const close = async (how: 'closed' | 'restart') => {
    if (await closeParts(parts, rescans, how)) end(how)
  }
  const takeAll = async () => {
    for (let found = changes.take(); found; found = changes.take())
      if (await handle(parts, found)) await close('restart')
  }
  const work = (): Promise<void> =>
    (session.working ??= takeAll().finally(() => {
      session.working = undefined
    }))
  const isReported = new Promise<void>((resolve) => (session.onFirstReport = resolve))
  const buildFirst = async () => {
    await buildOnce(parts, { content: new Set(), isRescan: true, isCode: true, isDevtools: false, isGenerator: false })
    await rescans.remember()
    session.working = undefined
    void work()
  }
  session.working = buildFirst()
  // What is left of it, such as the output folder, nobody need wait for.
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

/** Builds what changed. True when the generator itself changed, compiles, and must be started anew. */
async function handle(parts: Parts, found: Changes): Promise<boolean> {
  const { session, server } = parts
  if (session.isEnded) return false
  if (found.isGenerator && (await attempt(session, () => checkGenerator(session.config.libretto)))) return true
  if (found.isDevtools) {
    await compileDevtools(session)
    server.events.send({ name: 'reload', data: {} })
  }
  const { isBehind } = session.last
  if (found.content.size > 0 || found.isCode || found.isRescan || isBehind) await buildOnce(parts, found)
  return false
}

async function buildOnce(parts: Parts, found: Changes): Promise<void> {
  const { session, served, server, changes } = parts
  const { last, reports } = session
  server.events.send({ name: 'started', data: {} })
  const waitMs = Math.min(longestCalmMs, Math.max(calmMs, calmShare * last.tailMs))
  session.last = await rebuild(session.config, {
    id: (reports[0]?.id ?? 0) + 1,
    changes: joinChanges(found, last.unseen),
    last,
    served,
    visited: server.visited(),
    onProgress: session.reporter.onProgress,
    onReport: (report, known) => publishReport(parts, report, known),
    isCalm: () => changes.isCalmFor(waitMs),
  })
  session.known = session.last
}

/** Tells the panel, the open pages and the terminal of a build. */
function publishReport({ session, served, server }: Parts, report: BuildReport, known: KnownSite): void {
  // The panel need not wait for feeds and files.
  session.known = known
  const { reports } = session
  if (isAboutNothing(report, reports[0])) return
  const hasServed = reports.some(({ isServed }) => isServed)
  session.reports = [report, ...reports].slice(0, maxReportsKept)
  server.events.send({ name: 'problems', data: report.problems })
  // Path of a page as a browser has it.
  const address = (url: string) => withBase(url, served.basePath())
  if (report.isServed)
    server.events.send({
      name: 'built',
      data: {
        id: report.id,
        milliseconds: report.milliseconds,
        urls: report.rebuilt.map(({ url }) => address(url)),
        // A page may still be open from the watch before.
        isMore: !hasServed || report.rebuiltCount > report.rebuilt.length,
        removed: report.removed.map(address),
      },
    })
  session.reporter.onBuild(report)
  session.onFirstReport?.()
}

/** Stops listening and keeps the cache. False when that was done before. */
async function closeParts(
  { session, changes, server }: Parts,
  rescans: Rescans,
  how: 'closed' | 'restart',
): Promise<boolean> {
  if (session.isEnded) return false
  session.isEnded = true
  rescans.stop()
  await Promise.all([changes.close(), server.close()])
  // A change of the generator ends the watch from within its work; otherwise nothing may be half written.
  if (how === 'closed') await session.working
  await writeCache(session.config, session.last.cache)
  return true
}

async function startServer(session: Session, served: ServedSite, changes: ChangeWatcher): Promise<WatchServer> {
  const token = randomBytes(32).toString('base64url')
  const versions = new Map<string, string>()
  const writes: PanelState['writes'] = { last: Promise.resolve() }
  const panel = (ownOrigins: ReadonlySet<string>): PanelState => ({
    content: session.config.content,
    entries: session.known.loaded?.entries ?? [],
    problems: session.reports[0]?.problems ?? [],
    builds: session.reports,
    get assets() {
      return listKnownAssets(session.known)
    },
    token,
    ownOrigins,
    isReadOnly: session.config.hosts.length > 0,
    versions,
    writes,
    now: () => new Date(),
    onWritten: (file) => changes.add({ content: new Set([file]) }),
  })
  return startWatchServer({
    port: session.config.port,
    hosts: session.config.hosts,
    served,
    devtools: () => session.devtools,
    greeting: () => [{ name: 'problems', data: session.reports[0]?.problems ?? [] }],
    panel,
  }).catch(async (error: unknown) => {
    await changes.close()
    throw error
  })
}

function listKnownAssets({ loaded, site }: KnownSite): PanelState['assets'] {
  const assets = loaded?.assets ?? []
  const decoder = new TextDecoder()
  const pages = site?.pages.map(({ route, bytes }) => ({ url: route.url, html: decoder.decode(bytes) })) ?? []
  return listAssets(assets, hashedAssets(assets).addresses, pages)
}

/** Runs a part of the watch's own work. False, and said on the terminal, when it failed. */
async function attempt({ config, reporter }: Session, act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    for (const { file, line, column, message } of locateProblems(explainFailure(error, config), config))
      reporter.onTrouble([file, line, column, ` ${message}`].filter((part) => part !== undefined).join(':'))
    return false
  }
}

async function compileDevtools(session: Session): Promise<void> {
  await attempt(session, async () => {
    session.devtools = await bundleDevtools(session.config.libretto)
  })
}

function joinChanges(a: Changes, b: Partial<Changes>): Changes {
  return {
    ...a,
    content: new Set([...a.content, ...(b.content ?? [])]),
    isRescan: a.isRescan || (b.isRescan ?? false),
    isCode: a.isCode || (b.isCode ?? false),
  }
}

// A file that came and went between two looks, as programs make them that write beside a file.
function isAboutNothing(report: BuildReport, before: BuildReport | undefined): boolean {
  const isEmpty =
    report.changed.length + report.rebuiltCount + report.removed.length === 0 &&
    !report.isCode &&
    report.isWritten === undefined
  if (!isEmpty || !report.isServed || before?.isServed !== true) return false
  return JSON.stringify(report.problems) === JSON.stringify(before.problems)
}
