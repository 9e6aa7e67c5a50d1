// Whether two names that differ only in case, or in how letters are composed, are one file: on Windows, macOS, exFAT
// and FAT they are.

import { join } from 'node:path'
import { listedPath, openNames } from '../paths.ts'
import { statOf } from './stat-of.ts'

/**
 * Whether two paths below a folder, which are equal but for case and composition, lead to one thing. On a disk that
 * tells case there may be both.
 */
export function isSameItem(folder: string, a: string, b: string, names = openNames()): boolean {
  if (!statOf(join(folder, a)) || !statOf(join(folder, b))) return false
  return listedPath(folder, a, names) === listedPath(folder, b, names)
}
