// Lists the content folder with lstat: links, pipes and sockets get a problem and are never followed.

import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, isRedirectTable } from '../addresses/addresses.ts'
import { isIgnoredName, statOf } from '../disk/disk.ts'
import { EnvironmentError, errnoOf } from '../errors.ts'
import { wayToContent } from '../paths.ts'
import type { Problem } from '../problem.ts'
import { isBesideArticle } from './beside-article.ts'
import { type KnownFile, readProblem } from './load-file.ts'
import { isRootPath, remedyForRoot } from './root-faults.ts'

/** Adds every path below `below` to `found`: files to read without a value, anything else with its problem. */
export function listFolder(folder: string, below: string, found: Map<string, KnownFile | undefined>): void {
  const folders = [below]
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const item of readItems(folder, next, found)) {
      const path = next === '' ? item.name : `${next}/${item.name}`
      if (isIgnoredName(item.name)) continue
      if (item.isDirectory()) folders.push(path)
      else found.set(path, oddFile(path, item))
    }
  }
}

function readItems(folder: string, below: string, found: Map<string, KnownFile | undefined>): Dirent[] {
  try {
    return readdirSync(join(folder, below), { withFileTypes: true })
  } catch (error) {
    const code = errnoOf(error)
    if (below === '') {
      const message =
        code === 'ENOENT'
          ? `there is no content folder ${folder}; ${wayToContent}`
          : `the content folder ${folder} cannot be read (${code}); choose another with --content`
      throw new EnvironmentError(message, { code, cause: error })
    }
    found.set(below, { stamp: '', problems: [readProblem(below, error)] })
    return []
  }
}

/** Adds a path that is said to have changed: it may be a file, a folder, or nothing any more. */
export function listPath(folder: string, path: string, found: Map<string, KnownFile | undefined>): void {
  if (path === '') return listFolder(folder, '', found)
  if (path.split('/').some(isIgnoredName)) return
  const stats = statOf(join(folder, path))
  if (stats?.isDirectory()) listFolder(folder, path, found)
  else if (stats) found.set(path, oddFile(path, stats))
}

function oddFile(path: string, item: { isFile: () => boolean; isSymbolicLink: () => boolean }): KnownFile | undefined {
  if (item.isFile() && isContent(path)) return undefined
  const problem: Problem = item.isFile()
    ? {
        code: 'unused-file',
        severity: 'warning',
        message: 'this file is not content',
        hint: remedyForRoot(path) ?? hintFor(path),
        file: path,
      }
    : {
        code: 'not-a-file',
        severity: 'error',
        message: item.isSymbolicLink() ? 'links are not followed' : 'this is neither a file nor a folder',
        hint: 'put a regular file here, or remove it',
        file: path,
      }
  return { stamp: '', problems: [problem] }
}

function hintFor(path: string): string {
  return path.endsWith('.md')
    ? 'articles belong in the folder of their collection, e.g. help/; pages are .yaml files'
    : 'pictures and downloads belong in assets/ or beside an article; content is .yaml and .md'
}

// Markdown counts in the folders of articles only.
function isContent(path: string): boolean {
  if (isRootPath(path)) return true
  // Elsewhere, nobody finds the files of this folder.
  if (/(?:^|\/)\.well-known\//.test(path)) return false
  return (
    path.startsWith('assets/') ||
    /\.ya?ml$/.test(path) ||
    isRedirectTable(path) ||
    folderOf(path) !== undefined ||
    isBesideArticle(path)
  )
}
