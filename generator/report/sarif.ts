// Problems as SARIF 2.1.0, which code hosts read to show them beside the lines of a change.

import type { Log, ReportingDescriptor, Result } from 'sarif'
import { problemCatalogue } from '#schemas/problems/problem-catalogue.ts'
import type { Problem, ProblemCode } from '../problem.ts'
import { visibleText } from '../text.ts'

/** One SARIF log. */
export function sarifProblems(problems: readonly Problem[], version: string): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort()
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Libretto', version, rules: codes.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => describeResult(problem, codes.indexOf(problem.code))),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function describeRule(id: ProblemCode): ReportingDescriptor {
  const { what, why, remedy } = problemCatalogue[id]
  return { id, shortDescription: { text: what }, fullDescription: { text: `${what} ${why}` }, help: { text: remedy } }
}

function describeResult({ code, severity, message, hint, file, line, column }: Problem, ruleIndex: number): Result {
  const text = visibleText(hint === undefined ? message : `${message}; ${hint}`)
  const region = line === undefined ? {} : { region: { startLine: line, ...(column ? { startColumn: column } : {}) } }
  const uri = file?.split('/').map(encodeURIComponent).join('/')
  const locations =
    uri === undefined ? {} : { locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }] }
  return { ruleId: code, ruleIndex, level: severity, message: { text }, ...locations }
}
