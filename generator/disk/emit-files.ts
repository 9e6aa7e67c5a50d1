// The only code that writes to the output folder. Everything that changed is first completed beside the folder, then
// renamed into it: assets, other files, HTML, the manifest last. Only files that a manifest lists are ever removed;
// unchanged files keep their bytes and times; foreign files stay. The process may end at any moment: every page is
// complete and finds what it loads, and the next build cleans up.

import { lstatSync } from 'node:fs'
import { lstat, mkdir, readFile, realpath, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { describeErrno, EnvironmentError, errnoOf } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { compare } from '../problem.ts'
import { yieldOften } from '../yield-often.ts'
import { eachOf } from './each-of.ts'
import { encodeManifest, type Manifest, manifestName, type PartStamp, readManifest } from './manifest.ts'
import type { KeptFile, OutputFile } from './output-file.ts'
import { findKept, type SeenFiles } from './seen-files.ts'
import { makeStaging, removeStaging } from './staging.ts'
import { stampOf } from './stamp.ts'
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

/** A file with its SHA-256. The bytes of a kept file are on the disk only. */
export interface HashedFile {
  path: string
  hash: string
  bytes?: Uint8Array
  size: number
  /** Stat signature of a kept file. */
  stamp?: string
}

type FileWithBytes = HashedFile & Required<Pick<HashedFile, 'bytes'>>

function hasBytes(file: HashedFile): file is FileWithBytes {
  return file.bytes !== undefined
}

/** A kept file was written by someone else while the site was built: build again without keeping. */
export class OutputChangedError extends Error {}

export interface EmitOptions {
  /** Files whose bytes are known as long as their stat signature is the same. */
  seen?: SeenFiles | undefined
  /** `files` of an earlier result of this process. */
  before?: ReadonlyMap<string, HashedFile> | undefined
  stamp?: PartStamp | undefined
}

/**
 * Writes the site. Files in `before` are compared with the disk by size only, all others by their bytes.
 * Throws EnvironmentError before anything changes if the folder cannot be used.
 */
export async function emitFiles(
  files: readonly (OutputFile | KeptFile)[],
  out: string,
  forbidden: readonly string[],
  options: EmitOptions = {},
): Promise<Emitted> {
  try {
    await refuseOddFolder(out, forbidden)
    return await publish(files, out, options)
  } catch (error) {
    throw asEnvironmentError(error, out)
  }
}

async function publish(
  files: readonly (OutputFile | KeptFile)[],
  out: string,
  { before: known, seen, stamp }: EmitOptions,
): Promise<Emitted> {
  const sorted = files
    .map((file) => withHash(file, known?.get(file.path)))
    .sort((a, b) => publishOrder(a.path) - publishOrder(b.path) || compare(a.path, b.path))
  const { files: before } = await readManifest(out)
  const stamps = await findSame(sorted, out, { known, seen, before })
  const changed = sorted.filter(hasBytes).filter(({ path }) => !stamps.has(path))
  const kept = sorted.length - changed.length
  const hashes = Object.fromEntries(sorted.map(({ path, hash }) => [path, hash]))
  const manifest = encodeManifest({ files: hashes, ...(stamp ? { stamp } : {}) })
  const isManifestSame = (await stampIfSame(join(out, manifestName), manifest)) !== undefined
  const stale = Object.keys(before)
    .filter((path) => !Object.hasOwn(hashes, path))
    .sort(compare)
  if (changed.length > 0 || stale.length > 0 || !isManifestSame) {
    const written = await replaceFiles(out, { changed, stale, manifest, before, hashes })
    for (const [path, signature] of written) stamps.set(path, signature)
  }
  return {
    written: changed.map(({ path }) => path),
    removed: stale,
    kept,
    bytes: sorted.reduce((sum, file) => sum + file.size, 0),
    files: new Map(sorted.map((file) => [file.path, file])),
    stamps,
  }
}

/** Stat signatures of the files that are already right, by path; empty where none was needed. */
async function findSame(
  files: readonly HashedFile[],
  out: string,
  { known, seen, before }: { known: EmitOptions['before']; seen: EmitOptions['seen']; before: Manifest['files'] },
): Promise<Map<string, string>> {
  const stamps = new Map<string, string>()
  const pause = yieldOften()
  await eachOf(files, async ({ path, bytes, size, hash }) => {
    await pause()
    const target = join(out, path)
    // Another program may have emptied the folder since then, or written another site to it.
    const isKnown = known?.has(path) && before[path] === hash && statOf(target)?.size === size
    const kept = isKnown ? '' : findKept(out, path, { hash }, seen)?.stamp
    const stamp = kept ?? (bytes && (await stampIfSame(target, bytes)))
    if (stamp !== undefined) stamps.set(path, stamp)
    else if (!bytes) throw new OutputChangedError(path)
  })
  return stamps
}

interface Replacement {
  /** In the order in which they are published. */
  changed: readonly FileWithBytes[]
  /** Paths to remove. */
  stale: readonly string[]
  manifest: Uint8Array
  /** What the manifest lists before and after: SHA-256 by path. */
  before: Manifest['files']
  hashes: Manifest['files']
}

/** Completes the files beside the folder and renames them into it. Returns their stat signatures by path. */
async function replaceFiles(
  out: string,
  { changed, stale, manifest, before, hashes }: Replacement,
): Promise<Map<string, string>> {
  const stamps = new Map<string, string>()
  await mkdir(dirname(out), { recursive: true })
  await removeStaging(out)
  const staging = await makeStaging(out)
  const writeManifest = async (list: Uint8Array) => {
    await writeFile(join(staging, 'manifest'), list)
    await rename(join(staging, 'manifest'), join(out, manifestName))
  }
  try {
    await eachOf(changed.entries(), ([index, { bytes }]) => writeFile(join(staging, String(index)), bytes))
    await mkdir(out, { recursive: true })
    // Until the end the manifest lists old and new files, so that the next build knows ours if this one is killed.
    if (Object.keys(hashes).some((path) => !Object.hasOwn(before, path)))
      await writeManifest(encodeManifest({ files: { ...before, ...hashes } }))
    await eachOf(
      new Set(changed.map(({ path }) => dirname(path))),
      async (folder) => void (await mkdir(join(out, folder), { recursive: true })),
    )
    // One after the other: a visitor who comes meanwhile relies on this order.
    for (const [index, { path }] of changed.entries()) {
      await rename(join(staging, String(index)), join(out, path))
      stamps.set(path, stampOf(lstatSync(join(out, path), { bigint: true })))
    }
    for (const path of stale) await removeFile(out, path)
    await writeManifest(manifest)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return stamps
}

// A file that still has the bytes it had is not hashed again.
function withHash(file: OutputFile | KeptFile, known: HashedFile | undefined): HashedFile {
  if (!('bytes' in file)) return file
  const { path, bytes, hash } = file
  const knownHash = known?.bytes === bytes ? known.hash : undefined
  return { path, bytes, size: bytes.length, hash: hash ?? knownHash ?? hashOf(bytes) }
}

// What a page refers to must be there before the page is.
function publishOrder(path: string): number {
  if (path.startsWith('assets/')) return 0
  return path.endsWith('.html') ? 2 : 1
}

/** The stat signature of a file that has these bytes; undefined for any other file. */
async function stampIfSame(path: string, bytes: Uint8Array): Promise<string | undefined> {
  try {
    const stats = await lstat(path, { bigint: true })
    if (!stats.isFile() || stats.size !== BigInt(bytes.length)) return undefined
    return Buffer.compare(bytes, await readFile(path)) === 0 ? stampOf(stats) : undefined
  } catch {
    return undefined
  }
}

async function removeFile(out: string, path: string): Promise<void> {
  await unlink(join(out, path)).catch(ignoreMissing)
  // Folders that are empty now are removed as well; rmdir refuses the others.
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      await rmdir(join(out, folder))
    } catch {
      return
    }
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function refuseOddFolder(out: string, forbidden: readonly string[]): Promise<void> {
  const stats = await lstat(out).catch(() => undefined)
  if (stats?.isSymbolicLink())
    throw new EnvironmentError(`the output folder ${out} is a link; give the folder it points to with --out`)
  if (stats && !stats.isDirectory())
    throw new EnvironmentError(`the output ${out} is not a folder; remove it or choose another with --out`)
  const real = stats ? await realpath(out) : out
  for (const folder of forbidden) {
    const other = await realpath(folder).catch(() => folder)
    if (real === other || other.startsWith(real.endsWith(sep) ? real : real + sep))
      throw new EnvironmentError(`the output folder ${out} holds ${folder}; choose another with --out`)
  }
}

function asEnvironmentError(error: unknown, out: string): unknown {
  const code = errnoOf(error)
  const reason = code && describeErrno(code, 'write-folder')
  return reason ? new EnvironmentError(`${out} cannot be written: ${reason} (${code})`, { code, cause: error }) : error
}
