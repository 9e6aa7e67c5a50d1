// Looks at the disk again and again, because watchers lose replaced folders and some saves. In: what is known of the disk. Out: changes that
// nobody has told. Reads only what the disk's marks say has changed; never builds.

import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { isOutdated } from '../build.ts'
import type { Config } from '../config.ts'
import type { Bundle } from '../render/render.ts'
import type { ChangeWatcher } from './changes.ts'
import type { LastBuild } from './watch-session.ts'

export interface RescanState {
  last: () => LastBuild
  /** A build is at work, and looks by itself. */
  isBusy: () => boolean
}

export interface Rescans {
  start: () => void
  /** The site's code is now what memory was compiled from. */
  remember: () => Promise<void>
  stop: () => void
}

const rescanMs = 2000
// Less often where it takes long.
const rescanShare = 20

/** Prepares the rescans; the first comes two seconds after `start`. */
export async function rescanAgain(
  config: Config,
  changes: ChangeWatcher,
  { last, isBusy }: RescanState,
): Promise<Rescans> {
  const { content, libretto } = config
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let root = await identityOf(content)
  let stamped: { bundle: Bundle | undefined; code: string } | undefined
  const look = async () => {
    const before = last()
    const bundle = before.site?.bundle
    const [now, code] = [await identityOf(content), await stampCode(bundle, libretto)]
    const isContentOutdated = now !== undefined && (await isOutdated(config, before.loaded))
    if (isStopped) return
    if (now !== root) changes.rewatch()
    else if (last() === before && isContentOutdated) changes.add({ isRescan: true })
    else if (last().isBehind) changes.add({})
    // A site that was compiled since then has looked at its files itself.
    if (last() === before && bundle === stamped?.bundle && code !== stamped?.code) changes.add({ isCode: true })
    root = now
    stamped = { bundle, code }
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
      const bundle = last().site?.bundle
      stamped = { bundle, code: await stampCode(bundle, libretto) }
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

async function identityOf(path: string): Promise<string | undefined> {
  return lstat(path, { bigint: true }).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => undefined,
  )
}

// Own files only: packages change by an installation, after which people start anew.
async function stampCode(bundle: Bundle | undefined, libretto: string): Promise<string> {
  const paths = [...(bundle?.inputs.keys() ?? [])].filter((path) => !path.startsWith('node_modules/'))
  const stamps = await Promise.all(
    paths.map((path) =>
      lstat(join(libretto, path)).then(
        ({ size, mtimeMs }) => `${size}:${mtimeMs}`,
        () => '',
      ),
    ),
  )
  return stamps.join()
}
