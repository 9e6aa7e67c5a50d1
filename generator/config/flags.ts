// Every flag of the command line: one row each. The options of commander, the help, the reference, the types of what a
// run is told, and the key of what it wrote follow from this table.

import { Option } from 'commander'
import type { Json } from '../json.ts'
import {
  folderName,
  type Given,
  isGiven,
  oneOf,
  readAllowedHosts,
  readBasePath,
  readHosts,
  readInstant,
  readKept,
  readPort,
  readShard,
  readThreads,
  textOf,
} from './flag-values.ts'

/**
 * What a flag decides: a folder, the bytes or problems of a build, the instant, how a command shows and serves, or
 * what the command `new site` or `import` is told.
 */
type Part = 'places' | 'output' | 'instant' | 'surface' | 'newSite' | 'import'

interface Flag<Value> {
  /** As commander and the help write it, e.g. "--out <dir>". */
  usage: `--${string}`
  /** What it does, in a few words. A default stands at the end, in parentheses. */
  help: string
  /** The flag with a value, as somebody would write it. */
  example?: string
  part: Part
  /** The value, or its default. Throws UsageError. */
  read: (given: Given) => Value
}

export type MarkdownParser = 'satteri' | 'remark'
export type Engine = 'react' | 'preact'

/** By the name of the value that the flag decides. */
export const flagTable = {
  content: {
    usage: '--content <dir>',
    help: 'content folder (default: content)',
    example: '--content docs/content',
    part: 'places',
    read: (given) => folderName('--content', given),
  },
  own: {
    usage: '--site <dir>',
    help: 'folder of custom code (default: site beside the content folder)',
    example: '--site ../shared/site',
    part: 'places',
    read: (given) => folderName('--site', given),
  },
  out: {
    usage: '--out <dir>',
    help: 'output folder (default: dist)',
    example: '--out public',
    part: 'places',
    read: (given) => folderName('--out', given),
  },
  cache: {
    usage: '--cache <dir>',
    help: 'cache folder (default: .libretto)',
    example: '--cache /var/cache/libretto',
    part: 'places',
    // --no-cache
    read: (given) => (given === false ? false : folderName('--cache', given)),
  },
  strict: { usage: '--strict', help: 'warnings count as errors', part: 'output', read: isGiven },
  drafts: { usage: '--drafts', help: 'include drafts and scheduled articles', part: 'output', read: isGiven },
  external: { usage: '--external', help: 'check links to other sites too', part: 'output', read: isGiven },
  markdownParser: {
    usage: '--markdown-parser <parser>',
    help: 'parser of Markdown: satteri or remark (default: satteri)',
    example: '--markdown-parser remark',
    part: 'output',
    read: (given): MarkdownParser => oneOf('--markdown-parser', given, ['satteri', 'remark']),
  },
  basePath: {
    usage: '--base-path <path>',
    help: 'path the site lives under, e.g. /docs',
    example: '--base-path /docs',
    part: 'output',
    read: (given) => (given === undefined ? undefined : readBasePath(String(given))),
  },
  engine: {
    usage: '--engine <engine>',
    help: 'library that renders pages: react or preact (default: react)',
    example: '--engine preact',
    part: 'output',
    read: (given): Engine => oneOf('--engine', given, ['react', 'preact']),
  },
  shard: {
    usage: '--shard <part>',
    help: 'build one part of the pages, e.g. 2/4; merge joins them',
    example: '--shard 2/4',
    part: 'output',
    read: (given) => (given === undefined ? undefined : readShard(String(given))),
  },
  keepAssets: {
    usage: '--keep-assets <number>',
    help: 'leave the scripts, styles and pictures of that many earlier builds in the output folder (default: 0)',
    example: '--keep-assets 3',
    part: 'output',
    read: (given) => (given === undefined ? 0 : readKept(String(given))),
  },
  now: {
    usage: '--now <iso>',
    help: 'instant that decides what is published (default: now)',
    example: '--now 2026-05-31T09:00:00Z',
    part: 'instant',
    read: (given) => (given === undefined ? undefined : readInstant(String(given))),
  },
  format: {
    usage: '--format <format>',
    help: 'how problems are printed: pretty, json, github or sarif (default: pretty)',
    example: '--format github',
    part: 'surface',
    read: (given) => oneOf('--format', given, ['pretty', 'json', 'github', 'sarif']),
  },
  quiet: { usage: '--quiet', help: 'print problems only', part: 'surface', read: isGiven },
  verbose: { usage: '--verbose', help: 'print the time of each stage', part: 'surface', read: isGiven },
  force: {
    usage: '--force',
    help: 'write into an output folder that holds files of somebody else',
    part: 'surface',
    read: isGiven,
  },
  threads: {
    usage: '--threads <number>',
    help: 'threads that share a large build with the main one (default: cores − 1)',
    example: '--threads 0',
    part: 'surface',
    read: (given) => (given === undefined ? undefined : readThreads(String(given))),
  },
  port: {
    usage: '--port <number>',
    help: 'port to listen on (default: 4321)',
    example: '--port 8080',
    part: 'surface',
    read: (given) => (given === undefined ? 4321 : readPort(String(given))),
  },
  hosts: {
    usage: '--host <names>',
    help: 'comma-separated host names or addresses to serve as well; switches editing off',
    example: '--host 192.168.1.20',
    part: 'surface',
    read: (given) => (given === undefined ? [] : readHosts(String(given))),
  },
  allowedHosts: {
    usage: '--allowed-hosts <names>',
    help: 'comma-separated names of a proxy in front of this machine; .example.com has all names below it',
    example: '--allowed-hosts handbook.example.com',
    part: 'surface',
    read: (given) => (given === undefined ? [] : readAllowedHosts(String(given))),
  },
  open: { usage: '--open', help: 'open the site in the browser', part: 'surface', read: isGiven },
  kind: {
    usage: '--kind <kind>',
    help: 'of a site: docs, company or blog',
    example: '--kind docs',
    part: 'newSite',
    read: textOf,
  },
  name: {
    usage: '--name <name>',
    help: 'name of the site',
    example: '--name "Acme Handbook"',
    part: 'newSite',
    read: textOf,
  },
  url: {
    usage: '--url <url>',
    help: 'where the site will be published',
    example: '--url https://acme.example',
    part: 'newSite',
    read: textOf,
  },
  language: {
    usage: '--language <tag>',
    help: 'language of the site and of its texts: de, en, es, fr, ja, or any other with English texts',
    example: '--language de',
    part: 'newSite',
    read: textOf,
  },
  yes: {
    usage: '--yes',
    help: 'of a site: ask nothing; what no flag says is the default',
    part: 'newSite',
    read: isGiven,
  },
  from: {
    usage: '--from <tool>',
    help: 'hugo, docusaurus, starlight, vitepress, eleventy, jekyll or markdown (default: what its files show)',
    example: '--from hugo',
    part: 'import',
    read: textOf,
  },
  to: {
    usage: '--to <collection>',
    help: 'collection of documentation pages (default: docs)',
    example: '--to help',
    part: 'import',
    read: textOf,
  },
  dryRun: { usage: '--dry-run', help: 'write nothing, list what would be written', part: 'import', read: isGiven },
} as const satisfies Readonly<Record<string, Flag<Json | object>>>

type Table = typeof flagTable
export type FlagName = keyof Table

/** All values that flags of one part decide. */
export type ValuesOf<Wanted extends Part> = {
  readonly [Name in FlagName as Table[Name]['part'] extends Wanted ? Name : never]: ReturnType<Table[Name]['read']>
}

type LongName<Usage> = Usage extends `--${infer Name} <${string}`
  ? Name
  : Usage extends `--${infer Name}`
    ? Name
    : never
type Camel<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Text

/** Flags as commander parses them, by their names in camel case. */
export type Flags = { readonly [Name in FlagName as Camel<LongName<Table[Name]['usage']>>]?: string | boolean }

/** Reads all flags of one part. Throws UsageError for an invalid one. */
export function readFlags<Wanted extends Part>(flags: Flags, part: Wanted): ValuesOf<Wanted> {
  const rows = Object.entries<Flag<Json | object>>(flagTable).filter(([, row]) => row.part === part)
  const values = rows.map(([name, { usage, read }]) => [
    name,
    read(flags[new Option(usage).attributeName() as keyof Flags]),
  ])
  return Object.fromEntries(values) as ValuesOf<Wanted>
}
