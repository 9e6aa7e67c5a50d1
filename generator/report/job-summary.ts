// The summary of a job on GitHub: Markdown.

import type { Problem } from '../problem.ts'
import { visibleText } from '../text.ts'
import { plural, summarizeProblems } from './format-problems.ts'

/** Annotations and the log have the others. */
const mostProblems = 50

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
