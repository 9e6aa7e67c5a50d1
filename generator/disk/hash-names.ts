import { type Dirent, readdirSync } from 'node:fs'
import { hashOf } from '../hash.ts'
import { isIgnoredName } from './ignored-name.ts'

/**
 * Hash of what is in a folder, by kind and name. Temporary files, which come and go, do not count. Throws if the folder
 * cannot be read.
 */
export function hashNames(folder: string): string {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isIgnoredName(name))
    .map((item) => `${kindOf(item)} ${item.name}`)
  return hashOf(names.sort().join('\n'))
}

function kindOf(item: Dirent): string {
  if (item.isFile()) return 'file'
  return item.isDirectory() ? 'folder' : 'other'
}
