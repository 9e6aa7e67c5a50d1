// A file that `libretto new` writes: complete, never in the place of another, and never through a link.

import { join } from 'node:path'
import { EnvironmentError, UsageError } from '../errors.ts'
import { placeFile } from './place-file.ts'

/** Writes a file below a folder. Throws UsageError if it is there, and EnvironmentError if it cannot be. */
export function placeNewFile(folder: string, file: string, content: string | Uint8Array): void {
  const path = join(folder, file)
  const placed = placeOrExplain(folder, file, typeof content === 'string' ? Buffer.from(content) : content)
  if (placed === 'link')
    throw new EnvironmentError(
      `${path} is not written, because it or a folder above it is a link, and links are not followed; ` +
        'put a regular folder or file there, or remove the link',
    )
  if (placed === 'odd')
    throw new EnvironmentError(
      `${path} is not written, because a file is in the place of a folder, or a folder in the place of a file`,
    )
  if (placed !== 'created') throw new UsageError(`${path} is already there; choose another address`)
}

function placeOrExplain(folder: string, path: string, bytes: Uint8Array): ReturnType<typeof placeFile> {
  try {
    return placeFile({ folder, path, bytes, isForced: false, isDry: false })
  } catch (error) {
    if (error instanceof EnvironmentError && error.code === 'ENAMETOOLONG')
      throw new UsageError(`the name of the file ${join(folder, path)} would be too long; choose a shorter address`)
    throw error
  }
}
