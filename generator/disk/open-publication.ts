// The only code that writes to the output folder. A publication collects the files of a site. Each one that the folder
// does not have yet is completed beside it at once, so that nobody needs to keep its bytes. `publish` then renames them
// into the folder: what pages load, pages, what lists pages, the manifest last. A first publication is one rename of a
// folder. Only files that a manifest lists are ever removed; unchanged files keep their bytes and times; foreign files
// stay. The process may end at any moment: every page is complete and finds what it loads, and the next build cleans
// up.

import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../hash.ts'
import { yieldOften } from '../pace.ts'
import { compare } from '../problem.ts'
import { openPartialFiles, type PartialFiles } from './append-parts.ts'
import { type CompletedFile, completeFile, type FilePlace, stampIfHash, stampIfSame } from './complete-file.ts'
import { keepAssets } from './kept-assets.ts'
import { allFiles, encodeManifest, type Manifest, manifestName, type PartStamp, readManifest } from './manifest.ts'
import type { KeptFile, OutputFile } from './output-file.ts'
import type { Emitted, HashedFile, Publication, PublicationOptions } from './publication.ts'
import {
  asEnvironmentError,
  refuseFolders,
  refuseForeignFiles,
  refuseObstacles,
  refuseOddFolder,
} from './refuse-folder.ts'
import { findRenamed, renameIn } from './renamed-files.ts'
import { publishOrder, replaceFiles } from './replace-files.ts'
import { findKept } from './seen-files.ts'
import { openPlaces, type StagedPlaces } from './staged-places.ts'
import { type Staging, stagingOf } from './staging.ts'
import { statOf } from './stat-of.ts'
import { openWriteQueue, type WriteQueue } from './write-queue.ts'

/** A publication in progress. */
interface Work {
  out: string
  options: PublicationOptions
  manifest: Manifest
  staging: Staging
  files: Map<string, HashedFile>
  /** Paths of the files that are completed beside the folder; `places` knows where. */
  completed: Set<string>
  /** Stat signatures of the files that are already right. */
  stamps: Map<string, string>
  /** Files in parts. */
  partial: PartialFiles
  places: StagedPlaces
  writes: WriteQueue
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
  const places = openPlaces(out, staging)
  const work: Work = {
    out,
    options,
    manifest: readManifest(out),
    staging,
    files: new Map(),
    completed: new Set(),
    stamps: new Map(),
    partial: openPartialFiles(places.openParts),
    places,
    writes: openWriteQueue(),
  }
  return {
    add: translated((file) => addFile(file, work)),
    addSoon: translated((file) => {
      addFile(file, work, work.writes.write)
      return work.writes.room()?.catch(rejectAs(out))
    }),
    reserve: translated((path) => reserve(path, work)),
    adopt: (path, file) => adopt(path, file, work),
    read: translated((path) => readFileSync(work.completed.has(path) ? work.places.targetOf(path) : join(out, path))),
    append: translated(work.partial.append),
    publish: (stamp) => publish(work, stamp).catch(rejectAs(out)),
    discard: async () => {
      await work.writes.settle()
      staging.remove()
    },
  }
}

function rejectAs(out: string): (error: unknown) => never {
  return (error) => {
    throw asEnvironmentError(error, out)
  }
}

/** Publishes a list of files. Rejects as `openPublication` throws. */
export async function emitFiles(
  files: readonly (OutputFile | KeptFile)[],
  out: string,
  options: PublicationOptions,
): Promise<Emitted> {
  const publication = openPublication(out, options)
  try {
    const pause = yieldOften()
    for (const file of files) {
      await pause()
      await publication.addSoon(file)
    }
    return await publication.publish()
  } finally {
    await publication.discard()
  }
}

function addFile(file: OutputFile | KeptFile, work: Work, write?: WriteQueue['write']): void {
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
  const done = stamp === undefined ? completeFile({ bytes, hash }, reserve(path, work), write) : { hash, size, stamp }
  adopt(path, { ...done, key: file.key, copiedAt: file.copiedAt }, work)
  if (!isOnly) files.set(path, { path, hash, size, bytes })
}

function reserve(path: string, { places, completed }: Work): FilePlace {
  const place = places.reserve(path)
  completed.add(path)
  return place
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

// Files in parts are complete now, and may be what the folder has.
function closePartial({ out, options, files, completed, stamps, partial }: Work): void {
  for (const { path, target, hash, size } of partial.end()) {
    const same = findKept(out, path, { hash }, options.seen)?.stamp ?? stampIfHash(join(out, path), { size, hash })
    files.set(path, { path, hash, size, ...(options.isOnly ? {} : { bytes: readFileSync(target) }) })
    if (same === undefined) completed.add(path)
    else stamps.set(path, same)
  }
}

async function publish(work: Work, stamp: PartStamp | undefined): Promise<Emitted> {
  closePartial(work)
  await work.writes.end()
  const { out, options, files, completed, stamps } = work
  const renamed = findRenamed(out, work.manifest, new Set(files.keys()))
  const last = renameIn(work.manifest, renamed)
  const before = { ...last, files: allFiles(last) }
  const sorted = [...files.values()].sort((a, b) => compare(a.path, b.path))
  const hashes = Object.fromEntries(sorted.map(({ path, hash }) => [path, hash]))
  const kept = keepAssets(out, last, { hashes, builds: options.keepAssets ?? 0 })
  const manifest = encodeManifest({ files: hashes, kept, ...(stamp ? { stamp } : {}) })
  const { newFolders, targetOf } = work.places
  // The output folder itself is there before the first file.
  const isInNew = (path: string) => dirname(path) !== '.' && newFolders.has(dirname(path))
  const unsorted = [...completed].filter((path) => files.has(path))
  // A new site has none of them: each is looked for only once.
  const there = new Set(unsorted.filter((path) => statOf(join(out, path))))
  // The list of a build that was killed has files that never came.
  const isKnown = (path: string) => there.has(path) && Object.hasOwn(before.files, path)
  const order = (path: string) => publishOrder(path, isKnown(path), isInNew(path))
  const whole = work.places.whole()
  // What was reserved and not added is no part of the site.
  if (whole !== undefined)
    for (const path of completed)
      if (!files.has(path)) rmSync(work.places.targetOf(path), { recursive: true, force: true })
  const written = unsorted.sort((a, b) => order(a) - order(b) || compare(a, b))
  const removed = Object.keys(before.files)
    .filter((path) => !Object.hasOwn(hashes, path) && !Object.hasOwn(kept, path))
    // What refers to a file goes before the file: the reverse of a first publication.
    .sort((a, b) => publishOrder(b, false, false) - publishOrder(a, false, false) || compare(a, b))
  const isManifestSame = stampIfSame(join(out, manifestName), manifest) !== undefined
  const taken = written.filter((path) => there.has(path))
  if (!options.isForced) refuseForeignFiles(out, taken, before)
  refuseFolders(out, taken)
  refuseObstacles(out, written, before)
  if (written.length > 0 || removed.length > 0 || !isManifestSame) {
    const places = { targetOf, newFolders, renamed, whole, staging: work.staging }
    const change = { ...places, written, removed, before: before.files, hashes, manifest }
    for (const [path, signature] of await replaceFiles(out, change)) stamps.set(path, signature)
  }
  const bytes = sorted.reduce((sum, { size }) => sum + size, 0)
  return { written, removed, kept: sorted.length - written.length, bytes, files, stamps }
}
