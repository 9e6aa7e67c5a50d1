// A configuration may name folders beside that of the site: `path: '../docs'`. The import then begins at the folder
// that holds both, and reads nothing else of it.

import { existsSync } from 'node:fs'
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path'
import { isIn } from '../../paths.ts'
import { compare } from '../../problem.ts'
import type { SiteFacts } from './model.ts'
import { listSource, type Source } from './read-source.ts'

const redirectsFile = '_redirects'

/** A source that begins further up. */
export interface WideSource {
  source: Source
  /** Path of the folder that was named. */
  base: string
}

/** The source with the folders beside it that are named; undefined if there are none. */
export function widenSource(source: Source, { places = [], roots, input = '' }: SiteFacts): WideSource | undefined {
  const paths = [...places, ...roots].map(({ path }) => path)
  const named = [...paths, input].filter((path) => path.startsWith('../'))
  const own = resolve(source.folder)
  const limit = repositoryOf(own)
  const outside = [...new Set(named.map((path) => resolve(own, path)))].filter(
    (path) => isIn(path, limit) && existsSync(path),
  )
  if (outside.length === 0) return undefined
  const top = outside.reduce((above, path) => commonFolder(above, dirname(path)), dirname(own))
  const base = toPosix(relative(top, own))
  const files = outside.flatMap((path) => {
    const below = toPosix(relative(top, path))
    if (/\.\w+$/.test(basename(path))) return [below]
    return listSource(path).files.map((file) => posix.join(below, file))
  })
  // The host may read redirects of the whole repository.
  if (existsSync(join(top, redirectsFile))) files.push(redirectsFile)
  const inner = source.files.map((file) => posix.join(base, file))
  const problems = source.problems.map((problem) => ({ ...problem, file: posix.join(base, problem.file ?? '') }))
  return { source: { folder: top, files: [...new Set([...inner, ...files])].sort(compare), problems }, base }
}

/** The repository that a folder is in; without one, the folder above it. */
function repositoryOf(folder: string): string {
  for (let place = folder; dirname(place) !== place; place = dirname(place))
    if (existsSync(join(place, '.git'))) return place
  return dirname(folder)
}

function commonFolder(one: string, other: string): string {
  return isIn(other, one) ? one : commonFolder(dirname(one), other)
}

function toPosix(path: string): string {
  return path.split(sep).join('/')
}
