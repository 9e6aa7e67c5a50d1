// Links to files that lie beside an article, relative to the file that the link stands in. A translation may use those
// of the original: they are found at the same place below the folder of the default language.

import { posix } from 'node:path'
import { isBesideType } from '../load/load.ts'
import { decodePath, encodePath, isExternal, splitHref } from './link-paths.ts'

/** Where a link stands. `folder` is that of the language, with a slash at the end; empty for the default one. */
export interface LinkPlace {
  file: string
  folder: string
}

/** The path below the content folder that a relative link names; undefined for all other links. */
export function besidePath(href: string, fromFile: string): string | undefined {
  const { path } = splitHref(href)
  if (path === '' || path.startsWith('/') || isExternal(href) || !isBesideType(path)) return undefined
  const file = posix.join(posix.dirname(fromFile), decodePath(path))
  return file.startsWith('../') ? undefined : file
}

/** The assets that a relative link may mean, by their names in content, the first choice first. */
export function namesBeside(href: string, { file, folder }: LinkPlace): string[] {
  const path = besidePath(href, file)
  if (path === undefined) return []
  return folder === '' ? [`/assets/${path}`] : [`/assets/${folder}${path}`, `/assets/${path}`]
}

/** The path of the asset that a relative link leads to, percent-encoded; undefined for all other links. */
export function assetBeside(href: string, place: LinkPlace, has: (asset: string) => boolean): string | undefined {
  const found = namesBeside(href, place).find(has)
  return found === undefined ? undefined : encodePath(found)
}
