// Files of the output folder as an earlier process saw them.

import { lstatSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { KeptFile } from './output-file.ts'
import { stampOf } from './stamp.ts'

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
  const { hash, stamp, key, copiedAt, loads } = file
  return { path, hash, size: Number(stats.size), stamp, key, copiedAt, loads }
}

/** What the output folder has of the files that are about to be made. */
export interface KeptFiles {
  /** The file at a path below the folder, if it was made of the same. */
  find: (path: string, key: string) => KeptFile | undefined
  /** All files that were made of the same; undefined if there are none, or one of them has changed since. */
  findAll: (key: string) => KeptFile[] | undefined
  /** The bytes of a file as they stand in `whole`, the path of a file in parts; undefined if they do not. */
  copyOf: (file: KeptFile, whole: string) => Uint8Array | undefined
}

/** Opens the output folder as it was seen. */
export function openKept(out: string, seen: SeenFiles | undefined): KeptFiles {
  const wholes = new Map<string, Uint8Array | undefined>()
  const bytesOf = (path: string) => {
    if (!wholes.has(path)) wholes.set(path, findKept(out, path, {}, seen) && readFileSync(join(out, path)))
    return wholes.get(path)
  }
  return {
    find: (path, key) => findKept(out, path, { key }, seen),
    findAll: (key) => {
      const paths = [...(seen ?? [])].flatMap(([path, file]) => (file.key === key ? [relative(out, path)] : []))
      const files = paths.flatMap((path) => findKept(out, path, { key }, seen) ?? [])
      return files.length > 0 && files.length === paths.length ? files : undefined
    },
    copyOf: ({ copiedAt, size }, whole) =>
      copiedAt === undefined ? undefined : bytesOf(whole)?.subarray(copiedAt, copiedAt + size),
  }
}
