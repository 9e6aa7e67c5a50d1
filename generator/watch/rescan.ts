// Checks the disk every few seconds, because watchers lose replaced folders and some saves, and reports the changes
// that no event has reported. It reads only files whose stat signature has changed, and never builds.

import { lstat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { isSameList } from '../is-same-list.ts'
import { type Loaded, loadContent } from '../load/load.ts'
import type { Bundle } from '../render/render.ts'
import type { ChangeWatcher } from './changes.ts'
import type { LastBuild } from './watch-session.ts'

export interface RescanState {
  last: () => LastBuild
  /** Whether a build is running, which checks the disk itself. */
  isBusy: () => boolean
}

export interface Rescans {
  start: () => void
  /** Takes the site's code on the disk as the code that was compiled. */
  remember: () => Promise<void>
  stop: () => void
}

const rescanMs = 2000
// Less often if a rescan takes long.
const rescanShare = 20

/** Prepares the rescans; the first comes two seconds after `start`. */
export async function openRescans(
  config: Config,
  changes: ChangeWatcher,
  { last, isBusy }: RescanState,
): Promise<Rescans> {
  const { content, own, libretto } = config.places
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let roots = await Promise.all([identityOf(content), identityOf(own)])
  let stamped: { inputs: Inputs; code: string } | undefined
  const look = async () => {
    const before = last()
    const inputs = inputsOf(before)
    const now = await Promise.all([identityOf(content), identityOf(own)])
    const code = await stampCode(inputs, libretto)
    const isContentOutdated = now[0] !== undefined && (await isOutdated(config, before.loaded))
    if (isStopped) return
    if (!isSameList(now, roots)) changes.rewatch()
    else if (last() === before && isContentOutdated) changes.add({ isRescan: true })
    else if (last().isBehind) changes.add({})
    // A site that was compiled since then has read the files itself.
    const isSameCode = stamped !== undefined && isSameList(inputs, stamped.inputs)
    if (last() === before && isSameCode && code !== stamped?.code) changes.add({ isCode: true })
    roots = now
    stamped = { inputs, code }
  }
  const rescan = async () => {
    const start = performance.now()
    if (!isBusy() && !changes.isWaiting()) await look()
    if (!isStopped)
      timer = setTimeout(() => void rescan(), Math.max(rescanMs, rescanShare * (performance.now() - start)))
  }
  return {
    start: () => {
      timer = setTimeout(() => void rescan(), rescanMs)
    },
    remember: async () => {
      const inputs = inputsOf(last())
      stamped = { inputs, code: await stampCode(inputs, libretto) }
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Whether the content on the disk differs from what was loaded. False when it cannot be read. */
export async function isOutdated(config: Config, loaded: Loaded | undefined): Promise<boolean> {
  const now = await loadContent(config.places.content, loaded).catch(() => undefined)
  if (!now) return false
  if (!loaded || !isSameList(now.entries, loaded.entries)) return true
  if (!isSameList(now.assets, loaded.assets) || !isSameList(now.rootFiles, loaded.rootFiles)) return true
  return JSON.stringify(now.problems) !== JSON.stringify(loaded.problems)
}

/** What the code of each language was compiled from: the same objects as long as it is not compiled again. */
type Inputs = readonly Bundle['inputs'][]

function inputsOf({ site }: LastBuild): Inputs {
  return site?.languages.map(({ bundle }) => bundle.inputs) ?? []
}

async function identityOf(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined
  return lstat(path, { bigint: true }).then(
    // A new folder may get the inode of the one that was removed.
    ({ dev, ino, birthtimeNs }) => `${dev}:${ino}:${birthtimeNs}`,
    () => undefined,
  )
}

// Libretto's own files only: packages change with an installation, after which you restart the watch.
async function stampCode(inputs: Inputs, libretto: string): Promise<string> {
  const all = new Set(inputs.flatMap((files) => [...files.keys()]))
  const paths = [...all].filter((path) => !path.startsWith('node_modules/'))
  const stamps = await Promise.all(
    paths.map((path) =>
      lstat(resolve(libretto, path)).then(
        ({ size, mtimeMs }) => `${size}:${mtimeMs}`,
        () => '',
      ),
    ),
  )
  return stamps.join()
}
