// Serves a built folder from the disk. The manifest is checked on every request and read again when a build has
// replaced it. Only files that it lists are opened, and only regular files that are reached without a link.

import { constants } from 'node:fs'
import { open, readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestName, readManifest, stampOf } from '../disk/disk.ts'
import { EnvironmentError } from '../errors.ts'
import { basePathOf, readHeaderRules } from './header-rules.ts'
import { openRedirects, readRedirectRules } from './redirect-rules.ts'
import type { StaticSite } from './static-files.ts'

/**
 * Opens the folder. Rejects with EnvironmentError if it contains no built site. Without a base path that of the build
 * is used.
 */
export async function openBuiltFolder(out: string, basePath: string | undefined): Promise<() => Promise<StaticSite>> {
  let stamp = await manifestStamp(out)
  let site = await readBuiltFolder(out, basePath)
  if (site === undefined) throw new EnvironmentError(`${out} holds no built site; run "libretto build" first`)
  let current: StaticSite = site
  return async () => {
    const now = await manifestStamp(out)
    if (now === stamp) return current
    site = await readBuiltFolder(out, basePath)
    // A folder that is being replaced is read again at the next request.
    if (site === undefined) return current
    stamp = now
    current = site
    return current
  }
}

/** The stat signature of the manifest; empty without one. */
async function manifestStamp(out: string): Promise<string> {
  const stats = await stat(join(out, manifestName), { bigint: true }).catch(() => undefined)
  return stats === undefined ? '' : stampOf(stats)
}

async function readBuiltFolder(out: string, basePath: string | undefined): Promise<StaticSite | undefined> {
  const { files, kept = {} } = readManifest(out)
  const names = [...Object.keys(files), ...Object.keys(kept)]
  if (names.length === 0) return undefined
  const rules = readHeaderRules(await readFile(join(out, '_headers'), 'utf8').catch(() => ''))
  const redirects = readRedirectRules(await readFile(join(out, '_redirects'), 'utf8').catch(() => ''))
  return {
    files: new Set(names),
    rules,
    findRedirect: openRedirects(redirects),
    basePath: basePath ?? basePathOf(rules),
    read: (name) => readRegular(out, name),
  }
}

async function readRegular(out: string, name: string): Promise<Uint8Array | undefined> {
  try {
    const path = join(await realpath(out), name)
    if ((await realpath(path)) !== path) return undefined
    // Without O_NONBLOCK a pipe in place of a file would block.
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
