// Where each file is completed. Threads that make files in the same folder wait for each other, and a folder takes as
// long to make as a file: so files are spread over several folders, and the folder of a new page is completed with it.
// Where there is no output folder yet, the whole of it is completed.

import { mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FilePlace } from './complete-file.ts'
import type { Staging } from './staging.ts'
import { isRealFolder, statOf } from './stat-of.ts'

export interface StagedPlaces {
  /** A place for the file at `path` below the output folder. */
  reserve: (path: string) => FilePlace
  /** The `target` of a file that has a place. */
  targetOf: (path: string) => string
  /** A path at which the file at `path` can be written in parts; its folder is there. */
  openParts: (path: string) => string
  /** Folders of new pages, and where they are completed, by path below the output folder. */
  newFolders: ReadonlyMap<string, string>
  /** Where the whole output folder is completed; undefined where there is one already, or no file yet. */
  whole: () => string | undefined
}

const pageName = 'index.html'
/** Several times the number of threads. */
const spreadOver = 8

/** The places of one publication. None is made before the first file is reserved. */
export function openPlaces(out: string, staging: Staging): StagedPlaces {
  return statOf(out) ? openSpread(out, staging) : openWhole(staging)
}

/** Each file at its path below a folder that can become the output folder. */
function openWhole(staging: Staging): StagedPlaces {
  let whole: string | undefined
  const targetOf = (path: string) => join((whole ??= join(staging.open(), 'whole')), path)
  return {
    newFolders: new Map(),
    whole: () => whole,
    // Not kept: as texts, the places of a large site would take as much memory as its list of files.
    targetOf,
    reserve: (path) => ({ target: targetOf(path) }),
    openParts: (path) => {
      const target = targetOf(path)
      mkdirSync(dirname(target), { recursive: true })
      return target
    },
  }
}

function openSpread(out: string, staging: Staging): StagedPlaces {
  const newFolders = new Map<string, string>()
  const parts: string[] = []
  const targets = new Map<string, string>()
  let places = 0
  const nextPlace = () => {
    const number = places++
    const index = number % spreadOver
    if (index === parts.length) {
      parts.push(join(staging.open(), `in-${index}`))
      mkdirSync(parts[index] as string)
    }
    return join(parts[index] as string, String(number))
  }
  const keep = (path: string, target: string) => {
    targets.set(path, target)
    return target
  }
  return {
    newFolders,
    whole: () => undefined,
    targetOf: (path) => targets.get(path) as string,
    openParts: (path) => keep(path, nextPlace()),
    reserve: (path) => {
      const folder = dirname(path)
      if (basename(path) === pageName && !newFolders.has(folder) && !isRealFolder(join(out, folder)))
        newFolders.set(folder, nextPlace())
      const newFolder = newFolders.get(folder)
      if (newFolder !== undefined) return { target: keep(path, join(newFolder, basename(path))) }
      return { existing: join(out, path), target: keep(path, nextPlace()) }
    },
  }
}
