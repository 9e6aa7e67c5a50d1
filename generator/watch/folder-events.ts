// A folder → hints that something below it may have changed. One watcher per folder: chokidar lists a folder again
// after each save in it, which takes longer than the build when there are thousands of articles. rescan.ts finds what
// is missed.

import { type FSWatcher, watch } from 'node:fs'
import { basename, join } from 'node:path'
import { isIgnoredName, itemsIn, statOf } from '../disk/disk.ts'

export interface FolderListener {
  /** Called when something at this path or below it was added, removed or changed. Ignored names are not reported. */
  onPath: (path: string) => void
  onError: (error: unknown) => void
}

/** Watches a folder and everything below it until it is closed. */
export function watchFolder(root: string, { onPath, onError }: FolderListener): { close: () => void } {
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
      watcher.on('error', onError)
      watchers.set(folder, watcher)
    } catch (error) {
      // The parent's watcher reports a folder that has been removed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error)
      return
    }
    for (const item of itemsIn(folder))
      if (item.isDirectory() && !isIgnoredName(item.name)) add(join(folder, item.name))
  }
  add(root)
  return { close: () => drop(root) }
}
