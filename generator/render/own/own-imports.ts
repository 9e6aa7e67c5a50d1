// What custom code may import from its folder, and how esbuild reads it.

import { basename, extname } from 'node:path'
import type { ImportKind, Loader } from 'esbuild'

/** Style sheets that pages load without an import: those of blocks, widgets and parts of the layout. */
const loadedSheets = /^(?:(?:blocks|widgets)\/([^/]+)\/\1|layout\/[^/]+|theme|brand|drawings)\.css$/

const loaders: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.jsx': 'jsx',
  '.css': 'css',
  '.json': 'json',
}

/** How a file is read. Any other, such as a picture that a style sheet names, is published. */
export function loaderOf(path: string): Loader {
  return loaders[extname(path)] ?? 'file'
}

/** For an import of a file that does not exist. */
export function missingFile(path: string): string {
  const missing = `there is no file "${path}"`
  return extname(path) === '' ? `${missing}; an import names a file with its extension` : missing
}

/** What is wrong with an import of a file that exists. `name` is its path below the folder of custom code. */
export function importFault({
  path,
  kind,
  name,
}: {
  path: string
  kind: ImportKind
  name: string
}): string | undefined {
  if (kind === 'url-token' && isOutside(path, name))
    return `a style sheet cannot use "${path}": put the file beside it, and write "./${basename(path)}"`
  if (kind === 'import-rule' || kind === 'composes-from' || kind === 'url-token') return undefined
  const loader = loaderOf(name)
  if (loader === 'file')
    return `code cannot import "${path}": put it into assets/ of the content, and use its address, /assets/…`
  if (loader === 'css' && !loadedSheets.test(name))
    return `no page would load "${path}": write @import "${path}" into a style sheet with the name of its module`
  return undefined
}

// Content is published with hashes in its names, which a style sheet does not know.
function isOutside(path: string, name: string): boolean {
  return path.startsWith('/') || name.startsWith('..')
}
