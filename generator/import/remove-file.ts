import { closeSync, constants, openSync, readFileSync, realpathSync, rmdirSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeErrno, EnvironmentError, errnoOf } from '../errors.ts'
import { hashOf } from '../hash.ts'

/**
 * Removes a file below a folder, absolute, if it still has this SHA-256, and the folders that are empty then. Links are
 * not followed. Throws EnvironmentError if the system refuses.
 */
export function removeFile(folder: string, file: string, expectedHash: string): void {
  const path = join(folder, file)
  try {
    // A link on the way leads elsewhere.
    if (realpathSync(dirname(path)) !== join(realpathSync(folder), dirname(file))) return
    if (hashOf(readWhole(path)) === expectedHash) unlinkSync(path)
  } catch (error) {
    const code = errnoOf(error)
    if (code === undefined) throw error
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP') return
    const reason = describeErrno(code, 'write-folder') ?? code
    throw new EnvironmentError(`${path} cannot be removed: ${reason}`, { code, cause: error })
  }
  removeEmpty(dirname(path), folder)
}

function readWhole(path: string): Uint8Array {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

/** Removes a folder and those above it, as long as nothing is in them. */
function removeEmpty(path: string, top: string): void {
  for (let folder = path; folder !== top; folder = dirname(folder))
    try {
      rmdirSync(folder)
    } catch {
      return
    }
}
