// Files → the output folder. In: every file of the site. Out: what was written, kept and removed. The only code that writes there.
// Everything changed is first completed beside the folder, then renamed in: assets, other files, HTML, the manifest last. Only what the
// previous manifest lists is ever removed; unchanged files keep their bytes and times; foreign files stay.

import { createHash } from 'node:crypto'
import { lstat, mkdir, mkdtemp, readFile, realpath, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { EnvironmentError } from '../environment-error.ts'
import { compare } from '../problem.ts'
import type { OutputFile } from './bundle.ts'

export interface Emitted {
  written: string[]
  removed: string[]
  /** Files that were already right. */
  kept: number
  bytes: number
  /** What the folder holds now, by path, for the next build. */
  files: ReadonlyMap<string, Uint8Array>
}

/** Name of the list of all files the build wrote, inside the output folder. */
export const manifestName = '.libretto-manifest.json'

/**
 * Writes the site. With `before`, what this process has written itself, only what differs from that is compared with the disk.
 * Throws EnvironmentError before anything changed when the folder cannot be used.
 */
export async function emitFiles(files: readonly OutputFile[], out: string, forbidden: readonly string[], before?: ReadonlyMap<string, Uint8Array>): Promise<Emitted> {
  try {
    await refuseOddFolder(out, forbidden)
    return await publish(files, out, before)
  } catch (error) {
    throw asEnvironmentError(error, out)
  }
}

async function publish(files: readonly OutputFile[], out: string, known: ReadonlyMap<string, Uint8Array> | undefined): Promise<Emitted> {
  const sorted = [...files].sort((a, b) => publishOrder(a.path) - publishOrder(b.path) || compare(a.path, b.path))
  const before = await readManifest(out)
  const changed: OutputFile[] = []
  for (const file of sorted) {
    const written = known?.get(file.path)
    const isKnown = written !== undefined && (written === file.bytes || Buffer.compare(written, file.bytes) === 0)
    if (!isKnown && !(await isSame(join(out, file.path), file.bytes))) changed.push(file)
  }
  const manifest = { path: manifestName, bytes: encodeManifest(sorted) }
  const isManifestSame = await isSame(join(out, manifestName), manifest.bytes)
  const now = new Set(sorted.map(({ path }) => path))
  const stale = before.filter((path) => !now.has(path)).sort(compare)
  const bytes = sorted.reduce((sum, file) => sum + file.bytes.length, 0)
  const held = new Map(sorted.map((file) => [file.path, file.bytes]))
  if (changed.length === 0 && isManifestSame && stale.length === 0) return { written: [], removed: [], kept: sorted.length, bytes, files: held }

  await mkdir(dirname(out), { recursive: true })
  const staging = await mkdtemp(join(dirname(out), `.${basename(out)}-`))
  try {
    const staged = [...changed, ...(isManifestSame ? [] : [manifest])]
    for (const [index, file] of staged.entries()) await writeFile(join(staging, String(index)), file.bytes)
    for (const [index, file] of staged.entries()) {
      const target = join(out, file.path)
      await mkdir(dirname(target), { recursive: true })
      await rename(join(staging, String(index)), target)
    }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  for (const path of stale) await removeFile(out, path)
  return { written: changed.map(({ path }) => path), removed: stale, kept: sorted.length - changed.length, bytes, files: held }
}

// Whatever a page refers to must be there before the page is.
function publishOrder(path: string): number {
  if (path.startsWith('assets/')) return 0
  return path.endsWith('.html') ? 2 : 1
}

function encodeManifest(files: readonly OutputFile[]): Uint8Array {
  const list = Object.fromEntries([...files].sort((a, b) => compare(a.path, b.path)).map(({ path, bytes }) => [path, hashOf(bytes)]))
  return new TextEncoder().encode(`${JSON.stringify({ libretto: 1, files: list }, null, 1)}\n`)
}

const hashes = new WeakMap<Uint8Array, string>()

function hashOf(bytes: Uint8Array): string {
  const hash = hashes.get(bytes) ?? createHash('sha256').update(bytes).digest('hex')
  hashes.set(bytes, hash)
  return hash
}

// A manifest that cannot be read means: nothing here is known to be ours.
async function readManifest(out: string): Promise<string[]> {
  try {
    const { files } = JSON.parse(await readFile(join(out, manifestName), 'utf8')) as { files?: Record<string, string> }
    return Object.keys(files ?? {}).filter((path) => !path.startsWith('/') && !path.split('/').includes('..'))
  } catch {
    return []
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
  if (stats?.isSymbolicLink()) throw new EnvironmentError(`the output folder ${out} is a link; give the folder it points to with --out`)
  if (stats && !stats.isDirectory()) throw new EnvironmentError(`the output ${out} is not a folder; remove it or choose another with --out`)
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
