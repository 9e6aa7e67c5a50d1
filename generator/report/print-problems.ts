import type { Config } from '../config/config.ts'
import type { Problem } from '../problem.ts'
import type { Screen } from '../terminal.ts'
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
export function printProblems(problems: readonly Problem[], config: Config, summary: object): void {
  const { format, quiet, release, screen } = config.surface
  const located = locateProblems(problems, config.places)
  if (format === 'json') return screen.print(jsonProblems(located, summary))
  if (format === 'sarif') {
    // GitHub refuses all results if one of them is in no file.
    const placed = problems.map((problem) => ({ file: 'site.yaml', ...problem }))
    return screen.print(sarifProblems(problemsForHost(placed, config), release))
  }
  if (located.length === 0) return
  if (format === 'github') return screen.print(githubProblems(problemsForHost(problems, config)))
  const { colors } = screen.err
  const color = countProblems(located).errors > 0 ? colors.red : colors.yellow
  screen.warn(`${prettyProblems(located, colors)}\n${color(summarizeProblems(located))}`)
  if (!quiet) screen.warn(colors.dim(`"libretto explain ${codeToExplain(located)}" tells more`))
}

/** The code that all problems have, or a place for one. */
function codeToExplain(problems: readonly Problem[]): string {
  const [first, ...others] = new Set(problems.map(({ code }) => code))
  return first === undefined || others.length > 0 ? 'CODE' : first
}

/** Prints what a command has to say apart from its result, one line each. */
export function printNotes(notes: readonly string[], screen: Screen): void {
  for (const note of notes) screen.warn(`${screen.err.colors.yellow('note')} ${note}`)
}
