// A build of a process that ends after it: it begins with what the last one left on the disk, and leaves the same for
// the next. The stages are imported when they are needed, so that a build with nothing to do ends at once.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { BuildOptions, BuildResult } from './build.ts'
import { openCache, readCache, writeCache } from './cache/cache.ts'
import type { Config } from './config.ts'
import { OvertakenError } from './errors.ts'
import { isUnchanged, readLastBuild, rememberBuild, reuse } from './last-build.ts'
import type { Problem } from './problem.ts'
import type { OnProgress, Stage } from './progress.ts'
import type { BuildNumbers } from './report/report.ts'

export interface BuiltAgain {
  problems: readonly Problem[]
  /** Missing when errors stopped the build. */
  did?: Omit<BuildNumbers, 'milliseconds'>
}

export interface AgainOptions extends Pick<BuildOptions, 'pool' | 'onProgress'> {
  /** When the process was started, in milliseconds since 1970. */
  startedAt: number
}

/** With so many articles or pages, memory matters more than a fifteenth of the time. */
const many = 8000
/** An edit that has rendered so many pages most likely renders all. */
const manyRendered = 500
/** Collects garbage when the heap has grown by 20 %, not when it has doubled. */
const saveMemory = '--heap-growing-percent=20'
/** V8's default. The launcher keeps bytecode afterwards, which V8 takes back with the same flags only. */
const spendMemory = '--heap-growing-percent=0'

/** Builds what has changed since the last build with the same options. Rejects as `build` does. */
export async function buildAgain(config: Config, { pool, onProgress, startedAt }: AgainOptions): Promise<BuiltAgain> {
  const enter = (stage: Stage) => onProgress?.({ kind: 'stage', stage })
  enter('compare')
  const last = readLastBuild(config)
  // The answers of other sites change although the content does not.
  if (last && !config.external && isUnchanged(config, last)) {
    const { pages, bytes, problems } = last
    return { problems, did: { pages, reused: pages, written: 0, removed: 0, bytes } }
  }
  // The first build has work for every thread. They load their code while this one loads the content.
  if (!last) pool?.start()
  const { build } = await import('./build.ts')
  const cache = openCache(readCache(config))
  const known = reuse(config, last, pool?.send)
  const options = { pool, onProgress: savingMemory(onProgress, last === undefined) }
  const { problems, output } = await build(config, cache, { ...options, ...known })
    .catch((error: unknown) => {
      if (error instanceof OvertakenError) return build(config, openCache(cache), options)
      throw error
    })
    .finally(() => setFlagsFromString(spendMemory))
  if (!output) return { problems }
  enter('remember')
  writeCache(config, cache)
  rememberBuild(config, output, { startedAt, seen: known.seen })
  for (const { bundle } of output.site.languages) bundle.keepBytecode()
  return { problems, did: numbersOf(output) }
}

/** Passes progress on, and saves memory as soon as a build turns out to be large. */
function savingMemory(onProgress: OnProgress | undefined, isFirst: boolean): OnProgress {
  let rendered = 0
  return (progress) => {
    onProgress?.(progress)
    const { kind } = progress
    if (kind === 'loaded' && isFirst && progress.loaded.entries.length >= many) setFlagsFromString(saveMemory)
    if (kind === 'page' && !isFirst && progress.total >= many && progress.isFresh && ++rendered === manyRendered) {
      setFlagsFromString(saveMemory)
      collectGarbage()
    }
  }
}

/** V8 decides after each collection how far the heap may grow. The function exists once the flag is set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  setFlagsFromString('--no-expose-gc')
}

function numbersOf({ site, emitted }: NonNullable<BuildResult['output']>): Omit<BuildNumbers, 'milliseconds'> {
  const { written, removed, bytes } = emitted
  const pages = site.pages.length
  return { pages, reused: pages - site.fresh.size, written: written.length, removed: removed.length, bytes }
}
