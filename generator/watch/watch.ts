// Events → build() again, with the last result as its memory. In: the configuration. Out: a server that always shows the last good site, and
// a report of every build. There is no second pipeline here: what is served is what build() rendered, what is written is what it emits.

import { randomBytes } from 'node:crypto'
import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import type { Memory } from '../build.ts'
import { readMemory, writeMemory } from '../cache/disk-cache.ts'
import type { Config } from '../config.ts'
import { withBase } from '../content/links.ts'
import { listAssets } from '../panel/list-assets.ts'
import type { PanelState } from '../panel/panel-state.ts'
import { hashedAssets } from '../plan/hashed-assets.ts'
import type { OutputFile } from '../render/bundle-site.ts'
import { locateProblems } from '../report.ts'
import { bundleDevtools } from './bundle-devtools.ts'
import { type Changes, watchChanges } from './changes.ts'
import { checkGenerator } from './check-generator.ts'
import { explainFailure } from './explain-failure.ts'
import { type Rebuilt, rebuild } from './rebuild.ts'
import { rescanAgain } from './rescan.ts'
import { serveFromMemory } from './served-site.ts'
import { startWatchServer } from './watch-server.ts'

export interface WatchReporter {
  onBuild: (report: BuildReport) => void
  /** What is being done, where it takes long enough to say so. */
  onProgress: (step: string) => void
  /** Something about watching itself, in words. */
  onTrouble: (message: string) => void
}

export interface Watch {
  url: string
  /** Resolves when the watch has ended: somebody closed it, or the generator changed and must be started anew. */
  ended: Promise<'closed' | 'restart'>
  close: () => Promise<void>
}

// Files on the disk, feeds and sitemap follow the pages when nothing has changed for this long; on a large site, where that takes its time and
// would keep the next save waiting, for several times as long as it took before.
const calmMs = 120
const calmShare = 4
const longestCalmMs = 5000
const reportsKept = 50

/** Builds, serves and keeps watching; resolves when the first build is served. Rejects with EnvironmentError when the port cannot be had. */
export async function watch(config: Config, reporter: WatchReporter): Promise<Watch> {
  let memory: Memory = await readMemory(config)
  /** What the panel shows: memory, or already that of the build at work. */
  let known = memory
  let devtools: readonly OutputFile[] = []
  /** False, and said, when it failed. */
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    try {
      await act()
      return true
    } catch (error) {
      for (const { file, line, column, message } of locateProblems(explainFailure(error, config), config))
        reporter.onTrouble([file, line, column, ` ${message}`].filter((part) => part !== undefined).join(':'))
      return false
    }
  }
  const compileDevtools = async () => {
    devtools = await bundleDevtools(config.libretto)
  }
  await attempt(compileDevtools)
  const reports: BuildReport[] = []
  const token = randomBytes(32).toString('base64url')
  const versions = new Map<string, string>()
  const served = serveFromMemory()
  let isEnded = false
  // Until the first build is done changes wait: what it would take to build them is not there yet.
  let working: Promise<void> | undefined = Promise.resolve()
  const changes = await watchChanges(config, { onTrouble: reporter.onTrouble, onReady: () => working ?? void work() })
  const panel = (ownOrigins: ReadonlySet<string>): PanelState => ({
    content: config.content,
    entries: known.loaded?.entries ?? [],
    problems: reports[0]?.problems ?? [],
    builds: reports,
    get assets() {
      const pages = [...known.pages.values()].flatMap(({ route, bytes }) =>
        route ? { url: route.url, html: new TextDecoder().decode(bytes) } : [],
      )
      const assets = known.loaded?.assets ?? []
      return listAssets(assets, hashedAssets(assets).addresses, pages)
    },
    token,
    ownOrigins,
    isReadOnly: config.hosts.length > 0,
    versions,
    now: () => new Date(),
    onWritten: (file) => changes.add({ content: new Set([file]) }),
  })
  const server = await startWatchServer({
    port: config.port,
    hosts: config.hosts,
    served,
    devtools: () => devtools,
    greeting: () => [{ name: 'problems', data: reports[0]?.problems ?? [] }],
    panel,
  }).catch(async (error: unknown) => {
    await changes.close()
    throw error
  })

  /** Path of a page as a browser has it. */
  const address = (url: string) => withBase(url, served.basePath())
  let hasServed = false
  let tellReported: () => void = () => {}
  const isReported = new Promise<void>((resolve) => (tellReported = resolve))
  const onReport = (report: BuildReport, after: Memory) => {
    // The panel need not wait for feeds and files.
    known = after
    if (isAboutNothing(report, reports[0])) return
    reports.unshift(report)
    reports.length = Math.min(reports.length, reportsKept)
    server.events.send({ name: 'problems', data: report.problems })
    if (report.isServed)
      server.events.send({
        name: 'built',
        data: {
          id: report.id,
          milliseconds: report.milliseconds,
          urls: report.rebuilt.map(({ url }) => address(url)),
          // Somebody may have kept a page open from the watch before.
          isMore: !hasServed || report.rebuiltCount > report.rebuilt.length,
          removed: report.removed.map(address),
        },
      })
    hasServed ||= report.isServed
    reporter.onBuild(report)
    tellReported()
  }
  // What a build that failed did not get to see waits for the next change; it is no reason to build again by itself.
  let left: Omit<Rebuilt, 'memory'> = { drafts: new Map(), unwritten: [], unseen: {}, isBehind: false }
  let tailMs = 0
  const buildOnce = async (found: Changes): Promise<void> => {
    server.events.send({ name: 'started', data: {} })
    const id = (reports[0]?.id ?? 0) + 1
    const isCalm = () => changes.isCalmFor(Math.min(longestCalmMs, Math.max(calmMs, calmShare * tailMs)))
    const { memory: next, ...rest } = await rebuild(config, {
      id,
      changes: joinChanges(found, left.unseen),
      memory,
      drafts: left.drafts,
      unwritten: left.unwritten,
      served,
      visited: server.visited(),
      onProgress: reporter.onProgress,
      onReport,
      isCalm,
    })
    memory = next
    known = next
    left = rest
    tailMs = rest.tailMs ?? tailMs
  }
  const handle = async (found: Changes): Promise<void> => {
    if (isEnded) return
    if (found.isGenerator && (await attempt(() => checkGenerator(config.libretto)))) return close('restart')
    if (found.isDevtools) {
      await attempt(compileDevtools)
      server.events.send({ name: 'reload', data: {} })
    }
    if (found.content.size > 0 || found.isCode || found.isRescan || left.isBehind) await buildOnce(found)
  }
  const takeAll = async () => {
    for (let found = changes.take(); found; found = changes.take()) await handle(found)
  }
  const work = (): Promise<void> =>
    (working ??= takeAll().finally(() => {
      working = undefined
    }))

  const rescans = await rescanAgain(config, changes, {
    memory: () => memory,
    isBusy: () => working !== undefined,
    // What could not be written is tried again.
    isBehind: () => left.isBehind,
  })
  let end: (how: 'closed' | 'restart') => void = () => {}
  const ended = new Promise<'closed' | 'restart'>((resolve) => (end = resolve))
  const close = async (how: 'closed' | 'restart') => {
    if (isEnded) return
    isEnded = true
    rescans.stop()
    await Promise.all([changes.close(), server.close()])
    // A change of the generator ends the watch from within its work; everybody else waits until nothing is written any more.
    if (how === 'closed') await working
    await writeMemory(config, memory)
    end(how)
  }

  const buildFirst = async () => {
    await buildOnce({ content: new Set(), isRescan: true, isCode: true, isDevtools: false, isGenerator: false })
    await rescans.remember()
    working = undefined
    void work()
  }
  working = buildFirst()
  // What is left of it, such as the output folder, nobody need wait for.
  await Promise.race([isReported, working])

  rescans.start()
  return {
    get url() {
      return server.url
    },
    ended,
    close: () => close('closed'),
  }
}

function joinChanges(a: Changes, b: Partial<Changes>): Changes {
  return {
    ...a,
    content: new Set([...a.content, ...(b.content ?? [])]),
    isRescan: a.isRescan || (b.isRescan ?? false),
    isCode: a.isCode || (b.isCode ?? false),
  }
}

// A file that came and went between two looks, as programs that write beside a file make them.
function isAboutNothing(report: BuildReport, before: BuildReport | undefined): boolean {
  const isEmpty =
    report.changed.length + report.rebuiltCount + report.removed.length === 0 &&
    !report.isCode &&
    report.isWritten === undefined
  return (
    isEmpty &&
    report.isServed &&
    before?.isServed === true &&
    JSON.stringify(report.problems) === JSON.stringify(before.problems)
  )
}
