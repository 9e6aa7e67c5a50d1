// Installed packages, as Node finds them.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface PackageFile {
  name?: string
  version?: string
  engines?: { node?: string }
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

/** The package file in a folder; undefined if it cannot be read. */
export function readPackage(folder: string): PackageFile | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
  } catch {
    return undefined
  }
}

/** The package file of a package that a folder may import. */
export function findPackage(from: string, name: string): PackageFile | undefined {
  const folder = findPackageFolder(from, name)
  return folder === undefined ? undefined : readPackage(folder)
}

/** The folder of a package that a folder may import: it may be installed in a folder above, too. */
export function findPackageFolder(from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (readPackage(folder)) return folder
  return dirname(from) === from ? undefined : findPackageFolder(dirname(from), name)
}
