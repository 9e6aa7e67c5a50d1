// Where a site is: the folders that a command means when its flags do not name them. And folders themselves: what is
// in one, and how one is made.

import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
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
  return libretto.split(sep).includes('node_modules')
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
export function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
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
