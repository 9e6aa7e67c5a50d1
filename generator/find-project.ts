// Where a site is: the folders that a command means when its flags do not name them.

import { existsSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

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

/** The folder of the site's own code beside its content, if there is one. */
export function findOwnSite(content: string, libretto: string): string | undefined {
  const place = ownSitePlace(content, libretto)
  return isFolder(place) ? place : undefined
}

/**
 * Where the folder of the site's own code is, or would be. Beside Libretto's own content is the code of all sites; its
 * own site is a folder in it.
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
