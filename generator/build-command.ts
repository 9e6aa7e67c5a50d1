// The build command: takes the lock, looks whether anything has changed, builds, and prints what it did. Stages are
// imported when they are needed, so that a build with nothing to do ends at once.

import { join } from 'node:path'
import pc from 'picocolors'
import type { BuildResult, Progress } from './build.ts'
import type { Config } from './config.ts'
import { lockOutput, OutputChangedError } from './disk/disk.ts'
import { exitCodes } from './exit-codes.ts'
import { isUnchanged, readLastBuild, rememberBuild, reuse } from './last-build.ts'
import { print, printProblems, warn } from './print-problems.ts'
import type { Problem } from './problem.ts'
import { progressLine } from './progress-line.ts'
import { type BuildNumbers, summarizeBuild } from './report.ts'
import { stageClock } from './stage-clock.ts'
import { openPool } from './threads/threads.ts'

/** Builds the site. */
export async function buildCommand(config: Config): Promise<number> {
  let lock: ReturnType<typeof lockOutput> | undefined
  // Before it publishes, a build may end at once; once it publishes, it finishes.
  let isPublishing = false
  let interrupted: number | undefined
  const interrupt = (code: number) => () => {
    interrupted = code
    if (isPublishing) return
    lock?.release()
    process.exit(code)
  }
  const [onInterrupt, onTerminate] = [interrupt(exitCodes.interrupted), interrupt(exitCodes.terminated)]
  process.once('SIGINT', onInterrupt).once('SIGTERM', onTerminate)
  try {
    lock = lockOutput(config.out)
    if (lock.note !== undefined) warn(`${pc.yellow('note')} ${lock.note}`)
    const code = await buildAndReport(config, () => (isPublishing = true))
    return interrupted ?? code
  } finally {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate)
    lock?.release()
  }
}

async function buildAndReport(config: Config, onPublish: () => void): Promise<number> {
  const start = performance.now()
  const since = (from: number) => Math.round(performance.now() - from)
  const last = await readLastBuild(config)
  if (last && (await isUnchanged(config, last))) {
    const { pages, bytes, problems } = last
    const milliseconds = since(start)
    report(problems, { pages, reused: pages, written: 0, removed: 0, bytes, milliseconds }, config)
    printTimes({ compare: milliseconds }, config)
    return exitCodes.done
  }
  const { build, hasErrors } = await import('./build.ts')
  const { openCache, readCache, writeCache } = await import('./cache/cache.ts')
  const compare = since(start)
  const cache = openCache(await readCache(config))
  const times: Record<string, number> = { compare, 'read cache': since(start) - compare }
  const clock = stageClock()
  const line = progressLine(config.quiet ? { write: () => {} } : process.stderr)
  const onProgress = (progress: Progress) => {
    line.follow(progress)
    if (progress.kind !== 'stage') return
    clock.enter(progress.stage)
    if (progress.stage === 'emit') onPublish()
  }
  const { compiled, threads } = config
  const pool = compiled !== undefined && threads > 0 ? openPool(join(compiled, 'worker.js'), threads) : undefined
  const options = { onProgress, pool }
  const { problems, output } = await build(config, cache, { ...options, ...reuse(last) })
    .catch((error: unknown) => {
      if (error instanceof OutputChangedError) return build(config, cache, options)
      throw error
    })
    .finally(() => {
      line.clear()
      return pool?.close()
    })
  Object.assign(times, clock.read())
  if (output) {
    const end = performance.now()
    await writeCache(config, cache)
    await rememberBuild(config, output, performance.timeOrigin)
    times['write cache'] = since(end)
  }
  report(problems, output && numbersOf(output, since(start)), config)
  printTimes(times, config)
  if (!hasErrors(problems, config)) return exitCodes.done
  if (config.format === 'pretty') warn('nothing was written')
  return exitCodes.content
}

function numbersOf({ site, emitted }: NonNullable<BuildResult['output']>, milliseconds: number): BuildNumbers {
  const { written, removed, bytes } = emitted
  const pages = site.pages.length
  return {
    pages,
    reused: pages - site.fresh.size,
    written: written.length,
    removed: removed.length,
    bytes,
    milliseconds,
  }
}

function report(problems: readonly Problem[], numbers: BuildNumbers | undefined, config: Config): void {
  printProblems(problems, config, { ...numbers })
  if (config.format === 'pretty' && numbers && !config.quiet) print(`${pc.green('built')} ${summarizeBuild(numbers)}`)
}

/** With --verbose, one line per step, in milliseconds. */
function printTimes(times: Readonly<Record<string, number>>, { format, verbose }: Config): void {
  if (format !== 'pretty' || !verbose) return
  for (const [step, milliseconds] of Object.entries(times))
    print(`  ${step.padEnd(12)}${String(milliseconds).padStart(7)} ms`)
}
