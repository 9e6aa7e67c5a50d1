import { type CheckedSite, checkContent } from '../build/build.ts'
import { type Cache, openCache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import type { Loaded } from '../load/load.ts'
import { Refusal } from './model.ts'
import type { Planning } from './plan-move.ts'
import { listSiteFiles } from './site-files.ts'

/**
 * Reads and checks the content as it is now, for a move. `files` stand in for those of the disk. Rejects with a Refusal
 * where nothing can be said of it.
 */
export async function openPlanning(config: Config, cache: Cache, files?: Loaded): Promise<Planning> {
  const before = await checkContent(config, cache, { files })
  if (!before.content) throw unreadable(before)
  const site = listSiteFiles(before, { content: config.places.content, parser: config.output.markdownParser })
  return { before, site, check: (next) => checkContent(config, openCache(cache), { files: next }) }
}

function unreadable({ problems }: CheckedSite): Refusal {
  const [problem] = problems
  return new Refusal(
    `the site cannot be read: ${problem?.message ?? 'site.yaml has errors'}`,
    'run "libretto validate", and correct the errors first',
  )
}
