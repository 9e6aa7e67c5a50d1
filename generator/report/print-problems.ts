import pc from 'picocolors'
import type { Config } from '../config.ts'
import { librettoVersion } from '../libretto-version.ts'
import type { Problem } from '../problem.ts'
import {
  countProblems,
  githubProblems,
  jsonProblems,
  locateProblems,
  prettyProblems,
  problemsForHost,
  summarizeProblems,
} from './format-problems.ts'
import { sarifProblems } from './sarif.ts'

/** Prints problems in the format of the configuration. `summary` is added to the JSON document. */
export function printProblems(problems: readonly Problem[], config: Config, summary: Record<string, unknown>): void {
  const located = locateProblems(problems, config)
  if (config.format === 'json') return print(jsonProblems(located, summary))
  if (config.format === 'sarif') {
    // GitHub refuses all results if one of them is in no file.
    const placed = problems.map((problem) => ({ file: 'site.yaml', ...problem }))
    return print(sarifProblems(problemsForHost(placed, config), librettoVersion()))
  }
  if (located.length === 0) return
  if (config.format === 'github') return print(githubProblems(problemsForHost(problems, config)))
  const color = countProblems(located).errors > 0 ? pc.red : pc.yellow
  warn(`${prettyProblems(located, pc)}\n${color(summarizeProblems(located))}`)
  if (!config.quiet) warn(pc.dim(`"libretto explain ${codeToExplain(located)}" tells more`))
}

/** The code that all problems have, or a place for one. */
function codeToExplain(problems: readonly Problem[]): string {
  const [first, ...others] = new Set(problems.map(({ code }) => code))
  return first === undefined || others.length > 0 ? 'CODE' : first
}

/** Prints what a command has to say besides its result, one line each. */
export function printNotes(notes: readonly string[]): void {
  for (const note of notes) warn(`${pc.yellow('note')} ${note}`)
}

/** Prints a line to standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Prints a line to standard error. */
export function warn(text: string): void {
  process.stderr.write(`${text}\n`)
}
