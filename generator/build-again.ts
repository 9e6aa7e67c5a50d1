// A build of a process that ends after it: it begins with what the last one left on the disk, and leaves the same for
// the next. The stages are imported when they are needed, so that a build with nothing to do ends at once.

import type { BuildOptions, BuildResult } from './build.ts'
import { openCache, readCache, writeCache } from './cache/cache.ts'
import type { Config } from './config.ts'
import { OvertakenError } from './errors.ts'
import { isUnchanged, readLastBuild, rememberBuild, reuse } from './last-build.ts'
import type { Problem } from './problem.ts'
import type { Stage } from './progress.ts'
import type { BuildNumbers } from './report.ts'

export interface BuiltAgain {
  problems: readonly Problem[]
  /** Missing when errors stopped the build. */
  did?: Omit<BuildNumbers, 'milliseconds'>
}

export interface AgainOptions extends Pick<BuildOptions, 'pool' | 'onProgress'> {
  /** When the process was started, in milliseconds since 1970. */
  startedAt: number
}

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
  const known = reuse(last)
  const { problems, output } = await build(config, cache, { pool, onProgress, ...known }).catch((error: unknown) => {
    if (error instanceof OvertakenError) return build(config, openCache(cache), { pool, onProgress })
    throw error
  })
  if (!output) return { problems }
  enter('remember')
  writeCache(config, cache)
  rememberBuild(config, output, { startedAt, seen: known.seen })
  return { problems, did: numbersOf(output) }
}

function numbersOf({ site, emitted }: NonNullable<BuildResult['output']>): Omit<BuildNumbers, 'milliseconds'> {
  const { written, removed, bytes } = emitted
  const pages = site.pages.length
  return { pages, reused: pages - site.fresh.size, written: written.length, removed: removed.length, bytes }
}
