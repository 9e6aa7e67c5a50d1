// Values in separate files, each found by its key alone: what a build has made is there for the next one, even if this
// one is killed. Their names have the version and the key, so a file is right, damaged, or nobody's. A value that is
// there for another place of the content is taken over from it.

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
  const placeOf = (file: string) => ({ path: join(folder, file), version, node: 'any' }) as const
  const readOne = (file: string) => {
    const next = readSealed(placeOf(file), isThere).next()
    return next.done ? undefined : next.value
  }
  const write = (file: string, value: unknown) => writeSealed(placeOf(file), [value])
  let others: ReadonlyMap<string, string> | undefined
  const takeOver = (file: string): unknown => {
    others ??= listOthers(folder, name)
    const other = others.get(keyIn(file))
    const value = other === undefined ? undefined : readOne(other)
    if (other !== undefined && value !== undefined && write(file, value)) remove(join(folder, other))
    return value
  }
  return {
    nameOf: (facts) => `${name}-${hashOf(JSON.stringify([version, ...facts])).slice(0, 32)}.value`,
    read: (file) => readOne(file) ?? takeOver(file),
    write,
    keepOnly: (names) => {
      for (const file of listNames(folder)) if (ownName.test(file) && !names.has(file)) remove(join(folder, file))
    },
  }
}

/** Files of other places by what their names say of their values. */
function listOthers(folder: string, name: string): ReadonlyMap<string, string> {
  const kind = name.replace(/-[0-9a-f]{16}$/, '')
  const pattern = new RegExp(`^${kind}-[0-9a-f]{16}-[0-9a-f]{32}\\.value$`)
  const found = listNames(folder).filter((file) => pattern.test(file) && !file.startsWith(`${name}-`))
  return new Map(found.map((file) => [keyIn(file), file]))
}

function keyIn(file: string): string {
  return file.slice(file.lastIndexOf('-') + 1)
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
