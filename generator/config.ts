// Flags → Config: absolute paths and decided values, frozen. Nothing below this file looks at the command line or the environment.
// Defaults stand below the project: the nearest folder upward from the working directory with content/site.yaml, else Libretto's own.

import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from './errors.ts'
import type { MarkdownParser } from './markdown/compile-markdown.ts'

export type Engine = 'react' | 'preact'

/** What commander hands over: everything optional, as typed. */
export interface Flags {
  content?: string
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
  port?: string
  host?: string
  open?: boolean
  quiet?: boolean
  verbose?: boolean
}

export interface Config {
  /** Folder that problems are reported relative to. */
  workingDirectory: string
  /** Folder of Libretto itself: site, runtime, schemas, node_modules. */
  libretto: string
  content: string
  out: string
  /** Fingerprint of Libretto's own code; undefined when it was not compiled by the launcher, and then nothing is cached. */
  version: string | undefined
  /** Cache folder; undefined with --no-cache. */
  cache: string | undefined
  /** Which part of the pages to build, of how many, from 1; undefined builds all. */
  shard: { part: number; of: number } | undefined
  /** "" or "/base"; undefined when only site.yaml decides. */
  basePath: string | undefined
  engine: Engine
  markdownParser: MarkdownParser
  strict: boolean
  drafts: boolean
  /** Instant that counts as now, in milliseconds since 1970. */
  now: number
  format: 'pretty' | 'json' | 'github'
  port: number
  /** Names and addresses beside loopback that the server may be called by; empty without --host. */
  hosts: readonly string[]
  /** Open the site in the browser. */
  open: boolean
  quiet: boolean
  verbose: boolean
}

/** Decides every value. Throws UsageError for a flag that cannot be understood. */
export function readConfig(
  flags: Flags,
  workingDirectory: string,
  libretto: string,
  clock: number,
  version?: string,
): Config {
  const project = findProject(workingDirectory) ?? libretto
  const path = (flag: string | undefined, fallback: string) =>
    flag === undefined ? join(project, fallback) : resolve(workingDirectory, flag)
  return Object.freeze({
    workingDirectory,
    libretto,
    version,
    content: path(flags.content, 'content'),
    out: path(flags.out, 'dist'),
    cache:
      flags.cache === false ? undefined : path(typeof flags.cache === 'string' ? flags.cache : undefined, '.libretto'),
    shard: flags.shard === undefined ? undefined : readShard(flags.shard),
    basePath: flags.basePath === undefined ? undefined : readBasePath(flags.basePath),
    engine: oneOf('--engine', flags.engine, ['react', 'preact']),
    markdownParser: oneOf('--markdown-parser', flags.markdownParser, ['satteri', 'remark']),
    strict: flags.strict ?? false,
    drafts: flags.drafts ?? false,
    now: flags.now === undefined ? clock : readInstant(flags.now),
    format: oneOf('--format', flags.format, ['pretty', 'json', 'github']),
    port: readPort(flags.port),
    hosts: flags.host === undefined ? [] : readHosts(flags.host),
    open: flags.open ?? false,
    quiet: flags.quiet ?? false,
    verbose: flags.verbose ?? false,
  })
}

function readShard(value: string): { part: number; of: number } {
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(value)?.map(Number) ?? []
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new UsageError(`--shard must be like 2/4, the second of four parts, not "${value}"`)
  return { part, of }
}

function findProject(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content', 'site.yaml'))) return folder
    if (dirname(folder) === folder) return undefined
  }
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

/** "" or "/a/b": no slash at the end, only plain segments. */
export function readBasePath(value: string): string {
  const trimmed = value.replace(/\/+$/, '')
  if (trimmed === '') return ''
  if (!/^(?:\/[A-Za-z0-9][\w.~-]*)+$/.test(trimmed))
    throw new UsageError(`--base-path must be a path such as /site, not "${value}"`)
  return trimmed
}

function readInstant(value: string): number {
  const isKnownForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value)
  const day = value.slice(0, 10)
  // Date.parse takes the 30th of February for the 2nd of March.
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

// Every name is said: a server for all addresses could not tell its own Host from a stranger's.
function readHosts(value: string): string[] {
  const names = value.split(',').map((name) => name.trim().toLowerCase())
  const isName = (name: string) => isIP(name) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(name)
  if (!names.every((name) => isName(name) && !/^[0.]+$/.test(name) && !/^[0:]+$/.test(name)))
    throw new UsageError(
      `--host must be an address or a name of this machine, such as 192.168.1.20, several with commas, not "${value}"`,
    )
  return [...new Set(names)].filter((name) => !['localhost', '127.0.0.1', '::1'].includes(name))
}
