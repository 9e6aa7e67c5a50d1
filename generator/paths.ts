// Where a site is: the folders that a command means when its flags do not name them. And folders themselves: what is
// in one, and how one is made.

import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import * as system from 'node:path'
import { dirname, join } from 'node:path'
import { errnoOf } from './errors.ts'

/** The usual cache folder: beside the content, and in the folder of Libretto itself. */
export const cacheName = '.libretto'

/** What to do where there is no content. */
export const wayToContent =
  'run the command inside a site, name its folder with --content, or make one with "libretto new site DIR"'

/**
 * The nearest folder upward from the working directory with content/site.yaml, else the working directory. Only a
 * checkout of Libretto falls back to its own site, where nothing else is meant. `content`: the flag.
 */
export function findProject(
  content: string | undefined,
  { workingDirectory, libretto }: { workingDirectory: string; libretto: string },
): string {
  for (let folder = workingDirectory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content', 'site.yaml'))) return folder
    if (dirname(folder) === folder) break
  }
  const isMeant = content !== undefined || existsSync(join(workingDirectory, 'content'))
  return isMeant || isPackage(libretto) ? workingDirectory : libretto
}

/** The folder of custom code beside its content, if there is one. */
export function findOwnSite(content: string, libretto: string): string | undefined {
  const place = ownSitePlace(content, libretto)
  return isFolder(place) ? place : undefined
}

/**
 * Where the folder of custom code is, or would be. Beside Libretto's own content is the code of all sites; its own site
 * is a folder in it.
 */
export function ownSitePlace(content: string, libretto: string): string {
  const beside = join(dirname(content), 'site')
  return beside === join(libretto, 'site') ? join(beside, 'own') : beside
}

/** Whether Libretto is installed as a package, and not a checkout. */
export function isPackage(libretto: string): boolean {
  return libretto.split(system.sep).includes('node_modules')
}

/** Whether a path is a folder, or a link to one. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** Whether a path is a folder, or something in it. */
export function isIn(path: string, folder: string, { sep }: Pick<PathRules, 'sep'> = system): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** How a system writes paths: `node:path`, or its `win32` in tests. */
export type PathRules = Pick<typeof system.posix, 'relative' | 'sep'>

/** A path from a folder on, with slashes. On Windows a path of another drive stays absolute. */
export function pathFrom(folder: string, path: string, { relative, sep }: PathRules = system): string {
  return relative(folder, path).split(sep).join('/')
}

/** Equal for names that a disk may take for the same. Most are plain already. */
export function foldName(name: string): string {
  return /^[a-z0-9/-]*$/.test(name) ? name : name.normalize('NFC').toLowerCase()
}

/** What Windows has in no name: the characters, or the end, of the first such name in a path. */
export function findOddCharacters(path: string): string | undefined {
  const [found] = /[<>:"|?*\\]|[. ](?=\/|$)/.exec(path) ?? []
  if (found === undefined) return undefined
  return /[. ]/.test(found) ? `${found === '.' ? 'a dot' : 'a space'} at its end` : `the character ${found}`
}

/** Lists each folder once. A folder that cannot be listed has no names. */
export function openNames(): (folder: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (folder) => {
    const names = known.get(folder) ?? listNames(folder)
    known.set(folder, names)
    return names
  }
}

function listNames(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder))
  } catch {
    return new Set()
  }
}

/**
 * A path below a folder with each name as the disk has it: some disks find a file by another case as well. What is not
 * there stays as it is.
 */
export function listedPath(folder: string, path: string, names = openNames()): string {
  let place = folder
  const listed = path.split('/').map((name) => {
    const all = names(place)
    const found = all.has(name) ? name : ([...all].find((each) => foldName(each) === foldName(name)) ?? name)
    place = join(place, found)
    return found
  })
  return listed.join('/')
}

/**
 * Makes a folder and those above it. Node's `recursive` tries forever where the system makes no folders, such as in
 * /proc. Throws the system's error.
 */
export function makeFolder(path: string): void {
  // What is no path, such as a file's name with more behind it, is an error already here.
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (errnoOf(error) !== 'EEXIST' || !isFolder(path)) throw error
  }
}
