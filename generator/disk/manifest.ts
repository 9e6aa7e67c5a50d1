// The manifest of an output folder: which files in it are Libretto's own.

import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errnoOf } from '../errors.ts'
import { compare } from '../problem.ts'

/** Name of the manifest in the output folder. */
export const manifestName = '.libretto-manifest.json'

/** Marks the folder as one shard of a site. */
export interface PartStamp {
  /** From 1. */
  part: number
  of: number
  /** The same for all parts of one site. */
  site: string
}

/** The list of all files that a build wrote: their SHA-256 by path. */
export interface Manifest {
  /** Whether there is one, readable or not. */
  isThere?: boolean
  files: Readonly<Record<string, string>>
  stamp?: PartStamp
}

/** The bytes of a manifest: equal lists have equal bytes. */
export function encodeManifest({ files, stamp }: Manifest): Uint8Array {
  const list = Object.fromEntries(Object.entries(files).sort(([a], [b]) => compare(a, b)))
  return new TextEncoder().encode(
    `${JSON.stringify({ libretto: 1, ...(stamp ? { stamp } : {}), files: list }, null, 1)}\n`,
  )
}

// What leaves the folder, is no path, or names a file in a second way: that file would be removed.
const oddPath = /(?:^|\/)\.{0,2}(?:\/|$)/

/** The manifest of a folder. One that cannot be read is empty: nothing in the folder is known to be written by us. */
export function readManifest(out: string): Manifest {
  const path = join(out, manifestName)
  try {
    // A pipe in its place would block.
    const text = lstatSync(path).isFile() ? readFileSync(path, 'utf8') : ''
    const { files = {}, stamp } = JSON.parse(text) as { files?: Record<string, string>; stamp?: PartStamp }
    // In place: the list of a large site is long.
    for (const name of Object.keys(files)) if (oddPath.test(name) || name.includes('\0')) delete files[name]
    return { isThere: true, files, ...(stamp ? { stamp } : {}) }
  } catch (error) {
    return { isThere: errnoOf(error) !== 'ENOENT', files: {} }
  }
}
