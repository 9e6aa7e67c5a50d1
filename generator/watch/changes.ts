// Events of the content folder and of code → batches of changes, each gathered until the disk is quiet.
// Events are only hints: watchers lose replaced folders and some saves, so rescan.ts also checks the disk.

import { statSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { pathFrom } from '../paths.ts'
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
  /** The generator itself or the schemas: they take effect after a restart. */
  isGenerator: boolean
}

export interface ChangeWatcher {
  /** All changes, once the disk has been quiet for a moment; undefined if there are none. */
  take: () => Promise<Changes | undefined>
  isWaiting: () => boolean
  /** Resolves with true if nothing changes for that long or the watch ends, with false on the next change. */
  isCalmFor: (milliseconds: number) => Promise<boolean>
  /** `isWritten`: it is one file, which has text. */
  add: (change: Partial<Changes>, isWritten?: boolean) => void
  /** Watches the folders of content and custom code again, after one was replaced. */
  rewatch: () => void
  close: () => Promise<void>
}

export interface ChangeListener {
  /** Called when there are changes to take. */
  onReady: () => void
  /** Called with the reason, in words, when events are missing. */
  onTrouble: (message: string) => void
}

// Editors save in several steps, and a checkout touches many files: a batch ends when nothing has come for a while, or
// after longestMs.
const quietMs = 12
/** After one file that has text: most often somebody has saved it, and waits for its page. */
const quietAfterOneMs = 5
const longestMs = 150

/** Starts to watch. */
export async function watchChanges(
  { content, libretto, own }: { content: string; libretto: string; own?: string | undefined },
  { onReady, onTrouble }: ChangeListener,
): Promise<ChangeWatcher> {
  const { close, ...batch } = openBatch(onReady)
  const said = new Set<string>()
  // A limit of the system fails for each folder and file: once is enough.
  const onError = (error: unknown) => {
    const trouble = describeTrouble(error)
    if (!said.has(trouble)) onTrouble(trouble)
    said.add(trouble)
  }
  const below = (folder: string, path: string) => pathFrom(folder, path)
  const onContent = (path: string) => batch.add({ content: new Set([below(content, path)]) }, hasText(path))
  const watchSite = () => [
    watchFolder(content, { onPath: onContent, onError }),
    ...(own === undefined
      ? []
      : [watchFolder(own, { onPath: (path) => batch.add(kindOfOwn(below(own, path))), onError })]),
  ]
  let siteWatchers = watchSite()
  // Nobody edits an installed package, and a rescan finds what a new installation replaces.
  const isInstalled = libretto.split(sep).includes('node_modules')
  const rooms = isInstalled ? [] : ['site', 'runtime', 'generator', 'schemas', 'bin', 'package.json']
  const codeWatcher = await watchCode(
    rooms.map((name) => join(libretto, name)),
    {
      onPath: (path) => batch.add(kindOf(below(libretto, path))),
      onError,
    },
  )
  return {
    ...batch,
    rewatch: () => {
      for (const watcher of siteWatchers) watcher.close()
      siteWatchers = watchSite()
      batch.add({ isRescan: true })
    },
    close: async () => {
      close()
      for (const watcher of siteWatchers) watcher.close()
      await codeWatcher.close()
    },
  }
}

/** Whether it is a file that its editor has begun to write, at least. */
function hasText(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size > 0
}

/** Gathers changes, and calls `onReady` when none has come for a moment. */
export function openBatch(
  onReady: () => void,
): Pick<ChangeWatcher, 'take' | 'isWaiting' | 'isCalmFor' | 'add'> & { close: () => void } {
  let pending: Changes | undefined
  let firstAt = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const calms = new Set<(isCalm: boolean) => void>()
  let onQuiet: (() => void) | undefined
  const flush = () => {
    timer = undefined
    onQuiet?.()
    onReady()
  }
  return {
    isWaiting: () => pending !== undefined,
    add: (change, isWritten = false) => {
      if (!pending) firstAt = Date.now()
      pending = joinChanges(pending ?? noChanges(), change)
      clearTimeout(timer)
      const quiet = isWritten && isOneFile(pending) ? quietAfterOneMs : quietMs
      timer = setTimeout(flush, Math.max(0, Math.min(quiet, firstAt + longestMs - Date.now())))
      for (const end of calms) end(false)
    },
    take: async () => {
      if (timer !== undefined) await new Promise<void>((resolve) => (onQuiet = resolve))
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
    close: () => {
      isClosed = true
      clearTimeout(timer)
      timer = undefined
      onQuiet?.()
      for (const end of calms) end(true)
    },
  }
}

async function watchCode(
  paths: string[],
  { onPath, onError }: { onPath: (path: string) => void; onError: (error: unknown) => void },
): Promise<FSWatcher> {
  const watcher = watch(paths, { ignoreInitial: true, followSymlinks: false, atomic: false })
  watcher.on('all', (_, path) => onPath(path)).on('error', onError)
  // chokidar reports only the first of several changes within 50 ms, which loses a second save. The raw events have
  // all.
  watcher.on('raw', (_, name: string | null, details) => {
    const at = (details as { watchedPath?: string } | undefined)?.watchedPath
    if (at === undefined) return
    // `at` is either the file itself, or the folder of the file.
    if (typeof name !== 'string' || basename(at) === name) onPath(at)
    if (typeof name === 'string') onPath(join(at, name))
  })
  // Without a path there is no such event.
  if (paths.length > 0) await new Promise<void>((resolve) => void watcher.once('ready', resolve))
  return watcher
}

function describeTrouble(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EMFILE' || code === 'ENFILE'
    ? 'the system cannot watch more files; Libretto checks for changes every two seconds instead'
    : `watching failed (${code ?? String(error)}); Libretto checks for changes every two seconds instead`
}

function noChanges(): Changes {
  return { content: new Set(), isRescan: false, isCode: false, isDevtools: false, isGenerator: false }
}

function isOneFile({ content, ...kinds }: Changes): boolean {
  return content.size === 1 && !Object.values(kinds).includes(true)
}

/** Both changes as one. */
export function joinChanges(a: Changes, b: Partial<Changes>): Changes {
  return {
    content: new Set([...a.content, ...(b.content ?? [])]),
    isRescan: a.isRescan || (b.isRescan ?? false),
    isCode: a.isCode || (b.isCode ?? false),
    isDevtools: a.isDevtools || (b.isDevtools ?? false),
    isGenerator: a.isGenerator || (b.isGenerator ?? false),
  }
}

/** The kind of change that a file of custom code means. Parts of the panel are in no page, but may share modules. */
function kindOfOwn(path: string): Partial<Changes> {
  return { isCode: true, isDevtools: /^panel\b/.test(path) }
}

/** The kind of change that a file of Libretto itself means. */
function kindOf(path: string): Partial<Changes> {
  if (path.startsWith('runtime/devtools/')) return { isDevtools: true }
  if (/^(?:generator|schemas|bin)\/|^package\.json$|^runtime\/contract\.ts$/.test(path)) return { isGenerator: true }
  return { isCode: true }
}
