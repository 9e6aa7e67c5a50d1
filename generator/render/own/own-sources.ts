// What a folder of custom code holds, whether it is compiled or not. Links to folders are not followed, and pipes are
// not opened.

import { type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { isIgnoredName, itemsIn } from '../../disk/disk.ts'

const sourceFile = /\.(?:[cm]?[jt]sx?|css|json)$/

/** Absolute paths. */
export interface OwnSources {
  /** The folder, each one in it, and the links to folders in these. */
  folders: string[]
  /** Code, styles and JSON. */
  files: string[]
}

/** Lists the folder; what cannot be read is left out, and without a folder there is nothing. */
export function listOwnSources(own: string | undefined): OwnSources {
  const open = own !== undefined && targetOf(own)?.isDirectory() ? [own] : []
  const links: string[] = []
  const files: string[] = []
  for (const folder of open)
    for (const item of itemsIn(folder)) {
      if (isIgnoredName(item.name)) continue
      const path = join(folder, item.name)
      const target = item.isSymbolicLink() ? targetOf(path) : item
      if (target?.isFile() && sourceFile.test(item.name)) files.push(path)
      if (target?.isDirectory()) (item.isSymbolicLink() ? links : open).push(path)
    }
  return { folders: [...open, ...links], files }
}

function targetOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
