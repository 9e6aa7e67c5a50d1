// The files of the search index of a large site. Their names have a hash, so that a browser never joins parts of two
// builds.

import type { Cache, Kind } from '../cache/cache.ts'
import type { KeptFile, KeptFiles, OutputFile } from '../disk/disk.ts'
import { hashOf, shortHashOf } from '../hash.ts'

/** Name of a file. Key: hash of its kind and of what it is made of. Scope: the site's code. */
const fileNames: Kind<string> = { name: 'search-files', keptIn: 'file' }

export interface FilesOptions {
  /** Path below the output folder of a path below that of the language. */
  place: (path: string) => string
  /** Version of the site's code. */
  codeVersion: string
  cache: Cache
  kept?: KeptFiles | undefined
}

/** A file with its name; that of the last build if the output folder still has it and it is made of the same. */
export function keepFile(
  kind: 'items' | 'texts',
  madeOf: readonly (string | object)[],
  make: () => readonly (string | object | undefined)[],
  { place, codeVersion, cache, kept }: FilesOptions,
): { file: OutputFile | KeptFile; name: string } {
  const shelf = cache.shelf(fileNames, codeVersion)
  const key = shortHashOf(JSON.stringify([kind, madeOf]))
  const name = shelf.get(key)
  // Two parts may have the same text, and so the same file.
  const file = name === undefined ? undefined : kept?.find(place(pathOf(name)), name)
  if (name !== undefined && file) return { file, name }
  const text = JSON.stringify(make())
  const made = nameOf(kind, text)
  shelf.set(key, made)
  return { file: { path: place(pathOf(made)), bytes: Buffer.from(text), key: made }, name: made }
}

/** The name of a file by its text. */
export function nameOf(kind: string, text: string): string {
  return `${kind}-${hashOf(text).slice(0, 10)}`
}

/** Its path below the folder of the language. */
export function pathOf(name: string): string {
  return `search/${name}.json`
}
