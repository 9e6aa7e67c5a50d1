// The report of an import as a file that people work off: groups, what to do, and places as links with a box to tick.
// What was ticked before stays ticked.

import { plural } from '../../report/report.ts'
import { visibleText } from '../../text.ts'
import type { LossProblem } from '../source/model.ts'
import { type LossGroup, listGroups } from './group-losses.ts'

/** First line of the file: a file without it is somebody else's. */
export const reportTitle = '# Import report'

interface ReportFacts {
  tool: string
  losses: readonly LossProblem[]
  /** Untouched files of the new site that gave way. */
  removed: readonly string[]
  /** Links to the place of a loss, below the folder of the report. */
  linkTo: (file: string, line: number | undefined) => PlaceLink
  /** The report that is there. */
  before: string | undefined
}

/** Where something is to be done, and where it comes from. */
export interface PlaceLink {
  file: string
  line: number | undefined
  /** Place in the old site, if it is another one. */
  old?: string
}

/** More lines of one file than this are a number. */
const mostLines = 20

/** The text of the report. */
export function printReport({ tool, losses, removed, linkTo, before = '' }: ReportFacts): string {
  const groups = listGroups(losses)
  const ticked = new Set([...before.matchAll(/^- \[[xX]\] (.*)$/gm)].map(([, item]) => item))
  const rows = [reportTitle, '']
  const count = `${countOf(losses)} in ${plural(groups.length, 'group')}`
  rows.push(
    losses.length === 0
      ? `Nothing of the site of ${tool} is left or lost.`
      : `What is left or lost of the site of ${tool}: ${count}. ` +
          'Tick what you have done: another import keeps the ticks.',
  )
  if (groups.length > 1) {
    rows.push('', '| places | what |', '|---:|---|')
    for (const { title, losses: own } of groups) rows.push(`| ${own.length} | ${escape(title)} |`)
  }
  for (const group of groups) for (const row of printGroup(group, linkTo, ticked)) rows.push(row)
  if (removed.length > 0) {
    rows.push('', `## Removed from the new site (${removed.length})`, '')
    rows.push('Nobody had changed these files since `libretto new site` wrote them.', '')
    for (const path of removed) rows.push(`- ${code(path)}`)
  }
  return `${rows.join('\n')}\n`
}

function countOf({ length }: readonly LossProblem[]): string {
  return plural(length, 'place')
}

function printGroup(
  { title, hint, losses }: LossGroup,
  linkTo: ReportFacts['linkTo'],
  ticked: ReadonlySet<string | undefined>,
): string[] {
  const [first] = losses
  const items = new Map<string, LossProblem[]>()
  for (const loss of losses) {
    const key = JSON.stringify([loss.file, loss.message])
    items.set(key, [...(items.get(key) ?? []), loss])
  }
  const lines = [...items.values()].map((same) => printItem(same, title, linkTo))
  const explain = `\`libretto explain ${first?.code}\` tells more.`
  const what = hint === undefined || hint === '' ? explain : `What to do: ${escape(hint)}. ${explain}`
  const boxes = lines.map((item) => `- [${ticked.has(item) ? 'x' : ' '}] ${item}`)
  return ['', `## ${escape(title)} (${losses.length})`, '', what, '', ...boxes]
}

function printItem(losses: readonly LossProblem[], title: string, linkTo: ReportFacts['linkTo']): string {
  const [first] = losses as readonly [LossProblem]
  const place = linkTo(first.file ?? '', first.line)
  const others = losses.slice(1).flatMap(({ file = '', line }) => linkTo(file, line).line ?? [])
  const lines = [...new Set(others)].filter((line) => line !== place.line)
  const more = lines.slice(0, mostLines)
  const rest = lines.length - more.length
  const words = [
    link(place),
    ...(more.length === 0 ? [] : [`and ${more.length === 1 ? 'line' : 'lines'} ${more.join(', ')}`]),
    ...(rest > 0 ? [`and ${rest} more`] : []),
    ...(place.old === undefined ? [] : [`(from ${code(place.old)})`]),
    ...(first.message === title ? [] : [`– ${escape(first.message)}`]),
  ]
  return words.join(' ')
}

function link({ file, line }: PlaceLink): string {
  const path = file.split('/').map(encodeURIComponent).join('/').replaceAll('%40', '@')
  const label = line === undefined ? file : `${file}:${line}`
  return `[${escape(label)}](${path}${line === undefined ? '' : `#L${line}`})`
}

/** Words of a site as characters: an editor shows the report as Markdown. */
function escape(text: string): string {
  return visibleText(text)
    .replace(/[\\`*_[\]<>|{}~$]/g, '\\$&')
    .replace(/\s+/g, ' ')
}

function code(text: string): string {
  return `\`${visibleText(text).replaceAll('`', "'")}\``
}
