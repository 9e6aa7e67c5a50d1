// A complete file gets its own name without replacing another: by a hard link where the disk has them. exFAT, FAT, and
// several network and virtual disks have none.

import { closeSync, constants, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { errnoOf } from '../errors.ts'
import { moveFile } from './move-file.ts'

/** What disks without hard links answer. Some of these codes mean something else as well: then the next call fails. */
const refusals: ReadonlySet<string> = new Set([
  'EPERM',
  'EACCES',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EINVAL',
  'EISDIR',
  'EMLINK',
  'EXDEV',
])

/** Links a file to a new name; false if something has that name, undefined if the disk has no hard links. */
export function linkNew(from: string, to: string): boolean | undefined {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    const code = errnoOf(error) ?? ''
    if (code === 'EEXIST') return false
    if (refusals.has(code)) return undefined
    throw error
  }
}

/** Writes a new file; false if something has that name. It is empty for a moment, and gone again after a failure. */
export function createNew(path: string, text: string): boolean {
  const file = openNew(path)
  if (file === undefined) return false
  try {
    writeFileSync(file, text)
    return true
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

/** Renames a file to a new name; false if something has that name. An empty file takes the name for a moment. */
export function renameNew(from: string, to: string): boolean {
  if (!createNew(to, '')) return false
  try {
    moveFile(from, to)
    return true
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  }
}

function openNew(path: string): number | undefined {
  try {
    return openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW)
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return undefined
    throw error
  }
}
