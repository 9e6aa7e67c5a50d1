// Files of the output folder as an earlier process saw them.

import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptFile } from './output-file.ts'
import { sizeIn, stampOf } from './stamp.ts'

/** A file as it was seen: its stat signature, empty if it is not to be trusted, its SHA-256 and what it was made of. */
export interface SeenFile {
  stamp: string
  hash: string
  /** Hash of what it was made of: of a page, its view. */
  key?: string | undefined
  /** Where its bytes also stand in a file that comes in parts: the offset. */
  copiedAt?: number | undefined
  /** What a page loads. */
  loads?: string | undefined
  /** What custom code has put on a page. */
  traces?: string | undefined
  /** Where another thread says whether the file is still the same, at `place`. */
  verdicts?: Uint8Array | undefined
  place?: number
}

/** By path: of the output folder, the path below it. */
export type SeenFiles = ReadonlyMap<string, SeenFile>

/** The file at `path` below `out`, if it was seen with these facts and has not been written since. */
export function findKept(
  out: string,
  path: string,
  facts: Partial<Pick<SeenFile, 'hash' | 'key'>>,
  seen: SeenFiles | undefined,
): KeptFile | undefined {
  const file = seen?.get(path)
  if (!file || file.stamp === '') return undefined
  if (facts.hash !== undefined && facts.hash !== file.hash) return undefined
  if (facts.key !== undefined && facts.key !== file.key) return undefined
  if (!isStill(out, path, file)) return undefined
  const { hash, stamp, key, copiedAt, loads, traces } = file
  return { path, hash, size: sizeIn(stamp), stamp, key, copiedAt, loads, traces }
}

const verdict = { none: 0, same: 1, changed: 2 } as const

/** Whether a file still has its stamp. */
function isStill(
  folder: string,
  path: string,
  { stamp, verdicts, place = 0 }: Pick<SeenFile, 'stamp' | 'verdicts' | 'place'>,
): boolean {
  const known = verdicts?.[place] ?? verdict.none
  if (known !== verdict.none) return known === verdict.same
  try {
    const stats = lstatSync(join(folder, path), { bigint: true, throwIfNoEntry: false })
    return stats !== undefined && stampOf(stats) === stamp
  } catch {
    // A file is in the place of its folder, or it may not be looked at.
    return false
  }
}

/** Files to look at, by their paths below a folder, and a byte of shared memory for each. */
export interface FileComparison {
  folder: string
  paths: readonly string[]
  stamps: readonly string[]
  verdicts: Uint8Array
}

/**
 * Says of each file whether it is still the same. In another thread: a large output folder takes longer to look at than
 * an edit takes to build. Nobody waits for it, files without a verdict are looked at when they are needed.
 */
export function compareFiles({ folder, paths, stamps, verdicts }: FileComparison): void {
  for (const [index, path] of paths.entries())
    verdicts[index] = isStill(folder, path, { stamp: stamps[index] ?? '' }) ? verdict.same : verdict.changed
}

/** What the output folder has of the files that are about to be made. */
export interface KeptFiles {
  /** The file at a path below the folder, if it was made of the same. */
  find: (path: string, key: string) => KeptFile | undefined
  /** The bytes of a file as they stand in `whole`, the path of a file in parts; undefined if they do not. */
  copyOf: (file: KeptFile, whole: string) => Uint8Array | undefined
}

/** Opens the output folder as it was seen. */
export function openKept(out: string, seen: SeenFiles | undefined): KeptFiles {
  // One at a time: all parts of a whole text are as large as the content.
  let last: { path: string; bytes: Uint8Array | undefined } | undefined
  const bytesOf = (path: string) => {
    if (last?.path !== path) last = { path, bytes: findKept(out, path, {}, seen) && readFileSync(join(out, path)) }
    return last.bytes
  }
  return {
    find: (path, key) => findKept(out, path, { key }, seen),
    copyOf: ({ copiedAt, size }, whole) =>
      copiedAt === undefined ? undefined : bytesOf(whole)?.subarray(copiedAt, copiedAt + size),
  }
}
