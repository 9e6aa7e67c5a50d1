// A built folder on the disk → a static site. In: the folder. Out: a function that gives the site as it is now: the
// manifest is looked at on every request and read again when a build has replaced it. Only what it lists is opened, and
// only if it is a regular file that no link leads to.

import { constants } from 'node:fs'
import { open, readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestName } from '../disk/emit-files.ts'
import { EnvironmentError } from '../errors.ts'
import { basePathOf, readHeaderRules } from './header-rules.ts'
import type { StaticSite } from './static-files.ts'

/**
 * Opens the folder. Rejects with EnvironmentError when it holds no built site. Without a base path the build's own
 * counts.
 */
export async function openBuiltFolder(out: string, basePath: string | undefined): Promise<() => Promise<StaticSite>> {
  let stamp = await stampOf(out)
  let site = await readSite(out, basePath)
  if (site === undefined) throw new EnvironmentError(`${out} holds no built site; run "libretto build" first`)
  let current: StaticSite = site
  return async () => {
    const now = await stampOf(out)
    if (now === stamp) return current
    site = await readSite(out, basePath)
    // A folder that is being replaced is asked again next time.
    if (site === undefined) return current
    stamp = now
    current = site
    return current
  }
}

async function stampOf(out: string): Promise<string> {
  const stats = await stat(join(out, manifestName), { bigint: true }).catch(() => undefined)
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
}

async function readSite(out: string, basePath: string | undefined): Promise<StaticSite | undefined> {
  const names = await readManifest(out)
  if (names === undefined) return undefined
  const rules = readHeaderRules(await readFile(join(out, '_headers'), 'utf8').catch(() => ''))
  return {
    files: new Set(names),
    rules,
    basePath: basePath ?? basePathOf(rules),
    read: (name) => readRegular(out, name),
  }
}

async function readManifest(out: string): Promise<string[] | undefined> {
  try {
    const { files } = JSON.parse(await readFile(join(out, manifestName), 'utf8')) as { files?: unknown }
    return typeof files === 'object' && files !== null ? Object.keys(files) : undefined
  } catch {
    return undefined
  }
}

async function readRegular(out: string, name: string): Promise<Uint8Array | undefined> {
  try {
    const path = join(await realpath(out), name)
    if ((await realpath(path)) !== path) return undefined
    // A pipe that took the place of a file must not make us wait.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
    try {
      return (await file.stat()).isFile() ? await file.readFile() : undefined
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}
