// Limits of hosts that show only when the files of a site are planned: their size and number, and the lines that hosts
// read. What follows from the content alone is checked before.

import { posix } from 'node:path'
import { comparesDecoded, isForAll, nameHosts, passedLimits, printCount, redirectLimits } from '../hosts/hosts.ts'
import { problemAt } from '../load/load.ts'
import type { ContentFrame, SiteAddress } from '../plan/plan.ts'
import type { Problem } from '../problem.ts'
import { planRedirects } from './describe-language.ts'
import { headersFile } from './host-files.ts'
import { redirectsFile } from './host-redirects.ts'
import { listJsonFiles } from './list-json-files.ts'

interface PlannedPage {
  route: { file: string }
  size: number
}

/** What is known of a site before its files are written. */
export interface PlannedFiles {
  /** Of each language, the default one first. */
  frames: readonly ContentFrame[]
  address: SiteAddress
  policy: string
  pages: readonly PlannedPage[]
  /** Paths of files that browsers must not run, or patterns. */
  programs: readonly string[]
}

type Warn = (files: readonly string[], message: string, hint: string) => Problem[]

const redirectFiles = ['redirects.yaml', 'redirects.csv'] as const

/** One warning for each limit that is passed. */
export function checkHostFiles(planned: PlannedFiles): Problem[] {
  const content = planned.frames[0]?.content
  if (!content) return []
  const warn: Warn = (files, message, hint) => {
    const entry = [...files, 'site.yaml'].map((file) => content.entries.get(file)).find((found) => found !== undefined)
    return entry ? [problemAt(entry, [], { code: 'host-limit', severity: 'warning', message, hint })] : []
  }
  return [...checkRedirects(planned, warn), ...checkHeaders(planned, warn), ...checkSizes(planned, warn)]
}

function checkRedirects({ frames }: PlannedFiles, warn: Warn): Problem[] {
  const { hosts } = frames[0]?.content.site ?? {}
  const text = redirectsFile(frames.flatMap(planRedirects), {
    isDecoded: comparesDecoded(hosts),
    limits: redirectLimits(hosts),
  })
  const size = Buffer.byteLength(text)
  const [longest, length] = longestLine(text)
  return [
    ...passedLimits(hosts, 'redirectsSize', size).flatMap(({ name, most }) =>
      warn(
        redirectFiles,
        `_redirects has ${printCount(Math.ceil(size / 1024))} KiB, and ${name} reads none of it above ` +
          `${printCount(most / 1024)} KiB: no redirect would be sent`,
        `remove redirects that nobody uses any more, or ${nameHosts}`,
      ),
    ),
    ...passedLimits(hosts, 'line', length).flatMap(({ name, most }) =>
      warn(
        redirectFiles,
        `the redirect of "${longest.split(' ')[0]?.slice(0, 60)}" has ${printCount(length)} characters, and ${name} ` +
          `reads ${printCount(most)} of a line: it would not be sent`,
        `write a shorter address, or ${nameHosts}`,
      ),
    ),
  ]
}

function checkHeaders({ frames, policy, programs, address: { basePath } }: PlannedFiles, warn: Warn): Problem[] {
  const { site, rootFiles } = frames[0]?.content ?? { site: { hosts: undefined }, rootFiles: [] }
  const text = headersFile({ policy, basePath, programs, json: listJsonFiles(rootFiles), immutable: ['/assets/*'] })
  const rules = text.split('\n').filter((line) => line.startsWith('/')).length
  const [, length] = longestLine(text)
  return [
    ...passedLimits(site.hosts, 'headerRules', rules).flatMap(({ name, most }) =>
      warn(
        [],
        `_headers has ${printCount(rules)} rules, and ${name} reads ${printCount(most)}: files of content/root that ` +
          'are programs, or JSON without an ending, have one each',
        `put files that need no place at the top of the site into content/assets, or ${nameHosts}`,
      ),
    ),
    ...passedLimits(site.hosts, 'line', length).flatMap(({ name, most }) =>
      warn(
        [],
        `the policy of the pages has ${printCount(length)} characters, and ${name} reads ${printCount(most)} of a ` +
          'line: pages would have it only in themselves, and the site could be framed',
        `allow fewer hosts under "allow", or ${nameHosts}`,
      ),
    ),
  ]
}

// Such sizes are usual elsewhere, so these are for who has named the host.
function checkSizes({ frames, pages }: PlannedFiles, warn: Warn): Problem[] {
  const { hosts } = frames[0]?.content.site ?? {}
  if (isForAll(hosts)) return []
  const { assets = [], rootFiles = [] } = frames[0]?.content ?? {}
  const ofPages = pages.reduce((sum, { size }) => sum + size, 0)
  const isLimited = passedLimits(hosts, 'siteSize', Number.MAX_SAFE_INTEGER).length > 0
  // Large files are read to know their size.
  const ofAssets = isLimited ? [...assets, ...rootFiles].reduce((sum, { bytes }) => sum + bytes.length, 0) : 0
  const [folder, files] = largestFolder(pages)
  return [
    ...passedLimits(hosts, 'siteSize', ofPages + ofAssets).flatMap(({ name, most }) =>
      warn(
        [],
        `pages and assets have ${printSize(ofPages + ofAssets)}, and ${name} takes ${printSize(most)} in all`,
        `publish large files on another host, or the site, and ${nameHosts}`,
      ),
    ),
    ...passedLimits(hosts, 'folderFiles', files).flatMap(({ name, most }) =>
      warn(
        [],
        `the folder ${folder} has ${printCount(files)} pages, and ${name} takes ${printCount(most)} files in a folder`,
        `publish it on another host, and ${nameHosts}`,
      ),
    ),
  ]
}

function largestFolder(pages: readonly PlannedPage[]): [folder: string, files: number] {
  const counts = new Map<string, number>()
  for (const { route } of pages) {
    const folder = posix.dirname(route.file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as [string, number])
}

function longestLine(text: string): [line: string, length: number] {
  const longest = text.split('\n').reduce((most, line) => (line.length > most.length ? line : most), '')
  return [longest, longest.length]
}

function printSize(bytes: number): string {
  return `${printCount(Math.floor(bytes / 2 ** 20))} MiB`
}
