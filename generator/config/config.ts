// The door of this folder: the flags of a command → what a run is told, as four values. Default paths are relative to
// the project.

import { join, resolve } from 'node:path'
import { UsageError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { cacheName, findOwnSite, findProject, isFolder, isIn, isPackage, ownSitePlace } from '../paths.ts'
import { type HostProcess, type Screen, silent } from '../terminal.ts'
import { type Flags, readFlags, type ValuesOf } from './flags.ts'

export { readBasePath } from './flag-values.ts'
export {
  type Engine,
  type FlagName,
  type Flags,
  flagTable,
  type MarkdownParser,
  readFlags,
  type ValuesOf,
} from './flags.ts'

/** What a run is told. */
export interface Config {
  places: Places
  output: OutputOptions
  surface: Surface
  instant: Instant
}

/** Folders, as absolute paths, and what is known of them. */
export interface Places {
  /** Files of reported problems are relative to it. */
  workingDirectory: string
  /** What GitHub takes the files of annotations to be relative to: the working directory may be a folder in it. */
  repository: string
  /** Folder of Libretto itself: site, runtime, schemas, node_modules. */
  libretto: string
  /** Folder of the compiled generator, from the launcher; without it one thread does all work. */
  compiled: string | undefined
  /** Fingerprint of Libretto's own code, from the launcher; without it nothing is cached. */
  version: string | undefined
  /** Folder that default paths are below. */
  project: string
  content: string
  /** Folder of custom code; undefined if it has none. */
  own: string | undefined
  /** Where that folder is, or would be. */
  ownPlace: string
  out: string
  /** Cache folder; undefined with --no-cache. */
  cache: string | undefined
  /** Where compiled site code is kept: beside the compiled generator if it follows from the same sources. */
  codeCache: CodeCache | undefined
}

/** A folder of compiled site code. What another version of the generator compiled is not taken. */
export interface CodeCache {
  folder: string
  version: string
  /** Values that all builds of the process share, by kind, scope and key, and the names of their kinds. */
  shared?: { kinds: ReadonlySet<string>; values: Map<string, string | object> } | undefined
}

/**
 * All that can change the bytes or the problems of a build, apart from the content, the code and the instant. What was
 * written or found with other options is never taken for its own: see `keyOf`.
 *
 * - `basePath`: "" or "/base"; undefined if site.yaml decides
 * - `shard`: which part of the pages to build, from 1, of how many; undefined builds all
 */
export interface OutputOptions extends ValuesOf<'output'> {
  /** Version of sharp, which makes smaller pictures; undefined if pictures stay as they are. */
  readonly encoder: string | undefined
  /** Nothing is published, as in a watch: forms may be posted to this computer. */
  readonly isTrial: boolean
}

/**
 * How a command shows, serves and works; no byte of the output depends on it.
 *
 * - `hosts`: names and addresses in addition to loopback that the server answers to
 * - `allowedHosts`: names of a proxy that passes requests on to this machine
 * - `force`: overwrite files of somebody else in the output folder
 */
export interface Surface extends ValuesOf<'surface'> {
  /** Threads that share the work of a large build with the main one. */
  readonly threads: number
  /** Where it prints. */
  readonly screen: Screen
  /** What can interrupt it; undefined in tests. */
  readonly process: HostProcess | undefined
  /** Version of Libretto, as its package has it. */
  readonly release: string
  /** File that GitHub shows as the summary of a job; undefined elsewhere. */
  readonly jobSummary: string | undefined
  /** Milliseconds since 1970 when the command started: what changed later may have been read before or not. */
  readonly startedAt: number
}

/** A result is valid from one instant to another, so the instant is in no key. */
export interface Instant {
  /** In milliseconds since 1970. */
  now: number
  /** Whether `now` is the clock: a watch goes on with it. False with --now. */
  isClock: boolean
}

/** What the configuration takes from the process. */
export interface Surroundings {
  workingDirectory: string
  /** Folder of Libretto itself. */
  libretto: string
  /** Milliseconds since 1970. */
  clock: number
  /** Milliseconds since 1970 when the command started. Default: when the process did. */
  startedAt?: number | undefined
  /** Version of Libretto, as its package has it. */
  release?: string
  /** Fingerprint of Libretto's own code. */
  version?: string | undefined
  compiled?: string | undefined
  /** Where to keep compiled site code instead, even with --no-cache. */
  codeCache?: CodeCache | undefined
  /** Version of sharp, if it is installed. */
  encoder?: string | undefined
  /** Processor cores. */
  cores?: number
  /** Folder with the checkout of a job on GitHub. */
  repository?: string | undefined
  jobSummary?: string | undefined
  /** Where to print. Default: nowhere. */
  screen?: Screen
  process?: HostProcess | undefined
}

// More threads than this wait for the main one.
const maxThreads = 7

/** Decides every value. Throws UsageError for an invalid flag. */
export function readConfig(flags: Flags, surroundings: Surroundings): Config {
  const { clock, encoder, cores = 1, screen = silent, release = '', jobSummary, process } = surroundings
  const { startedAt = performance.timeOrigin } = surroundings
  const places = readPlaces(flags, surroundings)
  const { now } = readFlags(flags, 'instant')
  const surface = readFlags(flags, 'surface')
  const threads = surface.threads ?? Math.min(maxThreads, cores - 1)
  return Object.freeze({
    places: Object.freeze(places),
    output: Object.freeze({ ...readFlags(flags, 'output'), encoder, isTrial: false }),
    surface: Object.freeze({ ...surface, threads, screen, process, release, jobSummary, startedAt }),
    instant: Object.freeze({ now: now ?? clock, isClock: now === undefined }),
  })
}

function readPlaces(flags: Flags, surroundings: Surroundings): Places {
  const { workingDirectory, libretto, version, compiled, repository = workingDirectory } = surroundings
  const named = readFlags(flags, 'places')
  const project = findProject(named.content, surroundings)
  const place = (folder: string | undefined, usual: string) =>
    folder === undefined ? join(project, usual) : resolve(workingDirectory, folder)
  const content = place(named.content, 'content')
  const out = place(named.out, 'dist')
  const own =
    named.own === undefined
      ? findOwnSite(content, libretto)
      : needFolder('--site', resolve(workingDirectory, named.own))
  const cache = named.cache === false ? undefined : place(named.cache, cacheName)
  if (cache !== undefined && named.cache !== undefined) refuseCacheIn([content, out, own], cache)
  return {
    workingDirectory,
    repository: isIn(workingDirectory, repository) ? repository : workingDirectory,
    libretto,
    compiled,
    version,
    project,
    content,
    own,
    ownPlace: own ?? ownSitePlace(content, libretto),
    out,
    cache,
    codeCache: surroundings.codeCache ?? codeCacheOf(cache, surroundings),
  }
}

function codeCacheOf(cache: string | undefined, { libretto, version }: Surroundings): CodeCache | undefined {
  if (cache === undefined || version === undefined) return undefined
  // A package may be read-only, and is shared by other sites.
  return { folder: isPackage(libretto) ? cache : join(libretto, cacheName), version }
}

/** Names what was made with these options from these folders. The options count whole: none can be forgotten. */
export function keyOf({ places: { content, own, out }, output }: Pick<Config, 'places' | 'output'>): string {
  return hashOf(JSON.stringify([content, own, out, output]))
}

function needFolder(flag: string, path: string): string {
  if (!isFolder(path)) throw new UsageError(`${flag} must be a folder, and ${path} is none`)
  return path
}

// Whatever is in these folders is read as content or code, or published.
function refuseCacheIn(folders: readonly (string | undefined)[], cache: string): void {
  const folder = folders.find((each) => each !== undefined && isIn(cache, each))
  if (folder !== undefined)
    throw new UsageError(`--cache must be a folder outside of ${folder}, not ${cache}; choose another`)
}
