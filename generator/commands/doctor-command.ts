// The doctor command: prints what Libretto runs on, and what is wrong with it.

import { formatBytes } from '#runtime/format-bytes.ts'
import type { Config } from '../config/config.ts'
import { exitCodes } from '../errors.ts'
import { plural, printProblems } from '../report/report.ts'
import { visibleText } from '../text.ts'
import { type Facts, type Holding, inspectInstallation } from './doctor.ts'
import type { Openings } from './read-openings.ts'

/** Prints versions, folders and problems. */
export async function doctorCommand(config: Config): Promise<number> {
  const { facts, problems } = await inspectInstallation(config)
  const { format, quiet, screen } = config.surface
  const isShown = format === 'pretty' && !quiet
  if (isShown) screen.print(describeFacts(facts))
  printProblems(problems, config, { ...facts })
  if (problems.some(({ severity }) => severity === 'error')) return exitCodes.environment
  if (isShown && problems.length === 0) screen.print(screen.out.colors.green('nothing is wrong'))
  return exitCodes.done
}

const holdings: Readonly<Record<Holding, string>> = {
  nothing: 'nothing',
  site: 'a built site',
  part: 'part of a site',
  foreign: 'files of somebody else',
}

function describeFacts(facts: Facts): string {
  const { libretto, node, packages, system, content, own, out, cache, lock } = facts
  const rows: [name: string, value: string][] = [
    ['Libretto', libretto],
    ['Node', `${node.version} (needs ${node.needed})`],
    ...packages.map(({ name, version, isOptional }): [string, string] => [
      name,
      version ?? (isOptional ? 'not installed: pictures stay as they are' : 'not installed'),
    ]),
    ['system', `${system.platform}, ${plural(system.cores, 'core')}, ${system.memoryMegabytes} MB of memory`],
    ['content', content],
    ['custom code', own ?? 'none'],
    ['output', `${out.folder}: ${holdings[out.holds]}${out.files > 0 ? `, ${plural(out.files, 'file')}` : ''}`],
    ['cache', cache ? `${cache.folder}: ${formatBytes(cache.bytes)}` : 'none'],
    ['lock', lock ? `process ${lock.pid} builds since ${lock.since}` : 'none'],
    ...describeOpenings(facts),
  ]
  const width = 2 + rows.reduce((most, [name]) => Math.max(most, name.length), 15)
  return rows.map(([name, value]) => `${name.padEnd(width)}${visibleText(value)}`).join('\n')
}

function describeOpenings({
  doors,
  scripts,
  forms,
  rootFiles,
  head,
  robots,
}: Openings): [name: string, value: string][] {
  return [
    ...doors.map(({ door, host, reason }): [string, string] => [
      `allow.${door}`,
      host === undefined ? reason : `${host} (${reason})`,
    ]),
    ...scripts.map(({ name, src, load }): [string, string] => [
      'script',
      `${name}: ${src} (${load === 'consent' ? 'if the visitor allows it' : 'on every page'})`,
    ]),
    ...forms.map(({ name, address }): [string, string] => [`form ${name}`, address]),
    ...rootFiles.map((file): [string, string] => ['at the top', file]),
    ...head.map((element): [string, string] => ['head', element]),
    ...robots.map((rules): [string, string] => ['robots', rules]),
  ]
}
