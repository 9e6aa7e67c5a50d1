// A build of a process that ends after it: it begins with what the last one left on the disk, and leaves the same for
// the next. The stages are imported when they are needed, so that a build with nothing to do ends at once.

import { openCache, readCache, writeCache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { OvertakenError, UndrawnError } from '../errors.ts'
import { type Problem, sortProblems } from '../problem.ts'
import type { BuildNumbers, Stage } from '../report/report.ts'
import type { BuildOptions, BuildResult } from './build.ts'
import { checkCachePlace } from './check-cache-place.ts'
import { checkOtherRoots } from './check-other-roots.ts'
import { readPublishedSite } from './check-replaced-site.ts'
import { isUnchanged, readLastBuild, rememberBuild, reuse } from './last-build.ts'
import { savingMemory, spendMemory } from './saving-memory.ts'

export interface IncrementalResult {
  problems: readonly Problem[]
  /** What hosts do not do for the site; a build with nothing to do has none. */
  notes?: readonly string[]
  /** Missing when errors stopped the build. */
  did?: Omit<BuildNumbers, 'milliseconds'>
}

export interface IncrementalOptions extends Pick<BuildOptions, 'pool' | 'onProgress'> {
  /** When the process was started, in milliseconds since 1970. */
  startedAt: number
}

/** Builds what has changed since the last build with the same options. Rejects as `build` does. */
export async function buildIncremental(
  config: Config,
  { pool, onProgress, startedAt }: IncrementalOptions,
): Promise<IncrementalResult> {
  const enter = (stage: Stage) => onProgress?.({ kind: 'stage', stage })
  enter('compare')
  let last = readLastBuild(config)
  const isFirst = last === undefined
  const around = checkCachePlace(config.places)
  // The answers of other sites change although the content does not, and so do the installed packages.
  const mayDiffer = config.output.external || last?.problems.some(({ code }) => code === 'package')
  const isAroundSame = () => isSaid([...around, ...checkOtherRoots(config.places)], last)
  if (last && !mayDiffer && isAroundSame() && isUnchanged(config, last)) {
    const { pages, bytes, problems } = last
    return { problems, did: { pages, reused: pages, written: 0, removed: 0, bytes } }
  }
  // The first build has work for every thread. They load their code while this one loads the content.
  if (isFirst) pool?.start()
  const { build } = await import('./build.ts')
  let cache = openCache(readCache(config))
  const known = reuse(config.places, last, pool?.send)
  // Its lists are as long as the site, and `known` has copies.
  last = undefined
  const published = readPublishedSite(config.places.out)
  const options = { pool, around, published, onProgress: savingMemory(onProgress, isFirst) }
  const { problems, output } = await build(config, cache, { ...options, ...known })
    .catch((error: unknown) => {
      if (error instanceof OvertakenError) return build(config, openCache(cache), options)
      // The binary is there, and does not run on this system.
      if (error instanceof UndrawnError) return build(config, openCache(cache), { ...options, isUndrawn: true })
      if (!isOddValue(error) || (isFirst && cache.stored.count === 0)) throw error
      // Values with the right seals may still be wrong. A bug of the build itself happens again.
      cache = openCache({ kinds: new Map(), build: 0, pack: cache.pack })
      return build(config, cache, options)
    })
    .finally(spendMemory)
  if (!output) return { problems }
  enter('remember')
  writeCache(config, cache)
  rememberBuild(config, output, { startedAt, seen: known.seen })
  for (const { bundle } of output.site.languages) bundle.keepBytecode()
  const { noteHosts } = await import('../check/check.ts')
  return { problems, notes: noteHosts(output.site.languages), did: numbersOf(output) }
}

/** What JavaScript throws where a value is not what the code expects. */
function isOddValue(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError
}

/** Whether the last build has said the same about what is around the site. */
function isSaid(around: readonly Problem[], last: Pick<IncrementalResult, 'problems'> | undefined): boolean {
  const said = last?.problems.filter(({ code }) => code === 'tracked-cache' || code === 'other-root')
  return JSON.stringify(said) === JSON.stringify(sortProblems([...around]))
}

function numbersOf({ site, emitted }: NonNullable<BuildResult['output']>): Omit<BuildNumbers, 'milliseconds'> {
  const { written, removed, bytes } = emitted
  const pages = site.pages.length
  return { pages, reused: pages - site.fresh.size, written: written.length, removed: removed.length, bytes }
}
