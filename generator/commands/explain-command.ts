import { problemCatalogue, problemGroups } from '#schemas/problems/problem-catalogue.ts'
import type { ProblemExample } from '#schemas/problems/problem-entry.ts'
import { exitCodes, UsageError } from '../errors.ts'
import { nearestName, type ProblemCode } from '../problem.ts'
import type { Colors, Screen } from '../terminal.ts'

/** Prints what a problem code means, or all codes. */
export function explainCommand(code: string | undefined, { print, out: { colors } }: Screen): number {
  if (code !== undefined && !isProblemCode(code)) throw new UsageError(describeUnknown(code))
  print(code === undefined ? listCodes(colors) : describeCode(code, colors))
  print('"libretto manual WORD" searches the manual')
  return exitCodes.done
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problemCatalogue, code)
}

function describeUnknown(code: string): string {
  const near = nearestName(code, Object.keys(problemCatalogue))
  const advice = near === undefined ? '"libretto explain" lists all' : `did you mean "${near}"?`
  return `there is no problem "${code}"; ${advice}`
}

function listCodes(colors: Colors): string {
  const width = Object.keys(problemCatalogue).reduce((most, code) => Math.max(most, code.length), 0)
  return problemGroups
    .map(({ title, problems }) => {
      const rows = Object.entries(problems).map(([code, { what }]) => `  ${colors.bold(code.padEnd(width))}  ${what}`)
      return [title, ...rows, ''].join('\n')
    })
    .join('\n')
}

function describeCode(code: ProblemCode, colors: Colors): string {
  const { what, why, remedy, example } = problemCatalogue[code]
  const shown = 'none' in example ? [] : describeExample(example, colors)
  return [colors.bold(code), '', what, why, `${colors.bold('→')} ${remedy}`, '', ...shown].join('\n')
}

function describeExample({ file, wrong, right, beside = {} }: ProblemExample, colors: Colors): string[] {
  return [
    ...Object.entries(beside).flatMap(([path, text]) => describeFile(['with', path], text, colors)),
    ...describeFile([colors.red('wrong'), file], wrong, colors),
    ...describeFile([colors.green('right'), file], right, colors),
  ]
}

function describeFile([label, path]: readonly [string, string], text: string | undefined, colors: Colors): string[] {
  if (text === undefined) return [`${label}: no content/${path}`, '']
  return [
    `${label}: content/${path}`,
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => `  ${colors.dim('|')} ${line}`),
    '',
  ]
}
