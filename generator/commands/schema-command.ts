// The schema command: JSON Schemas, and types of custom code, for editors.

import { resolve } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { refuseLinksIn } from '../disk/disk.ts'
import { EnvironmentError, exitCodes } from '../errors.ts'
import type { Content } from '../model/model.ts'
import { plural } from '../report/report.ts'
import { orExplainCode, readOwn } from './own-code.ts'

/** Prints the JSON Schemas of all content, or writes them into a folder, with a tsconfig.json for custom code. */
export async function schemaCommand(config: Config, out?: string): Promise<number> {
  const { contentSchemas, writeJson, writeSchemas } = await import('./content-schemas.ts')
  const { describeCodeTypes } = await import('./code-types.ts')
  const { openCache } = await import('../cache/cache.ts')
  return orExplainCode(config, async () => {
    // What both need is compiled once.
    const cache = openCache()
    const known = { own: await readOwn(config, cache), content: await readValidContent(config, cache) }
    const {
      places: { libretto, workingDirectory },
      surface: { quiet, screen },
    } = config
    const folder = out === undefined ? undefined : resolve(workingDirectory, out)
    if (folder !== undefined) refuseLinksIn(workingDirectory, folder)
    if (folder === undefined || out === undefined) screen.print(JSON.stringify(contentSchemas(known), null, 2))
    else {
      const { length } = writeSchemas(folder, known)
      writeJson(folder, 'tsconfig.json', describeCodeTypes(folder, libretto))
      if (!quiet) screen.print(`${screen.out.colors.green('wrote')} ${plural(length, 'schema')} into ${out}`)
    }
    return exitCodes.done
  })
}

/** The content as far as it is valid; undefined where there is none yet. */
async function readValidContent(config: Config, cache: Cache): Promise<Content | undefined> {
  const { checkContent } = await import('../build/build.ts')
  try {
    return (await checkContent(config, cache)).content
  } catch (error) {
    if (error instanceof EnvironmentError) return undefined
    throw error
  }
}
