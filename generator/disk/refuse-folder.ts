// Folders that Libretto does not write to, and the words for failures of the disk.

import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describeErrno, EnvironmentError, errnoOf } from '../errors.ts'
import { statOf } from './stat-of.ts'

/** Throws EnvironmentError if the output folder is a link, no folder, or holds one of the `forbidden` folders. */
export function refuseOddFolder(out: string, forbidden: readonly string[]): void {
  const stats = statOf(out)
  if (stats?.isSymbolicLink())
    throw new EnvironmentError(`the output folder ${out} is a link; give the folder it points to with --out`)
  if (stats && !stats.isDirectory())
    throw new EnvironmentError(`the output ${out} is not a folder; remove it or choose another with --out`)
  const real = stats ? realpathSync(out) : out
  for (const folder of forbidden) {
    const other = statOf(folder) ? realpathSync(folder) : folder
    if (real === other || other.startsWith(real.endsWith(sep) ? real : real + sep))
      throw new EnvironmentError(`the output folder ${out} holds ${folder}; choose another with --out`)
  }
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
  if (link !== undefined)
    throw new EnvironmentError(`${link} is a link, and nothing is written through links; remove it, then build again`)
}

/** The same error in words for people if it came from the disk. */
export function asEnvironmentError(error: unknown, out: string): unknown {
  const code = errnoOf(error)
  const reason = code && describeErrno(code, 'write-folder')
  return reason ? new EnvironmentError(`${out} cannot be written: ${reason} (${code})`, { code, cause: error }) : error
}
