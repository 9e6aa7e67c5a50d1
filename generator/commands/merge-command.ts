// The merge command: joins the parts of a build with --shard.

import { resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { exitCodes } from '../errors.ts'
import { plural } from '../report/report.ts'

/** Joins the shards of a site. */
export async function mergeCommand(folders: readonly string[], config: Config): Promise<number> {
  const { mergeParts } = await import('./merge.ts')
  const parts = folders.map((folder) => resolve(config.places.workingDirectory, folder))
  const { written, removed, kept } = await mergeParts(parts, config)
  const files = `${plural(written.length + kept, 'file')}, ${written.length} written, ${removed.length} removed`
  const { quiet, screen } = config.surface
  if (!quiet) screen.print(`${screen.out.colors.green('merged')} ${plural(parts.length, 'part')}: ${files}`)
  return exitCodes.done
}
