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

/** An asset of an earlier build. */
export interface KeptAsset {
  /** SHA-256. */
  hash: string
  /** How many builds with other assets have come since: 1 is an asset of the previous one. */
  age: number
}

/** The list of all files that a build wrote: their SHA-256 by path. */
export interface Manifest {
  /** Whether there is one, readable or not. */
  isThere?: boolean
  files: Readonly<Record<string, string>>
  stamp?: PartStamp
  /** A path in its list that no build writes. It is not among the files. */
  oddPath?: string
  /** Assets of earlier builds that are still there, by path. */
  kept?: Readonly<Record<string, KeptAsset>>
}

/** The bytes of a manifest: equal lists have equal bytes. */
export function encodeManifest(manifest: Manifest): Uint8Array {
  return Buffer.concat([...printManifest(manifest)])
}

const linesAtOnce = 1000

/** As JSON, in pieces: a large site has a long list, which would be in memory as objects, text and bytes together. */
function* printManifest({ files, stamp, kept = {} }: Manifest): Generator<Uint8Array> {
  const old = Object.entries(kept).sort(([a], [b]) => compare(a, b))
  const more = { ...(stamp ? { stamp } : {}), files: {}, ...(old.length > 0 ? { kept: Object.fromEntries(old) } : {}) }
  const place = '\n "files": {}'
  // No other line of JSON begins like it.
  const [before = '', after = ''] = `${JSON.stringify({ libretto: 1, ...more }, null, 1)}\n`.split(place)
  const paths = Object.keys(files).sort(compare)
  yield Buffer.from(`${before}\n "files": {`)
  for (let start = 0; start < paths.length; start += linesAtOnce) {
    const lines = paths.slice(start, start + linesAtOnce)
    const printed = lines.map((path) => `\n  ${JSON.stringify(path)}: ${JSON.stringify(files[path])}`)
    yield Buffer.from((start === 0 ? '' : ',') + printed.join())
  }
  yield Buffer.from(`${paths.length === 0 ? '' : '\n '}}${after}`)
}

/** More machines than anybody has. */
const mostParts = 10_000

// What leaves the folder, is no path, or names a file in a second way: that file would be removed.
const oddPath = /(?:^|\/)\.{0,2}(?:\/|$)/

/** As it is read: others may have written it. */
interface WrittenManifest {
  files: Record<string, string>
  stamp: Partial<PartStamp> | null
  kept: Record<string, KeptAsset>
}

/** The manifest of a folder. One that cannot be read is empty: nothing in the folder is known to be written by us. */
export function readManifest(out: string): Manifest {
  const path = join(out, manifestName)
  try {
    // A pipe in its place would block.
    const text = lstatSync(path).isFile() ? readFileSync(path, 'utf8') : ''
    const { files = {}, stamp, kept } = JSON.parse(text) as Partial<WrittenManifest>
    let odd: string | undefined
    // In place: the list of a large site is long.
    for (const list of [files, kept ?? {}])
      for (const name of Object.keys(list)) {
        if (!oddPath.test(name) && !name.includes('\0')) continue
        odd ??= name
        delete list[name]
      }
    for (const [name, asset] of Object.entries(kept ?? {})) if (!isKeptAsset(asset)) delete kept?.[name]
    const found = odd === undefined ? {} : { oddPath: odd }
    return { isThere: true, files, ...(isPartStamp(stamp) ? { stamp } : {}), ...(kept ? { kept } : {}), ...found }
  } catch (error) {
    return { isThere: errnoOf(error) !== 'ENOENT', files: {} }
  }
}

function isKeptAsset(value: Partial<KeptAsset> | null): value is KeptAsset {
  const { hash, age } = value ?? {}
  return typeof hash === 'string' && typeof age === 'number'
}

function isPartStamp(value: Partial<PartStamp> | null | undefined): value is PartStamp {
  const { part, of, site } = value ?? {}
  if (typeof part !== 'number' || typeof of !== 'number' || typeof site !== 'string') return false
  return Number.isInteger(part) && Number.isInteger(of) && part >= 1 && part <= of && of <= mostParts
}

/** All files of a manifest with their SHA-256, kept assets as well. */
export function allFiles({ files, kept = {} }: Manifest): Manifest['files'] {
  const old = Object.entries(kept)
  if (old.length === 0) return files
  return { ...Object.fromEntries(old.map(([path, { hash }]) => [path, hash])), ...files }
}
