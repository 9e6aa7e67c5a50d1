import pc from 'picocolors'
import { problemCatalogue, problemGroups } from '#schemas/problems/problem-catalogue.ts'
import type { ProblemExample } from '#schemas/problems/problem-entry.ts'
import { UsageError } from '../errors.ts'
import { exitCodes } from '../exit-codes.ts'
import { nearestName, type ProblemCode } from '../problem.ts'
import { print } from '../report/report.ts'

/** Prints what a problem code means, or all codes. */
export function explainCommand(code?: string): number {
  if (code !== undefined && !isProblemCode(code)) throw new UsageError(describeUnknown(code))
  print(code === undefined ? listCodes() : describeCode(code))
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

function listCodes(): string {
  const width = Object.keys(problemCatalogue).reduce((most, code) => Math.max(most, code.length), 0)
  return problemGroups
    .map(({ title, problems }) => {
      const rows = Object.entries(problems).map(([code, { what }]) => `  ${pc.bold(code.padEnd(width))}  ${what}`)
      return [title, ...rows, ''].join('\n')
    })
    .join('\n')
}

function describeCode(code: ProblemCode): string {
  const { what, why, remedy, example } = problemCatalogue[code]
  const shown = 'none' in example ? [] : describeExample(example)
  return [pc.bold(code), '', what, why, `${pc.bold('→')} ${remedy}`, '', ...shown].join('\n')
}

function describeExample({ file, wrong, right, beside = {} }: ProblemExample): string[] {
  return [
    ...Object.entries(beside).flatMap(([path, text]) => describeFile('with', path, text)),
    ...describeFile(pc.red('wrong'), file, wrong),
    ...describeFile(pc.green('right'), file, right),
  ]
}

function describeFile(label: string, path: string, text: string | undefined): string[] {
  if (text === undefined) return [`${label}: no content/${path}`, '']
  return [
    `${label}: content/${path}`,
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => `  ${pc.dim('|')} ${line}`),
    '',
  ]
}
