// What the last build saw: every file that flowed into it and every file that it wrote, with stat signature and hash.
// When all of them are still the same, there is nothing to build. A file with another signature is read and compared by
// its hash, so that a fresh checkout counts as unchanged too.

import { type BigIntStats, type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildResult } from './build.ts'
import { readSealed, writeSealed } from './cache/cache.ts'
import type { Config } from './config.ts'
import { hasStaging, isIgnoredName, manifestName, settledStampOf, stampOf } from './disk/disk.ts'
import { hashOf } from './hash.ts'
import type { Problem } from './problem.ts'

/** A file or folder with its stat signature, empty if it must be read, and the hash of its bytes or names. */
type Seen = [path: string, stamp: string, hash: string]

interface LastBuild {
  pages: number
  /** Of all files in the output folder. */
  bytes: number
  problems: Problem[]
  /** The build is valid from this instant to the other, in milliseconds since 1970. */
  from: number
  until: number
  /** Content, the site's code and the output. */
  seen: Seen[]
}

const dayMs = 86_400_000

/** What the last build said, if a build now would say and write the same. */
export async function findUnchanged(
  config: Config,
): Promise<Pick<LastBuild, 'pages' | 'bytes' | 'problems'> | undefined> {
  const file = fileOf(config)
  const last = file && (await readSealed<LastBuild>(file.path, file.version))
  if (!last || config.now < last.from || config.now >= last.until) return undefined
  try {
    if (hasStaging(config.out) || !lstatSync(config.out).isDirectory()) return undefined
    const before = last.seen.map(([, stamp]) => stamp)
    if (!last.seen.every(isUnchanged)) return undefined
    if (last.seen.some(([, stamp], index) => stamp !== before[index])) await writeSealed(file.path, file.version, last)
    return last
  } catch {
    // A file is missing.
    return undefined
  }
}

/**
 * Remembers a build that has written its files, for `findUnchanged`. Does nothing if a folder or a source has changed
 * since `startedAt`, in milliseconds since 1970: the build may not have seen the change.
 */
export async function rememberBuild(
  config: Config,
  { site, emitted }: NonNullable<BuildResult['output']>,
  startedAt: number,
): Promise<void> {
  const file = fileOf(config)
  if (!file) return
  const folders = listFolders(config.content)
  const sources = [...site.bundle.inputs].map(([path, hash]) => ({ path: join(config.libretto, path), hash }))
  if ([...folders, ...sources.map(({ path }) => path)].some((path) => isNewerThan(startedAt, path))) return
  const manifest = join(config.out, manifestName)
  const last: LastBuild = {
    pages: site.pages.length,
    bytes: emitted.bytes,
    problems: site.problems,
    from: config.now,
    until: Math.min(nextDay(config.now), site.changesAt),
    seen: [
      ...folders.map((path): Seen => [path, stampNow(path), hashNames(path)]),
      ...[...site.loaded.known].flatMap(([path, { stamp, entry, asset }]): Seen[] => {
        const hash = (entry ?? asset)?.hash
        return hash === undefined ? [] : [[join(config.content, path), stamp, hash]]
      }),
      ...sources.map(({ path, hash }): Seen => [path, stampNow(path), hash]),
      ...[...emitted.files].map(([name, { hash }]): Seen => {
        const path = join(config.out, name)
        const stamp = stampNow(path)
        return [path, stamp === emitted.stamps.get(name) ? stamp : '', hash]
      }),
      [manifest, '', hashOf(readFileSync(manifest))],
    ],
  }
  await writeSealed(file.path, file.version, last)
}

/** Compares by stat signature, then by hash, and keeps the new signature of what is the same. */
function isUnchanged(seen: Seen): boolean {
  const [path, stamp, hash] = seen
  const stats = lstatSync(path, { bigint: true })
  if (stamp !== '' && stampOf(stats) === stamp) return true
  if (hashAt(path, stats) !== hash) return false
  seen[1] = settledStampOf(stats)
  return true
}

function hashAt(path: string, stats: BigIntStats): string | undefined {
  if (stats.isDirectory()) return hashNames(path)
  return stats.isFile() ? hashOf(readFileSync(path)) : undefined
}

/** The folder and every folder below it that may hold content. */
function listFolders(root: string): string[] {
  const found = [root]
  for (const folder of found)
    for (const item of readdirSync(folder, { withFileTypes: true }))
      if (item.isDirectory() && !isIgnoredName(item.name)) found.push(join(folder, item.name))
  return found
}

// Names that are no content come and go: editors write temporary files.
function hashNames(folder: string): string {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isIgnoredName(name))
    .map((item) => `${kindOf(item)} ${item.name}`)
  return hashOf(names.sort().join('\n'))
}

function kindOf(item: Dirent): string {
  if (item.isFile()) return 'file'
  return item.isDirectory() ? 'folder' : 'other'
}

function stampNow(path: string): string {
  return settledStampOf(lstatSync(path, { bigint: true }))
}

function isNewerThan(instant: number, path: string): boolean {
  return lstatSync(path).ctimeMs >= instant
}

// Pages may show the day.
function nextDay(now: number): number {
  return (Math.floor(now / dayMs) + 1) * dayMs
}

function fileOf(config: Config): { path: string; version: string } | undefined {
  const { cache, version, content, out, shard, basePath, engine, markdownParser, strict, drafts } = config
  if (cache === undefined || version === undefined) return undefined
  const options = [content, out, shard, basePath, engine, markdownParser, strict, drafts]
  return { path: join(cache, `last-build-${hashOf(JSON.stringify(options)).slice(0, 16)}.bin`), version }
}
