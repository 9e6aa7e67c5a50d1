// Files of the output folder as an earlier process saw them.

import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptFile } from './output-file.ts'
import { stampOf } from './stamp.ts'

/** A file as it was seen: its stat signature, empty if it is not to be trusted, its SHA-256 and what it was made of. */
export interface SeenFile {
  stamp: string
  hash: string
  /** Hash of the view of a page. */
  key?: string | undefined
  /** What a page loads. */
  loads?: string | undefined
}

/** By absolute path. */
export type SeenFiles = ReadonlyMap<string, SeenFile>

/** The file at `path` below `out`, if it was seen with these facts and has not been written since. */
export function findKept(
  out: string,
  path: string,
  facts: Partial<Pick<SeenFile, 'hash' | 'key'>>,
  seen: SeenFiles | undefined,
): KeptFile | undefined {
  const file = seen?.get(join(out, path))
  if (!file || file.stamp === '') return undefined
  if (facts.hash !== undefined && facts.hash !== file.hash) return undefined
  if (facts.key !== undefined && facts.key !== file.key) return undefined
  const stats = lstatSync(join(out, path), { bigint: true, throwIfNoEntry: false })
  if (!stats || stampOf(stats) !== file.stamp) return undefined
  return { path, hash: file.hash, size: Number(stats.size), stamp: file.stamp, loads: file.loads }
}
