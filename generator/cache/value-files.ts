// Values in separate files, each found by its key alone: what a build has made is there for the next one, even if this
// one is killed. Their names have the version and the key, so a file is right, damaged, or nobody's.

import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../hash.ts'
import { hasSeal, isOwnFolder, readSealed, writeSealed } from './sealed-file.ts'

export interface ValueFiles {
  /** The value of a name; undefined if it is not there as it was written. */
  read: (name: string) => unknown
  /** Writes a value at once. Returns whether that was possible. */
  write: (name: string, value: unknown) => boolean
  /** The name of a value, of all that it depends on. */
  nameOf: (facts: readonly string[]) => string
  /** Removes the files of all other names. */
  keepOnly: (names: ReadonlySet<string>) => void
}

interface FilesPlace {
  folder: string
  /** The beginning of the names of the files. */
  name: string
  version: string
}

/** The files of one cache. */
export function openValueFiles({ folder, name, version }: FilesPlace): ValueFiles {
  const ownName = new RegExp(`^${name}-[0-9a-f]{32}\\.value$`)
  return {
    nameOf: (facts) => `${name}-${hashOf(JSON.stringify([version, ...facts])).slice(0, 32)}.value`,
    read: (file) => {
      const next = readSealed({ path: join(folder, file), version }, isThere).next()
      return next.done ? undefined : next.value
    },
    write: (file, value) => writeSealed({ path: join(folder, file), version }, [value]),
    keepOnly: (names) => {
      for (const file of listNames(folder)) if (ownName.test(file) && !names.has(file)) remove(join(folder, file))
    },
  }
}

function isThere(value: unknown): value is NonNullable<unknown> {
  return value !== undefined && value !== null
}

function listNames(folder: string): string[] {
  try {
    return isOwnFolder(folder) ? readdirSync(folder) : []
  } catch {
    return []
  }
}

function remove(path: string): void {
  try {
    if (hasSeal(path)) rmSync(path)
  } catch {
    // Another process may have removed it.
  }
}
