// A running watch on a content folder of its own: its address and folders, the reports of its builds as they come, and
// a way to wait for the next one. It ends with the test.

import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Config, Flags } from '#generator/config/config.ts'
import { watch } from '#generator/watch/watch.ts'
import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { configOf, libretto } from './mini-site.ts'

export interface WatchedSite {
  /** Address of the site without a slash at the end. */
  url: string
  content: string
  out: string
  reports: BuildReport[]
  troubles: string[]
  /** The progress that the first build reported. */
  steps: string[]
  /** The first report that satisfies, of those that came after the call or after `since` reports. */
  nextReport: (satisfies?: (report: BuildReport) => boolean, since?: number) => Promise<BuildReport>
  write: (path: string, text: string) => Promise<void>
  /** Resolves when the last reported build is complete in the output folder, and the folder is no longer locked. */
  written: () => Promise<void>
  /** Ends the watch; its folder stays, so that another watch can start on it. */
  stop: () => Promise<void>
  close: () => Promise<void>
}

function watchConfig(folder: string, flags: Flags, code: string, isClock: boolean): Config {
  const { places, instant, ...config } = configOf(folder, flags)
  // The compiled code of a copy names its packages by another path: no other test may find it.
  const codeCache = code === libretto ? places.codeCache : undefined
  return { ...config, places: { ...places, libretto: code, codeCache }, instant: { ...instant, isClock } }
}

interface WatchSetup {
  /** Folder of Libretto's own code. */
  code?: string
  /** Lets the clock go on. */
  isClock?: boolean
  /** Watches the content of this watch, which has been stopped, again. */
  after?: WatchedSite
  /** Called with each step of the first build, while the server listens. */
  onStep?: (step: string) => void
}

/**
 * Starts to watch; resolves when the first build is served. Without `finish` the caller closes it. Without files the
 * site is a copy of the real one, with its code.
 */
export async function startWatch(
  files?: Readonly<Record<string, string>>,
  flags: Flags = {},
  finish: typeof onTestFinished | null = onTestFinished,
  { code = libretto, isClock = false, after, onStep }: WatchSetup = {},
): Promise<WatchedSite> {
  const folder = after ? dirname(after.content) : await mkdtemp(join(tmpdir(), 'libretto-watch-'))
  const content = join(folder, 'content')
  for (const [path, text] of Object.entries(files ?? {})) {
    await mkdir(dirname(join(content, path)), { recursive: true })
    await writeFile(join(content, path), text)
  }
  if (!files && !after) {
    await cp(join(libretto, 'content'), content, { recursive: true })
    await cp(join(libretto, 'site/own'), join(folder, 'site'), { recursive: true })
  }
  const reports: BuildReport[] = []
  const troubles: string[] = []
  const steps: string[] = []
  const waiting = new Set<() => void>()
  const watching = await watch(watchConfig(folder, { port: '0', ...flags }, code, isClock), {
    onBuild: (report) => {
      reports.push(report)
      for (const wake of waiting) wake()
    },
    onProgress: (step) => {
      steps.push(step)
      onStep?.(step)
    },
    onTrouble: (message) => troubles.push(message),
  })
  const close = async () => {
    await watching.close()
    await rm(folder, { recursive: true, force: true })
  }
  finish?.(close)
  return {
    url: watching.url.replace(/\/$/, ''),
    content,
    out: join(folder, 'dist'),
    reports,
    troubles,
    steps,
    nextReport: (satisfies = () => true, since = reports.length) =>
      new Promise((resolve) => {
        const look = () => {
          const found = reports.slice(since).find(satisfies)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    write: async (path, text) => {
      await mkdir(dirname(join(content, path)), { recursive: true })
      await writeFile(join(content, `${path}.tmp`), text)
      await rename(join(content, `${path}.tmp`), join(content, path))
    },
    written: () =>
      expect
        .poll(async () => {
          const builds = (await (await fetch(`${watching.url}__libretto/api/builds`)).json()) as BuildReport[]
          return builds.find(({ id }) => id === reports.at(-1)?.id)?.stages
        })
        .toHaveProperty('emit'),
    stop: watching.close,
    close,
  }
}

/** A port that is free now, for a watch whose address must be known before it starts. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
