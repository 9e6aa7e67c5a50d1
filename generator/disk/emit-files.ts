// The only code that writes to the output folder. Everything that changed is first completed beside the folder, then
// renamed into it: assets, other files, HTML, the manifest last. Only files that a manifest lists are ever removed;
// unchanged files keep their bytes and times; foreign files stay. The process may end at any moment: every page is
// complete and finds what it loads, and the next build cleans up.

import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { describeErrno, EnvironmentError, errnoOf } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { compare } from '../problem.ts'
import { yieldOften } from '../yield-often.ts'
import { eachOf } from './each-of.ts'
import type { OutputFile } from './output-file.ts'
import { isRunning } from './process-running.ts'
import { statOf } from './stat-of.ts'

export interface Emitted {
  written: string[]
  removed: string[]
  /** Files that were already right. */
  kept: number
  bytes: number
  /** Every file now in the folder, by path, for the next build. */
  files: ReadonlyMap<string, HashedFile>
}

/** A file with its SHA-256. */
export type HashedFile = Required<OutputFile>

export interface EmitOptions {
  /** `files` of an earlier result of this process. */
  before?: ReadonlyMap<string, HashedFile> | undefined
  stamp?: PartStamp | undefined
}

/** Name of the manifest in the output folder. */
export const manifestName = '.libretto-manifest.json'

/** Marks the folder as one shard of a site. */
interface PartStamp {
  /** From 1. */
  part: number
  of: number
  /** The same for all parts of one site. */
  site: string
}

/** The list of all files that a build wrote: their SHA-256 by path. */
export interface Manifest {
  files: Readonly<Record<string, string>>
  stamp?: PartStamp
}

/**
 * Writes the site. Files in `before` are compared with the disk by size only, all others by their bytes.
 * Throws EnvironmentError before anything changes if the folder cannot be used.
 */
export async function emitFiles(
  files: readonly OutputFile[],
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
  files: readonly OutputFile[],
  out: string,
  { before: known, stamp }: EmitOptions,
): Promise<Emitted> {
  const sorted = files
    .map((file) => withHash(file, known?.get(file.path)))
    .sort((a, b) => publishOrder(a.path) - publishOrder(b.path) || compare(a.path, b.path))
  const { files: before } = await readManifest(out)
  const same = new Set<HashedFile>()
  const pause = yieldOften()
  await eachOf(sorted, async (file) => {
    await pause()
    // Another program may have emptied the folder since then, or written another site to it.
    const isKnown =
      known?.has(file.path) &&
      before[file.path] === file.hash &&
      statOf(join(out, file.path))?.size === file.bytes.length
    if (isKnown || (await isSame(join(out, file.path), file.bytes))) same.add(file)
  })
  const changed = sorted.filter((file) => !same.has(file))
  const hashes = Object.fromEntries(sorted.map(({ path, hash }) => [path, hash]))
  const manifest = encodeManifest({ files: hashes, ...(stamp ? { stamp } : {}) })
  const isManifestSame = await isSame(join(out, manifestName), manifest)
  const stale = Object.keys(before)
    .filter((path) => !Object.hasOwn(hashes, path))
    .sort(compare)
  const bytes = sorted.reduce((sum, file) => sum + file.bytes.length, 0)
  const held = new Map(sorted.map((file) => [file.path, file]))
  if (changed.length === 0 && isManifestSame && stale.length === 0)
    return { written: [], removed: [], kept: sorted.length, bytes, files: held }

  await mkdir(dirname(out), { recursive: true })
  await removeStale(out)
  const staging = await mkdtemp(join(dirname(out), stagingPrefix(out) + process.pid + '-'))
  const writeManifest = async (list: Uint8Array) => {
    await writeFile(join(staging, 'manifest'), list)
    await rename(join(staging, 'manifest'), join(out, manifestName))
  }
  try {
    await eachOf(changed.entries(), ([index, file]) => writeFile(join(staging, String(index)), file.bytes))
    await mkdir(out, { recursive: true })
    // Until the end the manifest lists old and new files, so that the next build knows ours if this one is killed.
    if (Object.keys(hashes).some((path) => !Object.hasOwn(before, path)))
      await writeManifest(encodeManifest({ files: { ...before, ...hashes } }))
    await eachOf(
      new Set(changed.map(({ path }) => dirname(path))),
      async (folder) => void (await mkdir(join(out, folder), { recursive: true })),
    )
    // One after the other: a visitor who comes meanwhile relies on this order.
    for (const [index, file] of changed.entries()) await rename(join(staging, String(index)), join(out, file.path))
    for (const path of stale) await removeFile(out, path)
    await writeManifest(manifest)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return {
    written: changed.map(({ path }) => path),
    removed: stale,
    kept: sorted.length - changed.length,
    bytes,
    files: held,
  }
}

// A file that still has the bytes it had is not hashed again.
function withHash({ path, bytes, hash }: OutputFile, known: HashedFile | undefined): HashedFile {
  return { path, bytes, hash: hash ?? (known?.bytes === bytes ? known.hash : hashOf(bytes)) }
}

// What a page refers to must be there before the page is.
function publishOrder(path: string): number {
  if (path.startsWith('assets/')) return 0
  return path.endsWith('.html') ? 2 : 1
}

function encodeManifest({ files, stamp }: Manifest): Uint8Array {
  const list = Object.fromEntries(Object.entries(files).sort(([a], [b]) => compare(a, b)))
  return new TextEncoder().encode(
    `${JSON.stringify({ libretto: 1, ...(stamp ? { stamp } : {}), files: list }, null, 1)}\n`,
  )
}

// The name includes the process id, so that the stale folder of a process that died is recognised.
function stagingPrefix(out: string): string {
  return `.${basename(out)}-libretto-`
}

async function removeStale(out: string): Promise<void> {
  const prefix = stagingPrefix(out)
  for (const name of await readdir(dirname(out))) {
    const pid = name.startsWith(prefix) ? Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0]) : Number.NaN
    if (pid === process.pid || (pid > 0 && !isRunning(pid)))
      await rm(join(dirname(out), name), { recursive: true, force: true })
  }
}

/** The manifest of a folder. One that cannot be read is empty: nothing in the folder is known to be ours. */
export async function readManifest(out: string): Promise<Manifest> {
  try {
    const { files, stamp } = JSON.parse(await readFile(join(out, manifestName), 'utf8')) as Partial<Manifest>
    const own = Object.entries(files ?? {}).filter(([path]) => !path.startsWith('/') && !path.split('/').includes('..'))
    return { files: Object.fromEntries(own), ...(stamp ? { stamp } : {}) }
  } catch {
    return { files: {} }
  }
}

async function isSame(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const stats = await lstat(path)
    return stats.isFile() && stats.size === bytes.length && Buffer.compare(bytes, await readFile(path)) === 0
  } catch {
    return false
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
