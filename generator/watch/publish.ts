// A served site → its feeds and other files, in memory and in the output folder.

import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { explainFailure, hasErrors, type Progress, publishSite, type RenderedSite, siteFiles } from '../build/build.ts'
import { type Lock, lockUnlessHeld, otherFolders } from '../disk/disk.ts'
import { EnvironmentError, OvertakenError } from '../errors.ts'
import { yieldOften } from '../pace.ts'
import type { Problem } from '../problem.ts'
import { follow, type Rebuild, report } from './rebuild-work.ts'
import type { LastBuild } from './watch-session.ts'

/** A served site, and what its report says. */
export interface Served {
  next: LastBuild
  site: RenderedSite
  problems: readonly Problem[]
  part: Partial<BuildReport>
}

/** Writes feeds, the search index and the output folder while it has the folder's lock. */
export async function publish(work: Rebuild, { next, site, problems, part }: Served): Promise<LastBuild> {
  const { config, options, cache, clock } = work
  const { last, served } = options
  // The folder gets what a build would write: nothing, as long as a page has errors.
  if (hasErrors(site.problems, config.output)) return describe(work, next, site)
  // The wait belongs to no stage, and to take the lock is the beginning of what follows.
  clock.resume('describe')
  const start = performance.now()
  // The report about writing does not list the pages again.
  const reportWriting = (found: readonly Problem[], isWritten: boolean) =>
    report(work, [...problems, ...found], next, { ...part, rebuilt: [], rebuiltCount: 0, removed: [], isWritten })
  let lock: Lock | undefined
  try {
    // Another watch or build is writing: retry when it has finished.
    lock = lockUnlessHeld(config.places.out, otherFolders(config))
    if (!lock) return { ...next, isBehind: true }
    const onProgress = (progress: Progress) => follow(work, progress)
    const pause = pauseUntil(options.isOvertaken)
    const { files } = await publishSite(config, site, cache, { before: last.files, pause, onProgress })
    served.settle(files)
    options.onWritten(clock.read())
    if (last.unwritten.length > 0) reportWriting([], true)
    return { ...next, files, unwritten: [], tailMs: performance.now() - start }
  } catch (error) {
    if (error instanceof OvertakenError) return overtaken(next, start)
    const isBehind = error instanceof EnvironmentError
    const unwritten = explainFailure(error, config.places).map((problem) => (isBehind ? asWarning(problem) : problem))
    if (JSON.stringify(unwritten) !== JSON.stringify(last.unwritten)) reportWriting(unwritten, false)
    // Some files may be written already: the next attempt checks every file.
    const { files: _, ...rest } = next
    return { ...rest, unwritten, isBehind }
  } finally {
    lock?.release()
  }
}

/** Serves feeds, the search index and icons of a site that is not written, because some of its pages have errors. */
async function describe({ config, options, cache }: Rebuild, next: LastBuild, site: RenderedSite): Promise<LastBuild> {
  const start = performance.now()
  const pause = pauseUntil(options.isOvertaken)
  const all = new Map<string, { bytes: Uint8Array }>()
  try {
    for await (const files of siteFiles(site, config, { cache, pause }))
      for (const file of files) {
        await pause()
        if ('bytes' in file) all.set(file.path, file)
      }
  } catch (error) {
    if (error instanceof OvertakenError) return overtaken(next, start)
    // The errors are reported. What cannot be made because of them comes once they are fixed.
  }
  options.served.extend(all)
  return { ...next, tailMs: performance.now() - start }
}

/** It takes at least so long: the next one waits until nobody is likely to save during it. */
function overtaken(next: LastBuild, start: number): LastBuild {
  return { ...next, isBehind: true, tailMs: Math.max(next.tailMs, performance.now() - start) }
}

// A newer change is shown first: on a large site, the output folder takes longer than its page. What was drawn is known
// to the next build.
function pauseUntil(isOvertaken: () => boolean): () => Promise<void> {
  const pause = yieldOften()
  return async () => {
    await pause()
    if (isOvertaken()) throw new OvertakenError('the content has changed meanwhile')
  }
}

function asWarning(problem: Problem): Problem {
  const hint = 'the served site is up to date; the folder follows by itself once this is fixed'
  return { ...problem, severity: 'warning', hint }
}
