// Folders → batches of changes. In: the content folder and Libretto's own. Out: what may differ, gathered until the disk is quiet for a moment.
// Events are hints only: watchers lose replaced roots and some saves, so whoever listens also looks for itself from time to time.

import { basename, join, relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { watchFolder } from './folder-events.ts'

export interface Changes {
  /** Paths below the content folder, with forward slashes; '' is the folder itself. */
  content: Set<string>
  /** Anything in the content folder may differ. */
  isRescan: boolean
  /** Components, styles, widgets or the runtime. */
  isCode: boolean
  /** The debug panel or the live client. */
  isDevtools: boolean
  /** The generator itself or the schemas: only a restart makes them count. */
  isGenerator: boolean
}

export interface ChangeWatcher {
  /** All changes there are, once the disk has been quiet for a moment; undefined when there are none or more are coming. */
  take: () => Changes | undefined
  isWaiting: () => boolean
  /** Resolves with true when nothing has changed for that long, or when nobody watches any more, and with false as soon as something has changed. */
  isCalmFor: (milliseconds: number) => Promise<boolean>
  add: (change: Partial<Changes>) => void
  /** Watches the content folder anew, after it was replaced. */
  rewatch: () => void
  close: () => Promise<void>
}

export interface ChangeListener {
  /** There is something to take. */
  onReady: () => void
  /** Told why events are missing, in words. */
  onTrouble: (message: string) => void
}

// Editors save in several steps, and a checkout touches many files: a batch ends when nothing came for quietMs, or after longestMs.
const quietMs = 12
const longestMs = 150

/** Starts to watch. */
export async function watchChanges(
  { content, libretto }: { content: string; libretto: string },
  { onReady, onTrouble }: ChangeListener,
): Promise<ChangeWatcher> {
  let pending: Changes | undefined
  let firstAt = 0
  let timer: NodeJS.Timeout | undefined
  const calms = new Set<(isCalm: boolean) => void>()
  let isClosed = false
  const flush = () => {
    timer = undefined
    onReady()
  }
  const add = (change: Partial<Changes>) => {
    if (!pending) firstAt = Date.now()
    pending ??= { content: new Set(), isRescan: false, isCode: false, isDevtools: false, isGenerator: false }
    for (const path of change.content ?? []) pending.content.add(path)
    pending.isRescan ||= change.isRescan ?? false
    pending.isCode ||= change.isCode ?? false
    pending.isDevtools ||= change.isDevtools ?? false
    pending.isGenerator ||= change.isGenerator ?? false
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(quietMs, firstAt + longestMs - Date.now())))
    for (const end of calms) end(false)
  }
  const onError = (error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    onTrouble(
      code === 'ENOSPC' || code === 'EMFILE'
        ? 'the system watches no more files; changes are found by looking every two seconds'
        : `watching failed (${code ?? String(error)}); changes are found by looking every two seconds`,
    )
  }
  const watchCode = async (paths: string[], onPath: (path: string) => void): Promise<FSWatcher> => {
    const watcher = watch(paths, { ignoreInitial: true, followSymlinks: false, atomic: false })
    watcher.on('all', (_, path) => onPath(path)).on('error', onError)
    // Of several changes within 50 ms chokidar tells the first only, and a second save is lost; the raw events tell all.
    watcher.on('raw', (_, name: string | null, details) => {
      const at = (details as { watchedPath?: string } | undefined)?.watchedPath
      if (at === undefined) return
      // Either a file is watched, and named, or a folder, and what lies in it is named.
      if (typeof name !== 'string' || basename(at) === name) onPath(at)
      if (typeof name === 'string') onPath(join(at, name))
    })
    await new Promise<void>((resolve) => void watcher.once('ready', resolve))
    return watcher
  }
  const onContent = (path: string) => add({ content: new Set([relative(content, path).split(sep).join('/')]) })
  const onCode = (path: string) => add(kindOf(relative(libretto, path).split(sep).join('/')))

  const watchContent = () => watchFolder(content, { onPath: onContent, onError })
  let contentWatcher = watchContent()
  const codeWatcher = await watchCode(
    ['site', 'runtime', 'generator', 'schemas', 'bin', 'package.json'].map((name) => join(libretto, name)),
    onCode,
  )
  return {
    isWaiting: () => pending !== undefined,
    add,
    take: () => {
      if (timer !== undefined) return undefined
      const changes = pending
      pending = undefined
      return changes
    },
    isCalmFor: async (milliseconds) => {
      if (pending || isClosed) return isClosed
      return new Promise((resolve) => {
        const end = (isCalm: boolean) => {
          clearTimeout(wait)
          calms.delete(end)
          resolve(isCalm)
        }
        const wait = setTimeout(() => end(true), milliseconds)
        calms.add(end)
      })
    },
    rewatch: () => {
      contentWatcher.close()
      contentWatcher = watchContent()
      add({ isRescan: true })
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      for (const end of calms) end(true)
      contentWatcher.close()
      await codeWatcher.close()
    },
  }
}

/** What a file of Libretto itself is part of. */
export function kindOf(path: string): Partial<Changes> {
  if (path.startsWith('runtime/devtools/')) return { isDevtools: true }
  if (/^(?:generator|schemas|bin)\/|^package\.json$|^runtime\/contract\.ts$/.test(path)) return { isGenerator: true }
  return { isCode: true }
}
