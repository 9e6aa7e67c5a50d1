// Changes the output folder, one file after the other: a visitor who comes meanwhile relies on the order. Where there
// is none yet, it comes as a whole.

import { lstatSync, mkdirSync, renameSync, rmdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { yieldOften } from '../pace.ts'
import { encodeManifest, type Manifest, manifestName } from './manifest.ts'
import { moveFile, removeFile } from './move-file.ts'
import { linkOnTheWay, refuseLink } from './refuse-folder.ts'
import { type RenamedFiles, renameFiles } from './renamed-files.ts'
import type { Staging } from './staging.ts'
import { settledStampOf, stampOf } from './stamp.ts'
import { isRealFolder, statOf } from './stat-of.ts'

/** What changes in the output folder. */
interface Replacement {
  /** Paths in the order in which they are published. */
  written: readonly string[]
  /** Paths in the order in which they are removed. */
  removed: readonly string[]
  /** Where a written file is completed. */
  targetOf: (path: string) => string
  /** Folders that are new, and where they are completed, by path below the output folder. */
  newFolders: ReadonlyMap<string, string>
  /** Files that only get another name. They count as files of the last build. */
  renamed: RenamedFiles
  /** Where all of it is completed, if there was no output folder. */
  whole: string | undefined
  staging: Staging
  /** What the manifest lists before and after: SHA-256 by path. */
  before: Manifest['files']
  hashes: Manifest['files']
  manifest: Uint8Array
}

/** Renames completed files into the folder and removes others. Returns stat signatures of the written files by path. */
export async function replaceFiles(out: string, replacement: Replacement): Promise<Map<string, string>> {
  const { written } = replacement
  if (!renameWhole(out, replacement)) return replaceEach(out, replacement)
  const pause = yieldOften()
  const stamps = new Map<string, string>()
  for (const path of written) {
    await pause()
    const file = join(out, path)
    let stats = lstatSync(file, { bigint: true })
    // A file that is renamed itself has been changed later than written, which tells that nobody has written it since.
    if (settledStampOf(stats) === '') {
      utimesSync(file, Number(stats.atimeMs) / 1000, Number(stats.mtimeMs) / 1000 - 1)
      stats = lstatSync(file, { bigint: true })
    }
    stamps.set(path, stampOf(stats))
  }
  return stamps
}

/** Makes the completed folder the output folder. False if there is none, or an output folder meanwhile. */
function renameWhole(out: string, { whole, manifest }: Replacement): boolean {
  if (whole === undefined) return false
  writeFileSync(join(whole, manifestName), manifest)
  try {
    renameSync(whole, out)
    return true
  } catch {
    return false
  }
}

async function replaceEach(
  out: string,
  { written, removed, targetOf, newFolders, renamed, staging, before, hashes, manifest }: Replacement,
): Promise<Map<string, string>> {
  const stamps = new Map<string, string>()
  const writeManifest = (list: Uint8Array) => {
    const target = join(staging.open(), 'manifest')
    writeFileSync(target, list)
    moveFile(target, join(out, manifestName))
  }
  mkdirSync(out, { recursive: true })
  // Before a manifest has the new names: it would hide that the disk has others.
  renameFiles(out, renamed)
  // Until the end the manifest lists old and new files, so that the next build knows ours if this one is killed.
  if (written.some((path) => !Object.hasOwn(before, path)))
    writeManifest(encodeManifest({ files: { ...before, ...hashes } }))
  const stale = new Set(removed)
  const move = openMover(out, newFolders, stale)
  const pause = yieldOften()
  for (const path of written) {
    await pause()
    refuseLink(out, path)
    move(targetOf(path), path)
    stamps.set(path, stampOf(lstatSync(join(out, path), { bigint: true })))
  }
  for (const path of removed) {
    await pause()
    removeStale(out, path)
  }
  writeManifest(manifest)
  return stamps
}

/** What hosts and search engines read, and what lists pages: feeds, sitemap, search index, texts for programs. */
const listsPages = /(?:^|\/)(?:[._][^/]*|[^/]*\.(?:xml|json|txt))$/
/** Those of them that pages load or link to. */
const isLinked = /(?:^|\/)(?:feed\.(?:xml|json)|search-index\.json|search\/[^/]+\.json|openapi\.json)$/

/**
 * Files with a lower number are renamed first: what a page refers to must be there before the page is, and a page
 * before what links to it. A new feed or search index is found through pages only, so it comes before them; who knows
 * an old one expects the pages that it lists.
 */
export function publishOrder(path: string, isKnown: boolean, isInNewFolder: boolean): number {
  if (path.startsWith('assets/')) return 0
  if (isInNewFolder && comesWithFolder(path) && !isPage(path)) return 2
  if (isPage(path)) return isKnown ? 4 : 3
  return listsPages.test(path) && (isKnown || !isLinked.test(path)) ? 5 : 1
}

function isPage(path: string): boolean {
  return path.endsWith('.html')
}

/** Whether a file is of use only with the page in its folder. Other pages link to feeds, for example. */
function comesWithFolder(path: string): boolean {
  return isPage(path) || path.endsWith('.md')
}

/**
 * A function that moves a completed file to its path. The folder of a new page comes with all files that are completed
 * in it, unless one of them had to be there before.
 */
function openMover(
  out: string,
  newFolders: ReadonlyMap<string, string>,
  stale: ReadonlySet<string>,
): (from: string, path: string) => void {
  const moved = new Set<string>()
  return (from, path) => {
    const folder = dirname(path)
    const isInNew = newFolders.get(folder) === dirname(from)
    if (isInNew && moved.has(folder)) return
    if (isInNew && comesWithFolder(path) && !isRealFolder(join(out, folder))) {
      makeRoom(out, folder, stale)
      moveFile(dirname(from), join(out, folder))
      moved.add(folder)
    } else {
      makeFolder(out, folder, stale)
      moveFile(from, join(out, path))
    }
  }
}

function makeFolder(out: string, folder: string, stale: ReadonlySet<string>): void {
  if (isRealFolder(join(out, folder))) return
  makeRoom(out, folder, stale)
  mkdirSync(join(out, folder))
}

// A file that was in the place of a folder goes first.
function makeRoom(out: string, folder: string, stale: ReadonlySet<string>): void {
  if (folder !== '.') makeFolder(out, dirname(folder), stale)
  if (stale.has(folder) && statOf(join(out, folder))) removeFile(join(out, folder))
}

function removeStale(out: string, path: string): void {
  if (linkOnTheWay(out, path) !== undefined) return
  try {
    removeFile(join(out, path))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'EISDIR') throw error
  }
  // Folders that are empty now are removed as well; rmdir refuses the others.
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(out, folder))
    } catch {
      return
    }
  }
}
