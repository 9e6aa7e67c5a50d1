// Compares two built sites by what visitors see: addresses and pages. Everything is read from the output folders, so a
// site can be compared with one that another version of Libretto has built.

import { relative } from 'node:path'
import type { Config } from '../config/config.ts'
import { type Manifest, manifestName, readManifest } from '../disk/disk.ts'
import { UsageError } from '../errors.ts'
import { eachOf } from '../pace.ts'
import { compare, type Problem } from '../problem.ts'
import { openBuiltFolder, openRedirects, readRedirectRules } from '../server/server.ts'

/** How two sites differ. Addresses are below the base path, and sorted. */
export interface Difference {
  added: string[]
  removed: string[]
  /** Those of the removed pages from which the new site redirects. */
  redirected: { from: string; to: string }[]
  changed: string[]
  /** Pages that differ only in the names and hashes of the assets that they load. */
  onlyAssets: string[]
  /** Numbers of files in `assets/`. A file with another hash in its name has changed. */
  assets: Counts
  /** Numbers of all other files: feeds, Markdown versions, redirects, what hosts read. */
  otherFiles: Counts
}

interface Counts {
  added: number
  removed: number
  changed: number
}

/** A site that Libretto has built. */
export interface BuiltSite {
  /** Hash of each page by address. */
  pages: ReadonlyMap<string, string>
  /** Hashes of the files that are no pages, by path. */
  files: ReadonlyMap<string, string>
  /** Old addresses. */
  redirects: ReadonlySet<string>
  /** Where an old address leads, with the base path. */
  findTarget: (address: string) => string | undefined
  readPage: (address: string) => Promise<string>
  /** "" or "/base". */
  basePath: string
}

/** Compares two output folders. Rejects with UsageError if one of them is not a complete site. */
export async function compareSites(
  [oldFolder, newFolder]: readonly [string, string],
  { places: { workingDirectory }, output: { strict } }: Pick<Config, 'places' | 'output'>,
): Promise<{ difference: Difference; problems: Problem[] }> {
  const name = (folder: string) => relative(workingDirectory, folder) || '.'
  const before = await readBuiltSite(oldFolder, name(oldFolder))
  const after = await readBuiltSite(newFolder, name(newFolder))
  const added = missingIn(before, after)
  const removed = missingIn(after, before)
  const { changed, onlyAssets } = await comparePages(before, after)
  const isAsset = (path: string) => path.startsWith('assets/')
  const difference: Difference = {
    added,
    removed,
    redirected: removed.flatMap((from) => {
      const to = after.findTarget(from)
      return to === undefined ? [] : [{ from, to }]
    }),
    changed,
    onlyAssets,
    assets: countFiles(before, after, isAsset),
    otherFiles: countFiles(before, after, (path) => !isAsset(path)),
  }
  return { difference, problems: findVanished(before, after, { added, strict }) }
}

/** Reads an output folder. Rejects with UsageError if it is not a complete site. */
export async function readBuiltSite(folder: string, name: string): Promise<BuiltSite> {
  const { files, stamp, isThere } = readManifest(folder)
  if (!isThere) throw new UsageError(`${name} is not a site that Libretto has built: it has no ${manifestName}`)
  if (Object.keys(files).length === 0)
    throw new UsageError(`${name} is damaged: ${manifestName} cannot be read; build the site again`)
  if (stamp) throw new UsageError(`${name} is part ${stamp.part} of ${stamp.of} of a site; join the parts with "merge"`)
  const { read, basePath } = await (await openBuiltFolder(folder, undefined))()
  const readText = async (path: string) => {
    const bytes = await read(path)
    if (!bytes) throw new UsageError(`${name} is damaged: ${path} is missing; build the site again`)
    return Buffer.from(bytes).toString()
  }
  const rules = readRedirectRules(Object.hasOwn(files, '_redirects') ? await readText('_redirects') : '')
  const find = openRedirects(rules)
  const exact = rules.filter(({ from, isPrefix }) => !isPrefix && from.startsWith(`${basePath}/`))
  const redirects = new Set(exact.map(({ from }) => from.slice(basePath.length)))
  const { pages, others, paths } = sortFiles(files, redirects)
  return {
    pages,
    files: others,
    redirects,
    findTarget: (address) => find(basePath + address)?.location,
    readPage: (address) => readText(paths.get(address) ?? ''),
    basePath,
  }
}

function sortFiles(
  files: Manifest['files'],
  redirects: BuiltSite['redirects'],
): { pages: Map<string, string>; others: Map<string, string>; paths: Map<string, string> } {
  const pages = new Map<string, string>()
  const paths = new Map<string, string>()
  const others = new Map<string, string>()
  for (const [path, hash] of Object.entries(files)) {
    const address = pageAddress(path)
    if (address === undefined || redirects.has(address)) others.set(path, hash)
    else {
      pages.set(address, hash)
      paths.set(address, path)
    }
  }
  return { pages, others, paths }
}

const errorPage = '/404.html'

/** Address of a page; undefined for a file that is none. */
function pageAddress(path: string): string | undefined {
  if (`/${path}`.endsWith(errorPage)) return `/${path}`
  return path.endsWith('.html') ? `/${path}`.replace(/(?:\/index)?\.html$/, '') || '/' : undefined
}

/** Pages of the second site whose address the first does not have. */
function missingIn(site: BuiltSite, other: BuiltSite): string[] {
  return [...other.pages.keys()].filter((address) => !site.pages.has(address)).sort(compare)
}

async function comparePages(before: BuiltSite, after: BuiltSite): Promise<Pick<Difference, 'changed' | 'onlyAssets'>> {
  const changed: string[] = []
  const onlyAssets: string[] = []
  const differing = [...after.pages].filter(([address, hash]) => (before.pages.get(address) ?? hash) !== hash)
  await eachOf(differing, async ([address]) => {
    const [one, other] = await Promise.all([before.readPage(address), after.readPage(address)])
    const isSame = withoutHashes(one) === withoutHashes(other)
    if (isSame) onlyAssets.push(address)
    else changed.push(address)
  })
  return { changed: changed.sort(compare), onlyAssets: onlyAssets.sort(compare) }
}

/** A page without what changes in all pages when one style or script changes. */
function withoutHashes(html: string): string {
  return html.replace(/sha256-[\w+/]+=*/g, 'sha256-').replace(/\/assets\/[\w./~%-]+/g, withoutHash)
}

/** A path without the hash in the name of the file: hexadecimal, or in the capitals and digits of esbuild. */
function withoutHash(path: string): string {
  return path.replace(/-(?:[\da-f]{8}|[\dA-Z]{8})(?=\.\w+$)/, '').replace(/(\/og\/)[\da-f]{16}(?=\.\w+$)/, '$1')
}

function countFiles(before: BuiltSite, after: BuiltSite, isCounted: (path: string) => boolean): Counts {
  const only = (site: BuiltSite, other: BuiltSite) =>
    [...site.files.keys()].filter((path) => isCounted(path) && !other.files.has(path))
  const gone = new Map<string, number>()
  for (const path of only(before, after).map(withoutHash)) gone.set(path, (gone.get(path) ?? 0) + 1)
  const same = [...after.files].filter(([path, hash]) => isCounted(path) && (before.files.get(path) ?? hash) !== hash)
  const counts: Counts = { added: 0, removed: 0, changed: same.length }
  for (const path of only(after, before).map(withoutHash)) {
    const left = gone.get(path) ?? 0
    if (left > 0) counts.changed++
    else counts.added++
    gone.set(path, Math.max(0, left - 1))
  }
  for (const left of gone.values()) counts.removed += left
  return counts
}

function findVanished(
  before: BuiltSite,
  after: BuiltSite,
  { added, strict }: { added: readonly string[]; strict: boolean },
): Problem[] {
  const known = [...before.pages.keys(), ...before.redirects].filter((address) => !address.endsWith(errorPage))
  return known
    .filter((address) => !after.pages.has(address) && after.findTarget(address) === undefined)
    .sort(compare)
    .map((address) => vanishedAddress(address, added, strict))
}

/** The problem of an address that no longer answers. `added` are addresses that may take its place. */
export function vanishedAddress(address: string, added: readonly string[], strict: boolean): Problem {
  return {
    code: 'vanished-address',
    severity: strict ? 'error' : 'warning',
    message: `the address "${address}" is gone, and nothing redirects from it`,
    hint:
      `add "- { from: ${address}, to: ${guessTarget(address, added)} }" to redirects.yaml, ` +
      'or the address to "aliases" of the article that takes its place',
  }
}

/** The only new page with the same last name: a page that was moved keeps it. */
function guessTarget(address: string, added: readonly string[]): string {
  const lastName = (path: string) => /\/[^/]*?(?=(?:\/|\.html)?$)/.exec(path)?.[0]
  const [found, ...others] = added.filter((path) => lastName(path) === lastName(address))
  return found === undefined || others.length > 0 ? '…' : found
}
