// Pictures and other files: which are brought over, and where they go.

import { posix } from 'node:path'
import { findAssetNameFault } from '../../addresses/addresses.ts'
import { parseFile } from '../../load/load.ts'
import type { ImportedFile } from './model.ts'
import { readSource } from './read-source.ts'

/** The assets of an import. */
export interface Assets {
  /** Takes a file, or says why it cannot be an asset. */
  take: (file: string) => { path: string } | { reason: string }
  /** Takes a file for the top of the site, at a path below content/root, or says why it cannot be there. */
  takeForTop: (file: string, below: string) => { path: string } | { reason: string }
  /** The files that were taken. */
  list: () => ImportedFile[]
}

interface AssetOptions {
  folder: string
  /** Folders whose path is no part of an asset's path, the more specific ones first. */
  roots: readonly string[]
}

/** Reads each file when it is taken first. */
export function openAssets({ folder, roots }: AssetOptions): Assets {
  const known = new Map<string, { path: string } | { reason: string }>()
  const taken = new Map<string, ImportedFile>()
  const read = (file: string): { path: string } | { reason: string } => {
    const path = assetPath(file, roots)
    const first = taken.get(path.toLowerCase())
    if (first) return { reason: `${first.from} has the same place (${path})` }
    const bytes = readSource(folder, file, 'file')
    if ('code' in bytes) return { reason: bytes.message }
    const faults = parseFile(path, bytes).problems.filter(({ severity }) => severity === 'error')
    const fault = findAssetNameFault(path) ?? faults[0]
    if (fault) return { reason: fault.message }
    taken.set(path.toLowerCase(), { path, bytes, from: file, kind: 'asset' })
    return { path }
  }
  const take = (file: string) => {
    const before = known.get(file) ?? read(file)
    known.set(file, before)
    return before
  }
  const takeForTop = (file: string, below: string) => {
    const path = posix.join('root', below)
    const bytes = readSource(folder, file, 'file')
    if ('code' in bytes) return { reason: bytes.message }
    const fault =
      findAssetNameFault(path) ?? parseFile(path, bytes).problems.find(({ severity }) => severity === 'error')
    if (fault) return { reason: fault.message }
    taken.set(path.toLowerCase(), { path, bytes, from: file, kind: 'asset' })
    return { path }
  }
  return { take, takeForTop, list: () => [...taken.values()] }
}

function assetPath(file: string, roots: readonly string[]): string {
  const root = roots.find((each) => each === '' || file.startsWith(`${each}/`)) ?? ''
  const below = file.slice(root === '' ? 0 : root.length + 1)
  return posix.join('assets', below.replace(/^(?:src\/|\.gitbook\/)?assets\//, ''))
}
