// Code of the site, for commands that need its schemas only.

import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { exitCodes } from '../errors.ts'
import type { OwnSchemas } from '../read/read.ts'
import { printProblems } from '../report/report.ts'

/** Runs an action. Code of the site that does not compile is printed as problems. */
export async function orExplainCode(config: Config, action: () => Promise<number>): Promise<number> {
  try {
    return await action()
  } catch (error) {
    const { explainCode, isBuildFailure } = await import('../build/build.ts')
    if (!isBuildFailure(error)) throw error
    printProblems(explainCode(error, config.places), config, {})
    return exitCodes.content
  }
}

/** The schemas of the code of the site. */
export async function readOwn(config: Config, cache?: Cache): Promise<OwnSchemas> {
  const { readOwnSchemas } = await import('../render/render.ts')
  const { openCache } = await import('../cache/cache.ts')
  return readOwnSchemas(config.places, cache ?? openCache())
}
