// The merge command: joins the parts of a build with --shard.

import { resolve } from 'node:path'
import pc from 'picocolors'
import type { Config } from '../config.ts'
import { exitCodes } from '../exit-codes.ts'
import { plural, print } from '../report/report.ts'

/** Joins the shards of a site. */
export async function mergeCommand(folders: readonly string[], config: Config): Promise<number> {
  const { mergeParts } = await import('./merge.ts')
  const parts = folders.map((folder) => resolve(folder))
  const { written, removed, kept } = await mergeParts(parts, config)
  const files = `${plural(written.length + kept, 'file')}, ${written.length} written, ${removed.length} removed`
  if (!config.quiet) print(`${pc.green('merged')} ${plural(parts.length, 'part')}: ${files}`)
  return exitCodes.done
}
