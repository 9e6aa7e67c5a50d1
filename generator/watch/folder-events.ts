// A folder → hints that something below it may differ. One watcher a folder, none a file. (chokidar lists a folder anew after each save in it;
// among thousands of articles that takes longer than the build.) What is missed here is found by whoever looks at the disk from time to time.

import { type Dirent, type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, join } from 'node:path'
import { isIgnoredName } from '../content/content.ts'
import { statOf } from '../disk/disk.ts'

export interface FolderListener {
  /** Something at this path, or below it, came, went or changed. What is nobody's content is not told. */
  onPath: (path: string) => void
  onError: (error: unknown) => void
}

/** Watches a folder and all below it until it is closed. */
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
        // The folder itself went, or came back: its events go on when it does.
        if (event === 'rename' && name === basename(folder) && !statOf(join(folder, name))) return onPath(folder)
        if (name !== null && isIgnoredName(name)) return
        const path = name === null ? folder : join(folder, name)
        // Something came or went: another folder may have this name now.
        if (event === 'rename' && name !== null) {
          if (watchers.has(path)) drop(path)
          if (statOf(path)?.isDirectory()) add(path)
        }
        onPath(path)
      })
      watcher.on('error', onError)
      watchers.set(folder, watcher)
    } catch (error) {
      // A folder that is gone again has told so to its parent.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error)
      return
    }
    for (const item of itemsOf(folder))
      if (item.isDirectory() && !isIgnoredName(item.name)) add(join(folder, item.name))
  }
  add(root)
  return { close: () => drop(root) }
}

function itemsOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
