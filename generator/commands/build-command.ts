// The build command: takes the lock, builds, and prints what was done.

import { join } from 'node:path'
import pc from 'picocolors'
import { buildAgain } from '../build-again.ts'
import type { Config } from '../config.ts'
import { lockOutput, placesOf } from '../disk/disk.ts'
import { PageError } from '../errors.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Problem } from '../problem.ts'
import type { Progress } from '../progress.ts'
import { openProgressLine } from '../progress-line.ts'
import {
  addJobSummary,
  type BuildNumbers,
  print,
  printProblems,
  printTimes,
  summarizeBuild,
  warn,
} from '../report/report.ts'
import { stageClock } from '../stage-clock.ts'
import { openPool } from '../threads/threads.ts'
import { openInterrupts } from './interrupts.ts'

/** Builds the site. */
export async function buildCommand(config: Config): Promise<number> {
  let lock: ReturnType<typeof lockOutput> | undefined
  // Before it publishes, a build may end at once; once it publishes, it finishes.
  let isPublishing = false
  let interrupted: number | undefined
  const interrupts = openInterrupts()
  interrupts.onSiteCode(config.own !== undefined)
  interrupts.begin((code) => {
    interrupted = code
    if (isPublishing) return
    lock?.release()
    process.exit(code)
  })
  const onPublish = () => {
    isPublishing = true
    interrupts.onSiteCode(false)
    lock?.touch()
  }
  try {
    lock = lockOutput(config.out, placesOf(config), { isUntouched: true })
    if (lock.note !== undefined) warn(`${pc.yellow('note')} ${lock.note}`)
    const code = await buildAndReport(config, onPublish)
    return interrupted ?? code
  } finally {
    interrupts.end()
    lock?.release()
  }
}

async function buildAndReport(config: Config, onPublish: () => void): Promise<number> {
  const start = performance.now()
  const clock = stageClock('compare')
  const line = openProgressLine(config)
  const onProgress = (progress: Progress) => {
    line.follow(progress)
    if (progress.kind !== 'stage') return
    clock.enter(progress.stage)
    if (progress.stage === 'emit') onPublish()
  }
  const { compiled, libretto, threads } = config
  const canShare = compiled !== undefined && threads > 0
  const thread = { folder: compiled, use: 'build' }
  const pool = canShare ? openPool(join(libretto, 'bin/thread.js'), threads, thread) : undefined
  const { problems, did } = await buildAgain(config, { onProgress, pool, startedAt: performance.timeOrigin })
    .catch(async (error: unknown) => {
      // Imported late: a build with nothing to do is over before that would have been read.
      const { explainCode, explainFailure, isBuildFailure } = await import('../explain-failure.ts')
      if (isBuildFailure(error)) return { problems: explainCode(error, config), did: undefined }
      // Without code of the site's own it is a bug of Libretto.
      if (!(error instanceof PageError) || config.own === undefined) throw error
      if (config.verbose && error.cause instanceof Error) warn(String(error.cause.stack))
      return { problems: explainFailure(error, config), did: undefined }
    })
    .finally(() => {
      line.clear()
      return pool?.close()
    })
  const times = clock.read()
  report(problems, did && { ...did, milliseconds: Math.round(performance.now() - start) }, config)
  if (config.format === 'pretty' && config.verbose && config.encoder === undefined)
    print('  sharp is not installed: pictures stay as they are')
  printTimes(times, config)
  if (did) return exitCodes.done
  if (config.format === 'pretty') warn('nothing was written')
  return exitCodes.content
}

function report(problems: readonly Problem[], numbers: BuildNumbers | undefined, config: Config): void {
  printProblems(problems, config, { ...numbers })
  addJobSummary(numbers ? `built ${summarizeBuild(numbers)}` : 'wrote nothing', problems, config)
  if (config.format === 'pretty' && numbers && !config.quiet) print(`${pc.green('built')} ${summarizeBuild(numbers)}`)
}
