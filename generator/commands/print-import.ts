// What an import prints: its losses in groups, or all of them for programs, and what was written.

import type { Config } from '../config/config.ts'
import {
  groupLosses,
  type ImportPlan,
  type LossProblem,
  listGroups,
  type Written,
  withoutKind,
} from '../import/import.ts'
import { plural, printNotes, printProblems, relativePath } from '../report/report.ts'
import type { Colors } from '../terminal.ts'
import { addJobSummary } from './add-job-summary.ts'
import type { PlacedReport } from './import-report.ts'
import { findSwitchedOff } from './switched-off.ts'

interface FinishedImport {
  plan: ImportPlan
  written: Written
  /** Files are relative to the source folder. */
  losses: readonly LossProblem[]
  report: PlacedReport | undefined
  /** The folder of the old site. */
  source: string
  content: string
  isDry: boolean
}

/** Prints what an import has done. */
export function printImport(done: FinishedImport, config: Config): void {
  const { plan, written, losses, report, source, content, isDry } = done
  const { workingDirectory } = config.places
  const { format, quiet, screen } = config.surface
  const { colors } = screen.out
  const problems = losses.map(withoutKind)
  const located = { ...config, places: { ...config.places, content: source } }
  const isShown = format === 'pretty' && !quiet
  if (isShown && isDry) screen.print(listWritten(written, colors))
  const reportPath = report && relativePath(report.path, workingDirectory)
  const shownReport = report?.isTaken ? undefined : reportPath
  const shown = format === 'pretty' ? groupLosses(losses, shownReport ?? '--format json') : problems
  const paths = plan.files.map(({ path }) => path)
  const { names: switchedOff, notes } = findSwitchedOff(paths, { content, workingDirectory })
  const groups = listGroups(losses).map(({ title, losses: { length } }) => ({ title, count: length }))
  const found = { switchedOff, groups, report: shownReport ?? null }
  printProblems(shown, located, { ...summaryOf(plan, written, isDry), ...found })
  const words = describeImport(plan, { written, problems, isDry }, colors)
  if (isShown) screen.print(words)
  if (isShown && shownReport !== undefined && losses.length > 0) screen.print(`what is left to do is in ${shownReport}`)
  const taken = `${reportPath} is not written, because the file that is there is no report`
  printNotes(report?.isTaken ? [...notes, taken] : notes, screen)
  addJobSummary(words, problems, located)
}

function listWritten({ created, replaced, removed, kept }: Written, colors: Colors): string {
  const rows = [
    ...created.map((path) => [path, colors.green(`+ ${path}`)] as const),
    ...replaced.map((path) => [path, colors.yellow(`~ ${path}`)] as const),
    ...removed.map((path) => [path, colors.red(`- ${path}`)] as const),
    ...kept.map((path) => [path, `= ${path} (kept)`] as const),
  ]
  return rows.map(([, row]) => row).join('\n')
}

function summaryOf(
  { tool, files, sideBar, links, forms }: ImportPlan,
  { created, replaced, removed, same, kept }: Written,
  isDry: boolean,
): Record<string, unknown> {
  const pages = files.flatMap(({ kind, from, path }) => (kind === 'page' ? [{ from, to: path }] : []))
  const counts = { same: same.length, kept, links, forms }
  return { tool, dryRun: isDry, created, replaced, removed, ...counts, pages, sideBar }
}

function describeImport(
  { tool, files, links, forms }: ImportPlan,
  { written, problems, isDry }: { written: Written; problems: readonly object[]; isDry: boolean },
  colors: Colors,
): string {
  const count = (kind: string) => files.filter((file) => file.kind === kind).length
  const { created, replaced, removed, same, kept } = written
  const counts = [
    `${plural(count('page'), 'page')} and ${plural(count('asset'), 'asset')} from ${tool}`,
    `${plural(links, 'link')} and ${plural(forms, 'form')} rewritten`,
    `${plural(created.length, 'file')} ${isDry ? 'to write' : 'written'}`,
    ...(replaced.length > 0 ? [`${replaced.length} changed`] : []),
    ...(removed.length > 0 ? [`${plural(removed.length, 'untouched file')} of the new site removed`] : []),
    `${same.length} unchanged`,
    ...(kept.length > 0 ? [`${kept.length} kept`] : []),
    `${problems.length} left or lost`,
  ]
  return `${colors.green(isDry ? 'would import' : 'imported')} ${counts.join(', ')}`
}
