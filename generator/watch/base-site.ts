// The site before the changes of a branch: the content of the commit where it began, built into a temporary folder by a
// process of its own when somebody asks for it. One site is kept, until another commit is asked for or the watch ends.

import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Config } from '../config/config.ts'
import { errnoOf, exitCodes } from '../errors.ts'
import type { Repository } from '../history/history.ts'
import type { BasePages } from '../panel/panel.ts'
import { isFolder } from '../paths.ts'
import { findFile, openBuiltFolder, type StaticSite } from '../server/server.ts'
import { writeBase } from './write-base.ts'

export interface BaseSite {
  /** Builds the site of a commit, unless the code in use has built it. Concurrent calls share one build. */
  build: (repository: Repository, commit: string, code: string) => Promise<BasePages>
  /** The site that was built last. */
  site: () => Promise<StaticSite | undefined>
  /** Ends the build that is running, and removes the folder. */
  close: () => Promise<void>
}

/** Where the pages of that site are, below the base path, which no segment with an underscore first may be in. */
export const basePages = '/before__libretto'

const mostMs = 300_000
const mostOutput = 8000

/** One build, and whether its result is still wanted. */
interface Run {
  /** The commit, and what else the pages depend on. */
  key: string
  isOver: boolean
  child?: ChildProcess
  pages: Promise<BasePages>
  open?: () => Promise<StaticSite>
}

/** Builds nothing yet. `basePath` is that of the site that the watch serves. */
export function openBaseSite(config: Config, basePath: () => string): BaseSite {
  let folder: Promise<string> | undefined
  let last: Run | undefined
  const end = async (run: Run) => {
    run.isOver = true
    run.child?.kill('SIGKILL')
    await run.pages
  }
  const open = () =>
    (folder ??= mkdtemp(join(tmpdir(), 'libretto-before-')).catch((error: unknown) => {
      folder = undefined
      throw error
    }))
  const start = (order: Omit<Order, 'config'>, key: string, previous: Run | undefined): Run => {
    const run: Run = { key, isOver: false, pages: Promise.resolve(ended) }
    run.pages = (async () => {
      if (previous) await end(previous)
      return buildIn(await open(), run, { ...order, config })
    })().catch(explainFailure)
    return run
  }
  return {
    build: async (repository, commit, code) => {
      const place = basePath() + basePages
      const key = [commit, code, place].join(' ')
      if (last?.key !== key || last.isOver) last = start({ repository, commit, basePath: place }, key, last)
      const run = last
      const pages = await run.pages
      // A failure of the disk may be over at the next attempt; the content of a commit stays as it is.
      if ('reason' in pages && pages.isPassing) run.isOver = true
      return pages
    },
    site: async () => last?.open?.(),
    close: async () => {
      if (last) await end(last)
      if (folder) await rm(await folder, { recursive: true, force: true }).catch(() => {})
    },
  }
}

interface Order {
  repository: Repository
  commit: string
  config: Config
  basePath: string
}

async function buildIn(folder: string, run: Run, { repository, commit, config, basePath }: Order): Promise<BasePages> {
  const content = join(folder, 'content')
  const unwritten = await writeBase(repository, commit, { to: content, isOver: () => run.isOver })
  if (unwritten) return unwritten
  if (run.isOver) return ended
  const { code, output, isLate } = await runBuild(folder, run, flagsOf(config, { folder, content, basePath }), config)
  if (run.isOver) return ended
  if (isLate) return { reason: 'the build took longer than five minutes and was stopped', hint: compareLines }
  if (code === exitCodes.content)
    return { reason: 'the files before the changes do not build', hint: compareLines, output }
  if (code !== 0)
    return { reason: 'the build of the files before the changes failed', hint: compareLines, output, isPassing }
  const open = await openBuiltFolder(join(folder, 'dist'), basePath)
  const { files } = await open()
  run.open = open
  return { has: (route) => findFile(route, files)?.endsWith('.html') === true }
}

const isPassing = true
const compareLines = 'compare the lines of the file in place of the page'
const ended: BasePages = { reason: 'the build was stopped', hint: 'look at the changes again', isPassing }

function explainFailure(error: unknown): BasePages {
  const code = errnoOf(error)
  if (code === undefined) throw error
  return {
    reason: `the files before the changes cannot be built, because the temporary folder cannot be used (${code})`,
    hint: 'make room or check its permissions, then try again',
    isPassing,
  }
}

interface Places {
  folder: string
  content: string
  basePath: string
}

function flagsOf({ places, output, surface, instant }: Config, { folder, content, basePath }: Places): string[] {
  const values = {
    content,
    out: join(folder, 'dist'),
    cache: join(folder, 'cache'),
    'base-path': basePath,
    engine: output.engine,
    'markdown-parser': output.markdownParser,
    threads: String(surface.threads),
  }
  return [
    '--quiet',
    ...Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]),
    ...(places.own !== undefined && isFolder(places.own) ? ['--site', places.own] : []),
    ...(instant.isClock ? [] : ['--now', new Date(instant.now).toISOString()]),
  ]
}

/** Runs the command, with what it has printed. */
async function runBuild(
  folder: string,
  run: Run,
  flags: readonly string[],
  { places: { libretto } }: Config,
): Promise<{ code: number | null; output: string; isLate: boolean }> {
  const child = fork(join(libretto, 'bin/libretto.js'), ['build', ...flags], {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  run.child = child
  let output = ''
  let isLate = false
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(0, mostOutput)))
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, mostMs)
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
    child.once('error', () => resolve(null))
  })
  clearTimeout(timer)
  return { code, output: stripVTControlCharacters(output).trim(), isLate }
}
