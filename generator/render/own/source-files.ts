// The files that code was compiled from, with their hashes: as long as they are the same, so is what was compiled.

import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashNames } from '../../disk/disk.ts'
import { hashOf } from '../../hash.ts'
import { pathFrom } from '../../paths.ts'
import type { BundleOptions } from '../compile-options.ts'
import { sourcePath } from './own-site.ts'
import { listOwnSources } from './own-sources.ts'

/** Hash of every source file, by path from Libretto's folder; empty if the file may have changed meanwhile. */
export type SourceHashes = ReadonlyMap<string, string>

/** The sources before they are compiled. What comes or changes from then on may have been compiled or not. */
export interface SourceSnapshot {
  /** Milliseconds since 1970. */
  at: number
  /** Hashes of the names in the folders of custom code, whose paths end with a slash. */
  folders: SourceHashes
  /** Paths of all custom code. */
  files: readonly string[]
}

/** Looks at the sources before they are compiled. */
export function snapshotSources({ libretto, own }: Pick<BundleOptions, 'libretto' | 'own'>): SourceSnapshot {
  const at = Date.now()
  const { folders, files } = listOwnSources(own)
  return {
    at,
    folders: new Map(folders.map((folder) => [`${pathFrom(libretto, folder)}/`, hashOfNames(folder)])),
    files: files.map((path) => pathFrom(libretto, path)),
  }
}

/**
 * Hashes of what esbuild has read, and of all custom code, which is searched for addresses even where nothing imports
 * it. A file that comes into a folder of custom code may take the place of another.
 */
export function hashSources(
  names: Iterable<string>,
  options: Pick<BundleOptions, 'libretto' | 'own'>,
  { at, folders, files }: SourceSnapshot,
): SourceHashes {
  const { libretto } = options
  const compiled = [...names].flatMap((name) => sourcePath(name, options) ?? [])
  const paths = new Set([...compiled, ...files])
  const hashes = [...paths].map((path) => [path, hashOfFile(resolve(libretto, path), at)] as const)
  return new Map([...hashes, ...folders])
}

/**
 * Whether the files that something was compiled from are still the same. There are some hundred small ones: read one
 * after the other, they take a tenth of the time that they take at once.
 */
export function isCompiledFrom({ inputs }: { inputs: SourceHashes }, libretto: string): boolean {
  for (const [path, hash] of inputs) {
    // On Windows code of a site may be on another drive: then its path is absolute.
    const place = resolve(libretto, path)
    if (hash === '' || (path.endsWith('/') ? hashOfNames(place) : hashOfFile(place)) !== hash) return false
  }
  return true
}

// A file that may have changed since it was compiled gets no hash: the next build compiles it again.
function hashOfFile(path: string, start = Number.POSITIVE_INFINITY): string {
  try {
    if (statSync(path).mtimeMs > start - 50) return ''
    return hashOf(readFileSync(path))
  } catch {
    return ''
  }
}

function hashOfNames(folder: string): string {
  try {
    return hashNames(folder)
  } catch {
    return ''
  }
}
