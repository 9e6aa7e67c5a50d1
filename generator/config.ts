// The flags that most commands share → what a run is told. Default paths are relative to the project.

import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { basePathPattern } from '#schemas/base-path.ts'
import { UsageError } from './errors.ts'
import { findOwnSite, findProject, isFolder, isPackage } from './find-project.ts'
import { isIn } from './is-in.ts'

export type MarkdownParser = 'satteri' | 'remark'

export type Engine = 'react' | 'preact'

/** Flags as commander parses them. */
export interface Flags {
  content?: string
  site?: string
  out?: string
  basePath?: string
  engine?: string
  markdownParser?: string
  strict?: boolean
  drafts?: boolean
  now?: string
  format?: string
  cache?: string | boolean
  shard?: string
  force?: boolean
  port?: string
  host?: string
  open?: boolean
  quiet?: boolean
  verbose?: boolean
  external?: boolean
  threads?: string
}

export interface Config {
  /** Files of reported problems are relative to it. */
  workingDirectory: string
  /** What GitHub takes the files of annotations to be relative to: the working directory may be a folder in it. */
  repository: string
  /** Folder of Libretto itself: site, runtime, schemas, node_modules. */
  libretto: string
  content: string
  /** Folder of the site's own code; undefined if it has none. */
  own: string | undefined
  out: string
  /** Fingerprint of Libretto's own code, from the launcher; without it nothing is cached. */
  version: string | undefined
  /** Folder of the compiled generator, from the launcher; without it one thread does all work. */
  compiled: string | undefined
  /** Threads that share the work of a large build, besides the main one. */
  threads: number
  /** Version of sharp, which makes smaller pictures; undefined if pictures stay as they are. */
  encoder: string | undefined
  /** Cache folder; undefined with --no-cache. */
  cache: string | undefined
  /** Where compiled site code is kept: beside the compiled generator if it follows from the same sources. */
  codeCache: string | undefined
  /** Which part of the pages to build (from 1), of how many; undefined builds all. */
  shard: { part: number; of: number } | undefined
  /** Overwrite files of somebody else in the output folder. */
  force: boolean
  /** "" or "/base"; undefined if site.yaml decides. */
  basePath: string | undefined
  engine: Engine
  markdownParser: MarkdownParser
  strict: boolean
  /** Check links to other sites too. */
  external: boolean
  drafts: boolean
  /** The current instant, in milliseconds since 1970. */
  now: number
  /** Whether `now` is the clock: a watch goes on with it. False with --now. */
  isClock: boolean
  format: 'pretty' | 'json' | 'github' | 'sarif'
  /** File that GitHub shows as the summary of a job; undefined elsewhere. */
  jobSummary: string | undefined
  port: number
  /** Names and addresses besides loopback that the server answers to; empty without --host. */
  hosts: readonly string[]
  /** Open the site in the browser. */
  open: boolean
  quiet: boolean
  verbose: boolean
}

/** What the configuration takes from the process. */
export interface Surroundings {
  workingDirectory: string
  /** Folder of Libretto itself. */
  libretto: string
  /** Milliseconds since 1970. */
  clock: number
  /** Fingerprint of Libretto's own code. */
  version?: string | undefined
  compiled?: string | undefined
  /** Version of sharp, if it is installed. */
  encoder?: string | undefined
  /** Processor cores. */
  cores?: number
  /** Folder with the checkout of a job on GitHub. */
  repository?: string | undefined
  jobSummary?: string | undefined
}

/** Decides every value. Throws UsageError for an invalid flag. */
export function readConfig(flags: Flags, surroundings: Surroundings): Config {
  const { workingDirectory, libretto, clock, version, compiled, encoder, cores = 1 } = surroundings
  const { repository = workingDirectory, jobSummary } = surroundings
  refuseNoFolder(flags)
  const project = findProject(flags.content, surroundings)
  const path = (flag: string | undefined, fallback: string) =>
    flag === undefined ? join(project, fallback) : resolve(workingDirectory, flag)
  const content = path(flags.content, 'content')
  const out = path(flags.out, 'dist')
  const own =
    flags.site === undefined
      ? findOwnSite(content, libretto)
      : readFolder('--site', resolve(workingDirectory, flags.site))
  const cache =
    flags.cache === false ? undefined : path(typeof flags.cache === 'string' ? flags.cache : undefined, '.libretto')
  if (cache !== undefined && flags.cache !== undefined) refuseCacheIn([content, out, own], cache)
  return Object.freeze({
    workingDirectory,
    repository: isIn(workingDirectory, repository) ? repository : workingDirectory,
    libretto,
    version,
    compiled,
    encoder,
    own,
    threads: flags.threads === undefined ? Math.min(maxThreads, cores - 1) : readThreads(flags.threads),
    content,
    out,
    cache,
    // A package may be read-only, and is shared by other sites.
    codeCache: cache === undefined || isPackage(libretto) ? cache : join(libretto, '.libretto'),
    shard: flags.shard === undefined ? undefined : readShard(flags.shard),
    force: flags.force ?? false,
    basePath: flags.basePath === undefined ? undefined : readBasePath(flags.basePath),
    engine: oneOf('--engine', flags.engine, ['react', 'preact']),
    markdownParser: oneOf('--markdown-parser', flags.markdownParser, ['satteri', 'remark']),
    strict: flags.strict ?? false,
    external: flags.external ?? false,
    drafts: flags.drafts ?? false,
    now: flags.now === undefined ? clock : readInstant(flags.now),
    isClock: flags.now === undefined,
    format: oneOf('--format', flags.format, ['pretty', 'json', 'github', 'sarif']),
    jobSummary,
    port: readPort(flags.port),
    hosts: flags.host === undefined ? [] : readHosts(flags.host),
    open: flags.open ?? false,
    quiet: flags.quiet ?? false,
    verbose: flags.verbose ?? false,
  })
}

// More threads than this wait for the main one.
const maxThreads = 7

function readThreads(value: string): number {
  if (!/^\d{1,2}$/.test(value) || Number(value) > 32)
    throw new UsageError(`--threads must be a number from 0 to 32, not "${value}"`)
  return Number(value)
}

function readShard(value: string): { part: number; of: number } {
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(value)?.map(Number) ?? []
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new UsageError(`--shard must be like 2/4, the second of four parts, not "${value}"`)
  return { part, of }
}

// An empty path is the working directory, but it comes from a variable of a script that has no value.
function refuseNoFolder(flags: Flags): void {
  for (const flag of ['content', 'site', 'out', 'cache'] as const)
    if (flags[flag] === '') throw new UsageError(`--${flag} must be a folder, not ""`)
}

function readFolder(flag: string, path: string): string {
  if (!isFolder(path)) throw new UsageError(`${flag} must be a folder, and ${path} is none`)
  return path
}

// Whatever is in these folders is read as content or code, or published.
function refuseCacheIn(folders: readonly (string | undefined)[], cache: string): void {
  const folder = folders.find((each) => each !== undefined && isIn(cache, each))
  if (folder !== undefined)
    throw new UsageError(`--cache must be a folder outside of ${folder}, not ${cache}; choose another`)
}

function oneOf<Value extends string>(
  flag: string,
  value: string | undefined,
  values: readonly [Value, ...Value[]],
): Value {
  if (value === undefined) return values[0]
  const found = values.find((candidate) => candidate === value)
  if (found === undefined)
    throw new UsageError(`${flag} must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}, not "${value}"`)
  return found
}

/** "" or "/a/b": plain segments without a trailing slash. */
export function readBasePath(value: string): string {
  const trimmed = value.replace(/\/+$/, '')
  if (!basePathPattern.test(trimmed)) throw new UsageError(`--base-path must be a path such as /site, not "${value}"`)
  return trimmed
}

function readInstant(value: string): number {
  const isKnownForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value)
  const day = value.slice(0, 10)
  // Date.parse reads February 30 as March 2.
  const isDay = isKnownForm && new Date(Date.parse(day) || 0).toISOString().startsWith(day)
  const instant = isDay ? Date.parse(value) : Number.NaN
  if (Number.isNaN(instant))
    throw new UsageError(`--now must be a date or an instant with offset such as 2026-05-31T09:00:00Z, not "${value}"`)
  return instant
}

function readPort(value: string | undefined): number {
  if (value === undefined) return 4321
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65535)
    throw new UsageError(`--port must be a number from 0 to 65535, not "${value}"`)
  return port
}

// A server for all addresses could not tell its own Host header from that of an attacker, so 0.0.0.0 and :: are
// refused.
function readHosts(value: string): string[] {
  const names = value.split(',').map((name) => name.trim().toLowerCase())
  const isName = (name: string) => isIP(name) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(name)
  if (!names.every((name) => isName(name) && !/^[0.]+$/.test(name) && !/^[0:]+$/.test(name)))
    throw new UsageError(
      `--host must be comma-separated host names or addresses of this machine, such as 192.168.1.20, not "${value}"`,
    )
  return [...new Set(names)].filter((name) => !['localhost', '127.0.0.1', '::1'].includes(name))
}
