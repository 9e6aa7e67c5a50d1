// Files → the output folder. In: every file of the site. Out: what was written, kept and removed. The only code that writes there.
// Everything changed is first completed beside the folder, then renamed in: assets, other files, HTML, the manifest last. Only what a
// manifest lists is ever removed; unchanged files keep their bytes and times; foreign files stay. The process may end at any moment: every
// page is whole and finds what it loads, and the next build puts in order what this one left.

import { createHash } from 'node:crypto'
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
import { EnvironmentError } from '../environment-error.ts'
import { compare } from '../problem.ts'
import type { OutputFile } from '../render/bundle-site.ts'
import { pauses } from '../yield-often.ts'
import { eachOf } from './each-of.ts'
import { isRunning } from './process-running.ts'
import { statOf } from './stat-of.ts'

export interface Emitted {
  written: string[]
  removed: string[]
  /** Files that were already right. */
  kept: number
  bytes: number
  /** What the folder holds now, by path, for the next build. */
  files: ReadonlyMap<string, Uint8Array>
}

export interface EmitOptions {
  /** What this process has written itself. */
  before?: ReadonlyMap<string, Uint8Array> | undefined
  stamp?: PartStamp | undefined
}

/** Name of the list of all files the build wrote, inside the output folder. */
export const manifestName = '.libretto-manifest.json'

/** What marks the folder as one part of a site. */
export interface PartStamp {
  /** From 1. */
  part: number
  of: number
  /** The same for all parts of one site. */
  site: string
}

/** The list of all files a build wrote: their SHA-256 by path. */
export interface Manifest {
  files: Readonly<Record<string, string>>
  stamp?: PartStamp
}

/**
 * Writes the site. Of what `before` holds only the size on the disk is looked at, everything else is compared with it.
 * Throws EnvironmentError before anything changed when the folder cannot be used.
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
  const sorted = [...files].sort((a, b) => publishOrder(a.path) - publishOrder(b.path) || compare(a.path, b.path))
  const { files: before } = await readManifest(out)
  const same = new Set<OutputFile>()
  const pause = pauses()
  await eachOf(sorted, async (file) => {
    await pause()
    // Somebody else may have emptied the folder since then, or written another site into it.
    const isKnown =
      known?.has(file.path) &&
      before[file.path] === hashOf(file.bytes) &&
      statOf(join(out, file.path))?.size === file.bytes.length
    if (isKnown || (await isSame(join(out, file.path), file.bytes))) same.add(file)
  })
  const changed = sorted.filter((file) => !same.has(file))
  const hashes = Object.fromEntries(sorted.map(({ path, bytes }) => [path, hashOf(bytes)]))
  const manifest = encodeManifest({ files: hashes, ...(stamp ? { stamp } : {}) })
  const isManifestSame = await isSame(join(out, manifestName), manifest)
  const stale = Object.keys(before)
    .filter((path) => !Object.hasOwn(hashes, path))
    .sort(compare)
  const bytes = sorted.reduce((sum, file) => sum + file.bytes.length, 0)
  const held = new Map(sorted.map((file) => [file.path, file.bytes]))
  if (changed.length === 0 && isManifestSame && stale.length === 0)
    return { written: [], removed: [], kept: sorted.length, bytes, files: held }

  await mkdir(dirname(out), { recursive: true })
  await removeLeavings(out)
  const staging = await mkdtemp(join(dirname(out), stagingPrefix(out) + process.pid + '-'))
  const writeManifest = async (list: Uint8Array) => {
    await writeFile(join(staging, 'manifest'), list)
    await rename(join(staging, 'manifest'), join(out, manifestName))
  }
  try {
    await eachOf(changed.entries(), ([index, file]) => writeFile(join(staging, String(index)), file.bytes))
    await mkdir(out, { recursive: true })
    // Until all is done the list names what was there and what will be: whoever finds a build that ended halfway knows what is ours.
    if (Object.keys(hashes).some((path) => !Object.hasOwn(before, path)))
      await writeManifest(encodeManifest({ files: { ...before, ...hashes } }))
    await eachOf(
      new Set(changed.map(({ path }) => dirname(path))),
      async (folder) => void (await mkdir(join(out, folder), { recursive: true })),
    )
    // One after the other: this order is what a visitor in between relies on.
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

// Whatever a page refers to must be there before the page is.
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

// Its name says which process fills it, so that the leavings of one that died are known.
function stagingPrefix(out: string): string {
  return `.${basename(out)}-libretto-`
}

async function removeLeavings(out: string): Promise<void> {
  const prefix = stagingPrefix(out)
  for (const name of await readdir(dirname(out))) {
    const pid = name.startsWith(prefix) ? Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0]) : Number.NaN
    if (pid === process.pid || (pid > 0 && !isRunning(pid)))
      await rm(join(dirname(out), name), { recursive: true, force: true })
  }
}

const hashes = new WeakMap<Uint8Array, string>()

function hashOf(bytes: Uint8Array): string {
  const hash = hashes.get(bytes) ?? createHash('sha256').update(bytes).digest('hex')
  hashes.set(bytes, hash)
  return hash
}

/** The list in a folder. One that cannot be read is empty: nothing there is known to be ours. */
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
  // Folders that held only this file go with it; rmdir refuses the others.
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
  const { code } = error as { code?: string }
  const reasons: Record<string, string> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EACCES: 'writing there is not allowed',
    EPERM: 'writing there is not allowed',
    EROFS: 'the disk is read-only',
    EXDEV: 'the folder beside it is on another disk',
    EIO: 'the disk answered with an error',
    EFBIG: 'a file is larger than the limit',
    ENOTDIR: 'a file stands where a folder is needed',
    EISDIR: 'a folder stands where a file is needed',
    ENOTEMPTY: 'a folder stands where a file is needed',
    EMFILE: 'too many files are open',
  }
  const reason = code === undefined ? undefined : reasons[code]
  return reason === undefined ? error : new EnvironmentError(`${out} cannot be written: ${reason} (${code})`)
}
