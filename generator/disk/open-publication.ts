// The only code that writes to the output folder. A publication collects the files of a site. Each one that the folder
// does not have yet is completed beside it at once, so that nobody needs to keep its bytes. `publish` then renames them
// into the folder: assets, pages, what lists pages, the manifest last. Only files that a manifest lists are ever
// removed; unchanged files keep their bytes and times; foreign files stay. The process may end at any moment: every
// page is complete and finds what it loads, and the next build cleans up.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../hash.ts'
import { compare } from '../problem.ts'
import { yieldOften } from '../yield-often.ts'
import { beginFile, type PartialFile } from './append-parts.ts'
import { type CompletedFile, completeFile, type FilePlace, stampIfHash, stampIfSame } from './complete-file.ts'
import { encodeManifest, type Manifest, manifestName, type PartStamp, readManifest } from './manifest.ts'
import type { FilePart, KeptFile, OutputFile } from './output-file.ts'
import { asEnvironmentError, refuseForeignFiles, refuseLink, refuseOddFolder } from './refuse-folder.ts'
import { publishOrder, replaceFiles } from './replace-files.ts'
import { findKept, type SeenFiles } from './seen-files.ts'
import { type Staging, stagingOf } from './staging.ts'
import { statOf } from './stat-of.ts'

export interface Emitted {
  written: string[]
  removed: string[]
  /** Files that were already right. */
  kept: number
  bytes: number
  /** Every file now in the folder, by path, for the next build. */
  files: ReadonlyMap<string, HashedFile>
  /** Stat signatures by path, from when each file was compared or written. */
  stamps: ReadonlyMap<string, string>
}

/** A file with its SHA-256. */
export interface HashedFile {
  path: string
  hash: string
  size: number
  /** Missing if the bytes are on the disk only. */
  bytes?: Uint8Array
  /** As of `OutputFile`. */
  key?: string | undefined
  copiedAt?: number | undefined
}

export interface PublicationOptions {
  /** Folders that the output folder must not hold. */
  forbidden: readonly string[]
  /** Folders that the output folder must not be in. */
  reserved?: readonly string[] | undefined
  /** Overwrite files that somebody else has written. */
  isForced?: boolean | undefined
  /** Files whose bytes are known as long as their stat signature is the same. */
  seen?: SeenFiles | undefined
  /** `files` of an earlier result of this process: they are compared with the disk by size only. */
  before?: ReadonlyMap<string, HashedFile> | undefined
  /** Whether the process ends after this build: the result has no bytes. */
  isOnly?: boolean | undefined
}

export interface Publication {
  /** Adds a file. Its bytes are on the disk afterwards. Throws EnvironmentError if they cannot be written. */
  add: (file: OutputFile | KeptFile) => void
  /** A place for a file that is completed elsewhere; `adopt` adds it then. */
  reserve: (path: string) => FilePlace
  adopt: (path: string, file: CompletedFile) => void
  /** The bytes of a file that was added. */
  read: (path: string) => Uint8Array
  /** Adds the next part of a file. */
  append: (part: FilePart) => void
  /**
   * Puts everything into the folder and removes what the last manifest lists and this one does not. Rejects with
   * EnvironmentError if the folder cannot be written.
   */
  publish: (stamp?: PartStamp) => Promise<Emitted>
  /** Removes what was not published. */
  discard: () => void
}

/** A publication in progress. */
interface Work {
  out: string
  options: PublicationOptions
  manifest: Manifest
  staging: Staging
  files: Map<string, HashedFile>
  /** Completed files beside the folder, by path. */
  completed: Map<string, string>
  /** Stat signatures of the files that are already right. */
  stamps: Map<string, string>
  /** Files in parts, and where they are. */
  appended: Map<string, PartialFile & { target: string }>
  /** Number of places so far. */
  places: number
}

/** Opens a publication. Throws EnvironmentError, before anything changes, if the folder cannot be used. */
export function openPublication(out: string, options: PublicationOptions): Publication {
  const translated = <Words extends unknown[], Answer>(act: (...words: Words) => Answer) => {
    return (...words: Words): Answer => {
      try {
        return act(...words)
      } catch (error) {
        throw asEnvironmentError(error, out)
      }
    }
  }
  translated(refuseOddFolder)(out, options)
  const staging = stagingOf(out)
  const work: Work = {
    out,
    options,
    manifest: readManifest(out),
    staging,
    files: new Map(),
    completed: new Map(),
    stamps: new Map(),
    appended: new Map(),
    places: 0,
  }
  return {
    add: translated((file) => addFile(file, work)),
    reserve: translated((path) => reserve(path, work)),
    adopt: (path, file) => adopt(path, file, work),
    read: translated((path) => readFileSync(work.completed.get(path) ?? join(out, path))),
    append: translated((part) => appendPart(part, work)),
    publish: (stamp) =>
      publish(work, stamp).catch((error: unknown) => {
        throw asEnvironmentError(error, out)
      }),
    discard: staging.remove,
  }
}

/** Publishes a list of files. Rejects as `openPublication` throws. */
export async function emitFiles(
  files: readonly (OutputFile | KeptFile)[],
  out: string,
  forbidden: readonly string[],
  { stamp, ...options }: Omit<PublicationOptions, 'forbidden'> & { stamp?: PartStamp | undefined } = {},
): Promise<Emitted> {
  const publication = openPublication(out, { ...options, forbidden })
  try {
    const pause = yieldOften()
    for (const file of files) {
      await pause()
      publication.add(file)
    }
    return await publication.publish(stamp)
  } finally {
    publication.discard()
  }
}

function addFile(file: OutputFile | KeptFile, work: Work): void {
  const { out, options, manifest, files } = work
  const { path } = file
  if (!('bytes' in file)) {
    adopt(path, file, work)
    return
  }
  const { before, seen, isOnly } = options
  const known = before?.get(path)
  const { bytes } = file
  // A file that still has the bytes it had is not hashed again.
  const hash = file.hash ?? (known?.bytes === bytes ? known.hash : hashOf(bytes))
  // Another program may have emptied the folder since then, or written another site to it.
  const isKnown = known && manifest.files[path] === hash && statOf(join(out, path))?.size === bytes.length
  const stamp = isKnown ? '' : findKept(out, path, { hash }, seen)?.stamp
  const size = bytes.length
  const done = stamp === undefined ? completeFile({ bytes, hash }, reserve(path, work)) : { hash, size, stamp }
  adopt(path, { ...done, key: file.key, copiedAt: file.copiedAt }, work)
  if (!isOnly) files.set(path, { path, hash, size, bytes })
}

function reserve(path: string, work: Work): FilePlace {
  const { out, staging, completed } = work
  const target = join(staging.open(), String(work.places++))
  completed.set(path, target)
  return { existing: join(out, path), target }
}

function adopt(
  path: string,
  { hash, size, stamp, key, copiedAt }: CompletedFile & Pick<HashedFile, 'key' | 'copiedAt'>,
  { files, completed, stamps }: Work,
): void {
  files.set(path, { path, hash, size, key, copiedAt })
  if (stamp === undefined) return
  stamps.set(path, stamp)
  completed.delete(path)
}

function appendPart({ path, part }: FilePart, { staging, appended }: Work): void {
  const target = join(staging.open(), `part-${appended.size}`)
  const file = appended.get(path) ?? { target, ...beginFile(target) }
  appended.set(path, file)
  file.append(part)
}

// Files in parts are complete now, and may be what the folder has.
function closeAppended({ out, options, files, completed, stamps, appended }: Work): void {
  for (const [path, { target, end }] of appended) {
    const { hash, size } = end()
    const same = findKept(out, path, { hash }, options.seen)?.stamp ?? stampIfHash(join(out, path), { size, hash })
    files.set(path, { path, hash, size, ...(options.isOnly ? {} : { bytes: readFileSync(target) }) })
    if (same === undefined) completed.set(path, target)
    else stamps.set(path, same)
  }
  appended.clear()
}

async function publish(work: Work, stamp: PartStamp | undefined): Promise<Emitted> {
  closeAppended(work)
  const { out, options, files, completed, stamps, manifest: before } = work
  const sorted = [...files.values()].sort((a, b) => compare(a.path, b.path))
  const hashes = Object.fromEntries(sorted.map(({ path, hash }) => [path, hash]))
  const manifest = encodeManifest({ files: hashes, ...(stamp ? { stamp } : {}) })
  const order = (path: string) => publishOrder(path, Object.hasOwn(before.files, path))
  const written = sorted
    .flatMap(({ path }) => (completed.has(path) ? [path] : []))
    .sort((a, b) => order(a) - order(b) || compare(a, b))
  const removed = Object.keys(before.files)
    .filter((path) => !Object.hasOwn(hashes, path))
    // What refers to a file goes before the file.
    .sort((a, b) => order(b) - order(a) || compare(a, b))
  const isManifestSame = stampIfSame(join(out, manifestName), manifest) !== undefined
  if (!options.isForced) refuseForeignFiles(out, written, before)
  for (const folder of new Set(written.map((path) => dirname(path)))) refuseLink(out, join(folder, 'file'))
  if (written.length > 0 || removed.length > 0 || !isManifestSame) {
    const change = { written, removed, completed, staging: work.staging, before: before.files, hashes, manifest }
    for (const [path, signature] of await replaceFiles(out, change)) stamps.set(path, signature)
  }
  const bytes = sorted.reduce((sum, { size }) => sum + size, 0)
  return { written, removed, kept: sorted.length - written.length, bytes, files, stamps }
}
