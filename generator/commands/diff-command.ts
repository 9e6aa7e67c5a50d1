// The diff command: compares two built sites and prints how they differ.

import { resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { readManifest, statOf } from '../disk/disk.ts'
import { exitCodes } from '../errors.ts'
import { printProblems } from '../report/report.ts'
import type { Colors } from '../terminal.ts'
import { visibleText } from '../text.ts'
import { addJobSummary } from './add-job-summary.ts'
import { compareSites, type Difference } from './diff.ts'

/** Compares two built sites. With `strict`, an address that has vanished is an error. */
export async function diffCommand(folders: readonly [string, string], config: Config): Promise<number> {
  const [before, after] = folders
  const {
    places: { workingDirectory },
    surface: { format, quiet, screen },
  } = config
  const places = [resolve(workingDirectory, before), resolve(workingDirectory, after)] as const
  if (!isBuiltHere(places[0])) return diffOldSite(places, config)
  const { difference, problems } = await compareSites(places, config)
  if (format === 'pretty' && !quiet) screen.print(prettyDifference(difference, screen.out.colors))
  printProblems(problems, config, { ...difference })
  addJobSummary(`compared two sites: ${countPages(difference)}`, problems, config)
  return problems.some(({ severity }) => severity === 'error') ? exitCodes.content : exitCodes.done
}

/** Whether Libretto has built a site: another one is known by its addresses alone. */
function isBuiltHere(path: string): boolean {
  return statOf(path)?.isDirectory() === true && readManifest(path).isThere === true
}

async function diffOldSite(places: readonly [string, string], config: Config): Promise<number> {
  const { compareOldSite } = await import('./compare-old-site.ts')
  const { counts, problems } = await compareOldSite(places, config)
  const { addresses, anchors } = counts
  const words =
    `addresses: ${addresses.kept} answer, ${addresses.gone} gone\n` +
    `anchors of headings: ${anchors.kept} are there, ${anchors.gone} gone`
  const { format, quiet, screen } = config.surface
  if (format === 'pretty' && !quiet) screen.print(words)
  printProblems(problems, config, { ...counts })
  addJobSummary(`compared with the old site: ${words.replace('\n', '; ')}`, problems, config)
  return problems.some(({ severity }) => severity === 'error') ? exitCodes.content : exitCodes.done
}

/** One page a line, then the numbers. */
function prettyDifference(difference: Difference, colors: Colors): string {
  const { added, removed, redirected, changed, onlyAssets, assets, otherFiles } = difference
  const targets = new Map(redirected.map(({ from, to }) => [from, ` → ${to}`]))
  const rows = [
    ...added.map((address) => colors.green(visibleText(`+ ${address}`))),
    ...removed.map((address) => colors.red(visibleText(`- ${address}${targets.get(address) ?? ''}`))),
    ...changed.map((address) => colors.yellow(visibleText(`~ ${address}`))),
  ]
  return [
    ...rows,
    countPages(difference),
    ...(onlyAssets.length > 0 ? [`pages with other assets only: ${onlyAssets.length}`] : []),
    `assets: ${countsOf(assets)}`,
    `other files: ${countsOf(otherFiles)}`,
  ].join('\n')
}

function countPages({ added, removed, changed }: Difference): string {
  return `pages: ${countsOf({ added: added.length, removed: removed.length, changed: changed.length })}`
}

function countsOf({ added, removed, changed }: Difference['assets']): string {
  return `${added} added, ${removed} removed, ${changed} changed`
}
