// The files that code was compiled from, with their hashes: as long as they are the same, so is what was compiled.

import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { hashOf } from '../hash.ts'
import type { BundleOptions } from './compile-options.ts'
import { ownFolders, sourcePath } from './own-site.ts'

/** Hash of every source file, by path from Libretto's folder; empty if the file may have changed meanwhile. */
export type SourceHashes = ReadonlyMap<string, string>

/**
 * Hashes of what esbuild has read since `start`, in milliseconds since 1970, and of the names in the site's own
 * folders, whose paths end with a slash.
 */
export async function hashSources(
  names: Iterable<string>,
  options: Pick<BundleOptions, 'libretto' | 'own'>,
  start: number,
): Promise<SourceHashes> {
  const { libretto } = options
  const paths = [...new Set(names)].flatMap((name) => sourcePath(name, options) ?? [])
  const hashes = new Map(
    await Promise.all(paths.map(async (path) => [path, await hashOfFile(join(libretto, path), start)] as const)),
  )
  for (const folder of ownFolders(options)) hashes.set(`${relative(libretto, folder)}/`, await hashOfNames(folder))
  return hashes
}

/** Whether the files that something was compiled from are still the same. */
export async function isCompiledFrom({ inputs }: { inputs: SourceHashes }, libretto: string): Promise<boolean> {
  const found = await Promise.all(
    [...inputs].map(async ([path, hash]) => {
      const place = join(libretto, path)
      return hash !== '' && (await (path.endsWith('/') ? hashOfNames(place) : hashOfFile(place))) === hash
    }),
  )
  return found.every((isEqual) => isEqual)
}

// A file that may have changed since it was compiled gets no hash: the next build compiles it again.
async function hashOfFile(path: string, start = Number.POSITIVE_INFINITY): Promise<string> {
  try {
    if ((await stat(path)).mtimeMs > start - 50) return ''
    return hashOf(await readFile(path))
  } catch {
    return ''
  }
}

// A file that comes may take the place of a standard one.
async function hashOfNames(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  return hashOf(names.sort().join('\n'))
}
