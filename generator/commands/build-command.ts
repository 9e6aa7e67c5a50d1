// The build command: takes the lock, builds, and prints what was done.

import { join } from 'node:path'
import type { Progress } from '../build/build.ts'
import { buildIncremental } from '../build/build-incremental.ts'
import type { Config } from '../config/config.ts'
import { lockOutput, otherFolders, refuseLinkedCache } from '../disk/disk.ts'
import { exitCodes, PageError } from '../errors.ts'
import type { Problem } from '../problem.ts'
import {
  type BuildNumbers,
  openPictureLog,
  openProgressLine,
  printNotes,
  printProblems,
  printTimes,
  stageClock,
  summarizeBuild,
} from '../report/report.ts'
import { openPool } from '../threads/threads.ts'
import { addJobSummary } from './add-job-summary.ts'
import { openInterrupts } from './interrupts.ts'

/** Builds the site. */
export async function buildCommand(config: Config): Promise<number> {
  let lock: ReturnType<typeof lockOutput> | undefined
  // Before it publishes, a build may end at once; once it publishes, it finishes.
  let isPublishing = false
  let interrupted: number | undefined
  const {
    places,
    surface: { screen, process: host },
  } = config
  const interrupts = openInterrupts(host)
  interrupts.onSiteCode(places.own !== undefined)
  interrupts.begin((code) => {
    interrupted = code
    if (isPublishing) return
    lock?.release()
    host?.exit(code)
  })
  const onPublish = () => {
    isPublishing = true
    interrupts.onSiteCode(false)
    lock?.touch()
  }
  try {
    refuseLinkedCache(places)
    lock = lockOutput(places.out, otherFolders(config), { isUntouched: true })
    if (lock.note !== undefined) printNotes([lock.note], screen)
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
  const line = openProgressLine(config.surface)
  const pictures = openPictureLog()
  const onProgress = (progress: Progress) => {
    line.follow(progress)
    pictures.follow(progress)
    if (progress.kind !== 'stage') return
    clock.enter(progress.stage)
    if (progress.stage === 'emit') onPublish()
  }
  const {
    places,
    surface: { format, verbose, quiet, screen, threads, startedAt },
  } = config
  const { compiled, libretto } = places
  const canShare = compiled !== undefined && threads > 0
  const thread = { folder: compiled, use: 'build' }
  const pool = canShare ? openPool(join(libretto, 'bin/thread.js'), threads, thread) : undefined
  const { problems, notes, did } = await buildIncremental(config, { onProgress, pool, startedAt })
    .catch(async (error: unknown) => {
      // Imported late: a build with nothing to do is over before that would have been read.
      const { explainCode, explainFailure, isBuildFailure } = await import('../build/build.ts')
      if (isBuildFailure(error)) return { problems: explainCode(error, places), notes: [], did: undefined }
      // Without custom code it is a bug of Libretto.
      if (!(error instanceof PageError) || places.own === undefined) throw error
      if (verbose && error.cause instanceof Error) screen.warn(String(error.cause.stack))
      return { problems: explainFailure(error, places), notes: [], did: undefined }
    })
    .finally(() => {
      line.clear()
      return pool?.close()
    })
  const times = clock.read()
  const ofPictures = pictures.read()
  if (ofPictures !== undefined && format === 'pretty' && !quiet) screen.print(ofPictures)
  if (format === 'pretty' && !quiet) printNotes(notes ?? [], screen)
  report(problems, did && { ...did, milliseconds: Math.round(performance.now() - start) }, config)
  if (format === 'pretty' && verbose && config.output.encoder === undefined)
    screen.print('  sharp is not installed: pictures stay as they are')
  printTimes(times, config.surface)
  if (did) return exitCodes.done
  if (format === 'pretty') screen.warn('nothing was written')
  return exitCodes.content
}

function report(problems: readonly Problem[], numbers: BuildNumbers | undefined, config: Config): void {
  printProblems(problems, config, { ...numbers })
  addJobSummary(numbers ? `built ${summarizeBuild(numbers)}` : 'wrote nothing', problems, config)
  const { format, quiet, screen } = config.surface
  if (format === 'pretty' && numbers && !quiet)
    screen.print(`${screen.out.colors.green('built')} ${summarizeBuild(numbers)}`)
}
