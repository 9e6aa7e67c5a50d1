// A folder → hints that something below it may have changed. One watcher per folder: chokidar lists a folder again
// after each save in it, which takes longer than the build when there are thousands of articles. On Windows one watcher
// for all: nobody can rename or remove a folder there while a folder below it is watched. rescan.ts finds what is
// missed.

import { type FSWatcher, watch } from 'node:fs'
import { basename, join } from 'node:path'
import { isIgnoredName, itemsIn, statOf } from '../disk/disk.ts'
import { errnoOf } from '../errors.ts'

export interface FolderListener {
  /** Called when something at this path or below it was added, removed or changed. Ignored names are not reported. */
  onPath: (path: string) => void
  onError: (error: unknown) => void
}

/** Watches a folder and everything below it until it is closed. */
export function watchFolder(
  root: string,
  listener: FolderListener,
  isWhole = process.platform === 'win32',
): { close: () => void } {
  return isWhole ? watchWhole(root, listener) : watchEach(root, listener)
}

function watchWhole(root: string, { onPath, onError }: FolderListener): { close: () => void } {
  try {
    const watcher = watch(root, { recursive: true }, (_, name) => {
      if (name === null) onPath(root)
      else if (!name.split(/[\\/]/).some(isIgnoredName)) onPath(join(root, name))
    })
    watcher.on('error', (error) => reportUnlessGone(root, error, onError))
    return { close: () => watcher.close() }
  } catch (error) {
    reportUnlessGone(root, error, onError)
    return { close: () => undefined }
  }
}

/** The parent's watcher reports a folder that has been removed, and a rescan the root. Windows says EPERM for it. */
function reportUnlessGone(folder: string, error: unknown, onError: (error: unknown) => void): void {
  if (errnoOf(error) !== 'ENOENT' && statOf(folder)) onError(error)
}

function watchEach(root: string, { onPath, onError }: FolderListener): { close: () => void } {
  const watchers = new Map<string, FSWatcher>()
  const drop = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(join(folder, '/'))) continue
      watcher.close()
      watchers.delete(path)
    }
  }
  const add = (folder: string) => {
    try {
      const watcher = watch(folder, (event, name) => {
        // The folder itself was removed or has come back; in that case its events continue.
        if (event === 'rename' && name === basename(folder) && !statOf(join(folder, name))) return onPath(folder)
        if (name !== null && isIgnoredName(name)) return
        const path = name === null ? folder : join(folder, name)
        // Something was added or removed: the name may belong to another folder now.
        if (event === 'rename' && name !== null) {
          if (watchers.has(path)) drop(path)
          if (statOf(path)?.isDirectory()) add(path)
        }
        onPath(path)
      })
      watcher.on('error', (error) => reportUnlessGone(folder, error, onError))
      watchers.set(folder, watcher)
    } catch (error) {
      reportUnlessGone(folder, error, onError)
      return
    }
    for (const item of itemsIn(folder))
      if (item.isDirectory() && !isIgnoredName(item.name)) add(join(folder, item.name))
  }
  add(root)
  return { close: () => drop(root) }
}
