import { lstatSync, type Stats } from 'node:fs'

/** Stats of a path without following links; undefined if nothing is there or it cannot be read. */
export function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Whether a path is a folder, not a link to one. */
export function isRealFolder(path: string): boolean {
  return statOf(path)?.isDirectory() === true
}
