// Files of the last build whose names differ from those of this one only in case or in how letters are composed. On a
// disk that does not tell these apart, such a file is one of this build: it gets its new name, and is not removed.

import { join } from 'node:path'
import { foldName, openNames } from '../paths.ts'
import { allFiles, type Manifest } from './manifest.ts'
import { moveFile } from './move-file.ts'
import { isSameItem } from './same-names.ts'

/** The old name by the new one, of files that the disk takes for the same. */
export type RenamedFiles = ReadonlyMap<string, string>

/** Finds them. `paths`: all files of this build. */
export function findRenamed(out: string, last: Manifest, paths: ReadonlySet<string>): RenamedFiles {
  const known = allFiles(last)
  const fresh = [...paths].filter((path) => !Object.hasOwn(known, path))
  if (fresh.length === 0) return new Map()
  const gone = Object.keys(known).filter((path) => !paths.has(path))
  const byKey = new Map(gone.map((path) => [foldName(path), path]))
  const names = openNames()
  return new Map(
    fresh.flatMap((path) => {
      const old = byKey.get(foldName(path))
      return old !== undefined && isSameItem(out, old, path, names) ? [[path, old] as const] : []
    }),
  )
}

/** The manifest with the new names. */
export function renameIn(manifest: Manifest, renamed: RenamedFiles): Manifest {
  if (renamed.size === 0) return manifest
  const newNames = new Map([...renamed].map(([path, old]) => [old, path]))
  const rename = <Value>(list: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(list).map(([path, value]) => [newNames.get(path) ?? path, value]))
  const { files, kept } = manifest
  return { ...manifest, files: rename(files), ...(kept ? { kept: rename(kept) } : {}) }
}

/** Gives the files their new names, folders included. What has its name already stays. */
export function renameFiles(out: string, renamed: RenamedFiles): void {
  for (const [path, old] of renamed) {
    const oldNames = old.split('/')
    let folder = out
    for (const [index, name] of path.split('/').entries()) {
      const oldName = oldNames[index] ?? name
      const there = openNames()(folder)
      if (!there.has(name) && there.has(oldName)) moveFile(join(folder, oldName), join(folder, name))
      folder = join(folder, name)
    }
  }
}
