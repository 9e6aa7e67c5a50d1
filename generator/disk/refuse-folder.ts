// Folders that Libretto does not write to, and the words for failures of the disk.

import { realpathSync } from 'node:fs'
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path'
import type { Places } from '../config/config.ts'
import { describeErrno, EnvironmentError, errnoOf } from '../errors.ts'
import { cacheName, foldName, isIn, pathFrom } from '../paths.ts'
import { listNames } from '../problem.ts'
import type { Manifest } from './manifest.ts'
import { isSameItem } from './same-names.ts'
import { isRealFolder, statOf } from './stat-of.ts'

/** Folders that have nothing to do with the output folder. */
export interface OtherFolders {
  /** Must not be in it. */
  forbidden: readonly string[]
  /** Must not have it in them. */
  reserved?: readonly string[]
  /** Must neither be in it nor have it in them, whether they are there or not. */
  taken?: readonly TakenFolder[]
}

/** A folder that something else is written to or read from. */
interface TakenFolder {
  folder: string
  /** What it is. */
  use: string
}

// Version control and package managers remove what they do not know in their folders, without asking.
const toolFolders = new Set(['.git', 'node_modules'])

/** Why an output folder cannot be used, and what to do. */
interface Refusal {
  reason: string
  remedy: string
}

/** Throws EnvironmentError if the output folder is a link, no folder, or where it must not be. */
export function refuseOddFolder(out: string, others: OtherFolders): void {
  const found = findRefusal(out, others, (path) => path)
  if (found) throw new EnvironmentError(`${found.reason}; ${found.remedy}`)
}

/** Throws EnvironmentError if the cache folder is a link, or is reached through one that leads out of the site. */
export function refuseLinkedCache(config: CachePlace): void {
  const found = findCacheRefusal(config, (path) => path)
  if (found) throw new EnvironmentError(`${found.reason}; ${found.remedy}`)
}

/** What of a configuration says where the cache folder is. */
type CachePlace = Pick<Places, 'cache' | 'project' | 'workingDirectory'>

/**
 * Why nothing is written to the cache folder. A link above it may be of the system, but one in the folders of the site
 * comes with the content: it must not lead elsewhere.
 */
export function findCacheRefusal(
  { cache, project, workingDirectory }: CachePlace,
  nameOf: (path: string) => string,
): Refusal | undefined {
  if (cache === undefined) return undefined
  const name = nameOf(cache)
  const isUsual = cache === join(project, cacheName)
  const remedy = isUsual ? 'remove the link' : 'give the folder it points to with --cache'
  if (statOf(cache)?.isSymbolicLink()) return { reason: `the cache folder ${name} is a link`, remedy }
  const root = [project, workingDirectory].find((folder) => isIn(cache, folder))
  if (root === undefined || isIn(realPath(cache), realPath(root))) return undefined
  return { reason: `the cache folder ${name} is behind a link that leads out of ${nameOf(root)}`, remedy }
}

/** What is wrong with the output folder. `nameOf` gives the words for a path. */
export function findRefusal(
  out: string,
  { forbidden, reserved = [], taken = [] }: OtherFolders,
  nameOf: (path: string) => string,
): Refusal | undefined {
  const name = nameOf(out)
  const stats = statOf(out)
  if (stats?.isSymbolicLink())
    return { reason: `the output folder ${name} is a link`, remedy: 'give the folder it points to with --out' }
  if (stats && !stats.isDirectory())
    return { reason: `the output ${name} is not a folder`, remedy: 'remove it or choose another with --out' }
  const misplaced = (how: string) => ({
    reason: `the output folder ${name} ${how}`,
    remedy: 'choose another with --out',
  })
  const real = realPath(out)
  const held = forbidden.find((folder) => isWithin(realPath(folder), real))
  if (held !== undefined)
    return misplaced(isWithin(real, realPath(held)) ? 'is also an input' : `holds ${nameOf(held)}`)
  const other = taken.find(({ folder }) => isWithin(realPath(folder), real) || isWithin(real, realPath(folder)))
  if (other !== undefined) return misplaced(describeTaken(other, real, nameOf))
  const holder = reserved.find((folder) => isWithin(real, realPath(folder)))
  if (holder !== undefined) return misplaced(`is in ${nameOf(holder)}`)
  const tool = real.split(sep).find((part) => toolFolders.has(part.toLowerCase()))
  return tool === undefined ? undefined : misplaced(`is in a folder named ${tool}`)
}

function describeTaken({ folder, use }: TakenFolder, real: string, nameOf: (path: string) => string): string {
  const place = realPath(folder)
  if (isWithin(place, real) && isWithin(real, place)) return `is ${use}`
  return `${isWithin(place, real) ? 'holds' : 'is in'} ${nameOf(folder)}, ${use}`
}

/** Whether a path is a folder, or something in it, also where the disk takes another case for the same. */
function isWithin(path: string, folder: string): boolean {
  if (isIn(path, folder)) return true
  if (!isIn(foldName(path), foldName(folder))) return false
  const { root } = parse(folder)
  const steps = (place: string) => place.slice(root.length).split(sep)
  const above = steps(path).slice(0, steps(folder).length)
  return isSameItem(root, above.join('/'), steps(folder).join('/'))
}

/** The real path of something that need not exist yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), basename(path))
  }
}

/**
 * Throws EnvironmentError if one of these files, which are there, was not written by a build. A manifest that cannot be
 * read says that builds have written, but not which files.
 */
export function refuseForeignFiles(out: string, there: readonly string[], { isThere, files }: Manifest): void {
  if (isThere && Object.keys(files).length === 0) return
  const foreign = there.filter((path) => !Object.hasOwn(files, path) && !isRealFolder(join(out, path)))
  if (foreign.length === 0) return
  const names = listNames(foreign, 3)
  throw new EnvironmentError(
    `the output folder ${out} holds files that no build has written, and the site would replace them (${names}); ` +
      'choose another with --out, or replace them with --force',
  )
}

/** Throws EnvironmentError if a folder is in the place of one of these files, which are there. */
export function refuseFolders(out: string, there: readonly string[]): void {
  const folder = there.map((path) => join(out, path)).find(isRealFolder)
  if (folder !== undefined)
    throw new EnvironmentError(`${folder} is a folder, and the site has a file there; ${remedy}`)
}

/**
 * Throws EnvironmentError if a file or a link is in the place of a folder that one of these files needs. A file that a
 * build has written gives way.
 */
export function refuseObstacles(out: string, paths: readonly string[], { files }: Manifest): void {
  for (const folder of foldersAbove(paths)) {
    const place = join(out, folder)
    const stats = statOf(place)
    if (stats?.isSymbolicLink()) throw linkError(place)
    if (stats && !stats.isDirectory() && !Object.hasOwn(files, folder))
      throw new EnvironmentError(`${place} is a file, and the site has a folder there; ${remedy}`)
  }
}

/** Every folder that these paths name, each once, before what is in it. */
function foldersAbove(paths: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (folder: string) => {
    if (folder === '.' || found.has(folder)) return
    add(dirname(folder))
    found.add(folder)
  }
  for (const path of paths) add(dirname(path))
  return found
}

const remedy = 'remove it, then build again'

function linkError(link: string): EnvironmentError {
  return new EnvironmentError(`${link} is a link, and nothing is written through links; ${remedy}`)
}

/** The first folder of a path below `out` that is a link. What is written or removed there would be somebody else's. */
export function linkOnTheWay(out: string, path: string): string | undefined {
  const names = path.split('/').slice(0, -1)
  const folders = names.map((_, end) => join(out, ...names.slice(0, end + 1)))
  return folders.find((folder) => statOf(folder)?.isSymbolicLink())
}

/** Throws EnvironmentError if a file cannot be written without following a link. */
export function refuseLink(out: string, path: string): void {
  const link = linkOnTheWay(out, path)
  if (link !== undefined) throw linkError(link)
}

/** Throws EnvironmentError if a path is a link, or one of the folders between `root` and it. */
export function refuseLinksIn(root: string, path: string): void {
  const place = resolve(root, path)
  const link = isIn(place, root) ? linkOnTheWay(root, `${pathFrom(root, place)}/`) : place
  if (link !== undefined && statOf(link)?.isSymbolicLink())
    throw new EnvironmentError(`${link} is a link, and nothing is written through links; remove it, then try again`)
}

/** The same error in words for people if it came from the disk. */
export function asEnvironmentError<Thrown>(error: Thrown, out: string): Thrown | EnvironmentError {
  const code = errnoOf(error)
  const reason = code && describeErrno(code, 'write-folder')
  return reason
    ? new EnvironmentError(`${placeOf(error, out)} cannot be written: ${reason} (${code})`, { code, cause: error })
    : error
}

/** Runs what writes below a folder. Throws EnvironmentError for a failure of the disk. */
export function writeBelow<Made>(folder: string, act: () => Made): Made {
  try {
    return act()
  } catch (error) {
    throw asEnvironmentError(error, folder)
  }
}

/** What the error is about in `out`. Temporary files and locks, whose names say so, mean nothing to people. */
function placeOf(error: unknown, out: string): string {
  const { path, dest = path } = error as NodeJS.ErrnoException & { dest?: string }
  const isOwn = dest === undefined || relative(out, dest).split(sep)[0]?.includes('libretto-')
  return !isOwn && isIn(dest, out) ? dest : out
}
