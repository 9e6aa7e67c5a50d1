// The summary of a job on GitHub: Markdown, appended to the file that GitHub names for the step.

import { appendFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import { errnoOf } from '../errors.ts'
import type { Problem } from '../problem.ts'
import { visibleText } from '../visible-text.ts'
import { plural, problemsForHost, summarizeProblems } from './format-problems.ts'
import { warn } from './print-problems.ts'

/** Annotations and the log have the others. */
const mostProblems = 50

/** Appends what a command did and found, with --format github on GitHub. A failure is no failure of the command. */
export function addJobSummary(result: string, problems: readonly Problem[], config: Config): void {
  const { format, jobSummary } = config
  if (format !== 'github' || jobSummary === undefined) return
  try {
    appendFileSync(jobSummary, describeJob(result, problemsForHost(problems, config)))
  } catch (error) {
    warn(`the job summary cannot be written (${errnoOf(error) ?? String(error)})`)
  }
}

/** The result as a sentence, then a table of problems. */
export function describeJob(result: string, problems: readonly Problem[]): string {
  const head = `**Libretto** ${escapeMarkdown(result)}\n\n`
  if (problems.length === 0) return head
  const rows = problems.slice(0, mostProblems).map(({ severity, message, hint, file, line }) => {
    const place = [file, line].filter((part) => part !== undefined).join(':')
    const cells = [severity, place, message, hint ?? ''].map(escapeMarkdown)
    return `| ${cells.join(' | ')} |\n`
  })
  const more = problems.length - mostProblems
  return [
    head,
    `${summarizeProblems(problems)}\n\n`,
    '| | place | problem | remedy |\n|---|---|---|---|\n',
    ...rows,
    more > 0 ? `\n${plural(more, 'more problem')} in the log.\n` : '',
    '\n',
  ].join('')
}

// Names and keys may hold anything.
function escapeMarkdown(text: string): string {
  return visibleText(text).replace(/[\\`*_[\]<>|~&]/g, '\\$&')
}
