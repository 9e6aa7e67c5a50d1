// The only code that writes to the output folder. A publication collects the files of a site. Each one that the folder
// does not have yet is completed beside it at once, so that nobody needs to keep its bytes. `publish` then renames them
// into the folder: assets, pages, what lists pages, the manifest last. Only files that a manifest lists are ever
// removed; unchanged files keep their bytes and times; foreign files stay. The process may end at any moment: every
// page is complete and finds what it loads, and the next build cleans up.

import { createHash, type Hash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../hash.ts'
import { compare } from '../problem.ts'
import { yieldOften } from '../yield-often.ts'
import { stampIfHash, stampIfSame } from './compare-file.ts'
import { encodeManifest, type Manifest, manifestName, type PartStamp, readManifest } from './manifest.ts'
import type { FilePart, KeptFile, OutputFile } from './output-file.ts'
import { asEnvironmentError, refuseLink, refuseOddFolder } from './refuse-folder.ts'
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
}

/** A kept file was written by someone else while the site was built: build again without keeping. */
export class OutputChangedError extends Error {}

export interface PublicationOptions {
  /** Folders that the output folder must not hold. */
  forbidden: readonly string[]
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
  appended: Map<string, { hash: Hash; size: number; completed: string }>
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
  translated(refuseOddFolder)(out, options.forbidden)
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
  }
  return {
    add: translated((file) => addFile(file, work)),
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

function addFile(
  file: OutputFile | KeptFile,
  { out, options, manifest, staging, files, completed, stamps }: Work,
): void {
  const { path } = file
  if (!('bytes' in file)) {
    files.set(path, { path, hash: file.hash, size: file.size })
    return
  }
  const { before, seen, isOnly } = options
  const known = before?.get(path)
  const { bytes } = file
  // A file that still has the bytes it had is not hashed again.
  const hash = file.hash ?? (known?.bytes === bytes ? known.hash : hashOf(bytes))
  files.set(path, { path, hash, size: bytes.length, ...(isOnly ? {} : { bytes }) })
  // Another program may have emptied the folder since then, or written another site to it.
  const isKnown = known && manifest.files[path] === hash && statOf(join(out, path))?.size === bytes.length
  const same = isKnown ? '' : (findKept(out, path, { hash }, seen)?.stamp ?? stampIfSame(join(out, path), bytes))
  if (same !== undefined) {
    stamps.set(path, same)
    return
  }
  const target = join(staging.open(), String(files.size))
  writeFileSync(target, bytes)
  completed.set(path, target)
}

function appendPart({ path, part }: FilePart, { staging, appended }: Work): void {
  let file = appended.get(path)
  if (!file) {
    file = { hash: createHash('sha256'), size: 0, completed: join(staging.open(), `part-${appended.size}`) }
    appended.set(path, file)
  }
  file.hash.update(part)
  file.size += part.length
  appendFileSync(file.completed, part)
}

// Files in parts are complete now, and may be what the folder has.
function closeAppended({ out, options, files, completed, stamps, appended }: Work): void {
  for (const [path, { hash: sum, size, completed: target }] of appended) {
    const hash = sum.digest('hex')
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
  const pause = yieldOften()
  for (const { path, hash } of files.values()) {
    if (completed.has(path) || stamps.has(path)) continue
    await pause()
    const kept = findKept(out, path, { hash }, options.seen)
    if (!kept) throw new OutputChangedError(path)
    stamps.set(path, kept.stamp)
  }
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
  for (const path of written) refuseLink(out, path)
  if (written.length > 0 || removed.length > 0 || !isManifestSame) {
    const change = { written, removed, completed, staging: work.staging, before: before.files, hashes, manifest }
    for (const [path, signature] of await replaceFiles(out, change)) stamps.set(path, signature)
  }
  const bytes = sorted.reduce((sum, { size }) => sum + size, 0)
  return { written, removed, kept: sorted.length - written.length, bytes, files, stamps }
}
