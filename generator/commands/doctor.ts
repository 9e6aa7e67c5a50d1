// Looks at what every command depends on apart from the content: versions, binaries, folders. Writes nothing, and names
// no value of the environment, so that its text can be posted in a bug report.

import { accessSync, constants, statSync } from 'node:fs'
import { arch, availableParallelism, platform, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { checkCachePlace } from '../build/build.ts'
import type { Config, Places } from '../config/config.ts'
import {
  findCacheRefusal,
  findRefusal,
  itemsIn,
  manifestName,
  otherFolders,
  readHolder,
  readManifest,
  sideOf,
  statOf,
} from '../disk/disk.ts'
import { readPackage } from '../find-package.ts'
import { wayToContent } from '../paths.ts'
import type { Problem, ProblemCode } from '../problem.ts'
import { relativePath } from '../report/report.ts'
import { inspectPackages, type PackageFacts } from './inspect-packages.ts'
import { type Openings, readOpenings } from './read-openings.ts'

/** What a doctor found. Folders are relative to the working directory. */
export interface Facts extends Openings {
  libretto: string
  /** `needed`: the range of versions. */
  node: { version: string; needed: string }
  packages: PackageFacts[]
  system: { platform: string; cores: number; memoryMegabytes: number }
  content: string
  own: string | null
  out: { folder: string; holds: Holding; files: number }
  cache: { folder: string; bytes: number } | null
  lock: { pid: number; since: string } | null
}

/** Whose the files of an output folder are. */
export type Holding = 'nothing' | 'site' | 'part' | 'foreign'

/** All facts, and what is wrong with them. */
export async function inspectInstallation(config: Config): Promise<{ facts: Facts; problems: Problem[] }> {
  const { libretto, content, own, out, cache, workingDirectory } = config.places
  const name = (path: string) => relativePath(path, workingDirectory)
  const { engines } = readPackage(libretto) ?? {}
  const needed = engines?.node ?? '*'
  const { packages, problems } = await inspectPackages(libretto)
  const facts: Facts = {
    libretto: config.surface.release,
    node: { version: process.versions.node, needed },
    packages,
    system: { platform: `${platform()} ${arch()}`, cores: availableParallelism(), memoryMegabytes: readMemory() },
    content: name(content),
    own: own === undefined ? null : name(own),
    out: { folder: name(out), ...inspectOutput(out) },
    cache: cache === undefined ? null : { folder: name(cache), bytes: sizeOf(cache) },
    lock: readHolder(out) ?? null,
    ...readOpenings(content),
  }
  return {
    facts,
    problems: [
      ...checkNode(facts.node),
      ...problems,
      ...checkContentFolder(content, name(content)),
      ...checkOutput(config, name),
      ...checkCache(config.places, name),
      ...checkCachePlace(config.places),
    ],
  }
}

/** Whether a version is in a range such as ">=20.19". */
export function isInRange(version: string, range: string): boolean {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
  const [major = 0, minor = 0] = numbers(version)
  const [leastMajor = 0, leastMinor = 0] = numbers(range)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

function checkNode({ version, needed }: Facts['node']): Problem[] {
  return isInRange(version, needed)
    ? []
    : [problem('node-version', `Node is ${version}, and Libretto needs ${needed}`, 'install a newer Node')]
}

// In a container, not the memory of the machine.
function readMemory(): number {
  const limit = process.constrainedMemory()
  return Math.round((limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / 2 ** 20)
}

function checkContentFolder(content: string, name: string): Problem[] {
  if (!canAccess(join(content, 'site.yaml'), constants.R_OK))
    return [problem('content-folder', `there is no ${name}/site.yaml that can be read`, wayToContent)]
  return []
}

function inspectOutput(out: string): { holds: Holding; files: number } {
  const { files, stamp } = readManifest(out)
  const names = readNames(out)
  if (names.includes(manifestName)) return { holds: stamp ? 'part' : 'site', files: Object.keys(files).length }
  return { holds: names.length === 0 ? 'nothing' : 'foreign', files: names.length }
}

function checkOutput(config: Config, nameOf: (path: string) => string): Problem[] {
  const { out } = config.places
  const found = findRefusal(out, otherFolders(config), nameOf)
  if (found) return [problem('output-folder', found.reason, found.remedy)]
  // Files are completed there, and the lock is there.
  const places = [...(statOf(out) ? [out] : []), existingFolder(sideOf(out))]
  const closed = places.find((folder) => !canAccess(folder, constants.W_OK) || !statSync(folder).isDirectory())
  if (closed === undefined) return []
  const isForeign = statOf(closed)?.uid !== process.getuid?.()
  const reason = `the output folder ${nameOf(out)} cannot be written${isForeign ? ': it belongs to another user' : ''}`
  return [problem('output-folder', reason, 'choose another folder with --out')]
}

function existingFolder(path: string): string {
  return statOf(path) || dirname(path) === path ? path : existingFolder(dirname(path))
}

// A build without a cache takes longer, and that is all.
function checkCache(places: Places, nameOf: (path: string) => string): Problem[] {
  const { cache } = places
  if (cache === undefined) return []
  const found = findCacheRefusal(places, nameOf)
  if (found) return [problem('cache-folder', found.reason, found.remedy)]
  const name = nameOf(cache)
  const isUsable = (path: string) => canAccess(path, constants.R_OK) && canAccess(path, constants.W_OK)
  const paths = readNames(cache).map((item) => join(cache, item))
  if (!statOf(cache) || ([cache, ...paths].every(isUsable) && statSync(cache).isDirectory())) return []
  const hint = 'remove it, or choose another with --cache; until then each build begins anew'
  return [{ ...problem('cache-folder', `the cache folder ${name} cannot be used`, hint), severity: 'warning' }]
}

/** Size of all files below a folder that can be read. */
function sizeOf(folder: string): number {
  return readNames(folder).reduce((bytes, name) => {
    const stats = statOf(join(folder, name))
    if (stats?.isDirectory()) return bytes + sizeOf(join(folder, name))
    return bytes + (stats?.size ?? 0)
  }, 0)
}

function readNames(folder: string): string[] {
  return itemsIn(folder).map(({ name }) => name)
}

function canAccess(path: string, what: number): boolean {
  try {
    accessSync(path, what)
    return true
  } catch {
    return false
  }
}

function problem(code: ProblemCode, message: string, hint: string): Problem {
  return { code, severity: 'error', message, hint }
}
