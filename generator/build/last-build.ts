// What the last build saw: every file that flowed into it and every file that it wrote, with stat signature and hash.
// When all of them are still the same, there is nothing to build. A file with another signature is read and compared by
// its hash, so that a fresh checkout counts as unchanged too.

import { type BigIntStats, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatName, type SealedPlace } from '../cache/cache.ts'
import { type Config, keyOf, type Places } from '../config/config.ts'
import { nextDay } from '../days.ts'
import {
  type FileComparison,
  hashNames,
  hasStaging,
  isIgnoredName,
  manifestName,
  placedStampOf,
  type SeenFiles,
  settledStampOf,
  stampOf,
} from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import type { BuildOptions, BuildResult } from './build.ts'
import { replacedCode } from './check-replaced-site.ts'
import { type LastBuild, readBuildFile, writeBuildFile } from './last-build-file.ts'
import { knownOf, openSeen, type Seen } from './seen.ts'

/** What the last build left in the cache folder; undefined if there was none. */
export function readLastBuild(config: Config): LastBuild | undefined {
  const file = fileOf(config)
  return file && readBuildFile(file)
}

/** Whether a build now would say and write what the last one did. */
export function isUnchanged(config: Config, last: LastBuild): boolean {
  const file = fileOf(config)
  if (!file || config.instant.now < last.from || config.instant.now >= last.until || hasKilledBuild(config.places.out))
    return false
  const { content, code, output } = last
  const all = [...content, ...code, ...output]
  const before = all.map(([, stamp]) => stamp)
  const isOutputSame = () => output.every((seen) => isSame(seen, `${config.places.out}/${seen[0]}`))
  if (!content.every((seen) => isSame(seen)) || !code.every((seen) => isSame(seen)) || !isOutputSame()) return false
  if (all.some(([, stamp], index) => stamp !== before[index])) writeBuildFile(file, last)
  return true
}

/** So many files take long enough to look at that another thread helps. */
const manyFiles = 4000

/**
 * What a build can take from the last one: files that did not change since need not be read again. `send` has another
 * thread do a task.
 */
export function reuse(
  { out }: Pick<Places, 'out'>,
  last: LastBuild | undefined,
  send?: (task: 'compare-files', setup: FileComparison) => void,
): Pick<BuildOptions, 'codeVersions' | 'seen' | 'seenContent' | 'seenContexts'> {
  if (!last) return {}
  const isLarge = send !== undefined && last.output.length >= manyFiles
  const verdicts = isLarge ? new Uint8Array(new SharedArrayBuffer(last.output.length)) : undefined
  if (verdicts)
    send?.('compare-files', {
      folder: out,
      paths: last.output.map(([path]) => path),
      stamps: last.output.map(([, stamp]) => stamp),
      verdicts,
    })
  return {
    codeVersions: last.code.every((seen) => isSame(seen)) ? last.codeVersions : undefined,
    seenContexts: last.contexts,
    seen: openSeen(last.output, { loads: last.loads, verdicts }),
    seenContent: openSeen(last.content),
  }
}

/**
 * Remembers a build that has written its files. Does nothing if a folder or a source has changed since `startedAt`, in
 * milliseconds since 1970: the build may not have seen the change.
 */
export function rememberBuild(
  config: Config,
  { site, emitted }: NonNullable<BuildResult['output']>,
  { startedAt, seen }: { startedAt: number; seen: SeenFiles | undefined },
): void {
  const file = fileOf(config)
  if (!file) return
  const folders = listFolders(config.places.content)
  const sources = [...site.bundle.inputs].map(([name, hash]) => lookAt(join(config.places.libretto, name), hash))
  const looked = folders.map((path) => lookAt(path, hashNames(path)))
  if (!haveSettled(looked, startedAt) || !haveSettled(sources, startedAt)) return
  const pages = new Map(site.pages.map((page) => [page.route.file, page]))
  const loads = new Map([...new Set(site.pages.map(knownOf))].map((text, index) => [text, index]))
  const last: LastBuild = {
    pages: site.pages.length,
    bytes: emitted.bytes,
    problems: site.problems.filter(({ code }) => code !== replacedCode),
    from: config.instant.now,
    // Pages may show the day.
    until: Math.min(nextDay(config.instant.now), site.changesAt),
    codeVersions: site.languages.map(({ bundle }) => bundle.version),
    contexts: site.contexts,
    content: [
      ...looked.map(toSeen),
      ...[...site.loaded.known].flatMap(([path, { stamp, entry, asset }]): Seen[] => {
        const hash = (entry ?? asset)?.hash
        return hash === undefined ? [] : [[join(config.places.content, path), stamp, hash]]
      }),
    ],
    code: sources.map(toSeen),
    output: [
      ...[...emitted.files].map(([name, { hash, key, copiedAt }]): Seen => {
        const page = pages.get(name)
        const stamp = emitted.stamps.get(name) ?? ''
        // A file that was not kept is to be trusted only if it has settled.
        const isSettled = seen?.get(name)?.stamp === stamp || placedStamp(join(config.places.out, name)) === stamp
        return [name, isSettled ? stamp : '', hash, page?.route.key ?? key, copiedAt, page && loads.get(knownOf(page))]
      }),
      [manifestName, '', hashOf(readFileSync(join(config.places.out, manifestName)))],
    ],
    loads: [...loads.keys()],
  }
  writeBuildFile(file, last)
}

function hasKilledBuild(out: string): boolean {
  try {
    return hasStaging(out) || !lstatSync(out).isDirectory()
  } catch {
    return true
  }
}

/** Compares by stat signature, then by hash, and keeps the new signature of what is the same. */
function isSame(seen: Seen, path = seen[0]): boolean {
  const stamp = seen[1]
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stats) return false
  if (stamp !== '' && stampOf(stats) === stamp) return true
  if (hashAt(path, stats) !== seen[2]) return false
  seen[1] = settledStampOf(stats)
  return true
}

/** Undefined for what cannot be read: the build says why. */
function hashAt(path: string, stats: BigIntStats): string | undefined {
  try {
    if (stats.isDirectory()) return hashNames(path)
    return stats.isFile() ? hashOf(readFileSync(path)) : undefined
  } catch {
    return undefined
  }
}

/** The folder and every folder below it that may hold content. */
function listFolders(root: string): string[] {
  const found = [root]
  for (const folder of found)
    for (const item of readdirSync(folder, { withFileTypes: true }))
      if (item.isDirectory() && !isIgnoredName(item.name)) found.push(join(folder, item.name))
  return found
}

interface Looked {
  path: string
  /** Undefined if nothing is there any more. */
  stats: BigIntStats | undefined
  hash: string
}

function lookAt(path: string, hash: string): Looked {
  return { path, stats: lstatSync(path, { bigint: true, throwIfNoEntry: false }), hash }
}

function haveSettled(all: readonly Looked[], startedAt: number): all is (Looked & { stats: BigIntStats })[] {
  return all.every(({ stats }) => stats !== undefined && Number(stats.ctimeNs) / 1e6 < startedAt)
}

function toSeen({ path, stats, hash }: Looked & { stats: BigIntStats }): Seen {
  return [path, settledStampOf(stats), hash]
}

function placedStamp(path: string): string {
  return placedStampOf(lstatSync(path, { bigint: true }))
}

function fileOf(config: Config): SealedPlace | undefined {
  const { cache, version } = config.places
  if (cache === undefined || version === undefined) return undefined
  const key = hashOf(formatName + keyOf(config)).slice(0, 16)
  return { path: join(cache, `last-build-${key}.bin`), version }
}
