// The report of `npm run prose`: a line per page, then every finding.

import { findingsOf, type GroupReport } from './budgets.ts'
import type { Measure } from './measure-prose.ts'

const kinds = ['long', 'passive', 'clumsy'] as const

export function reportProse(groups: readonly GroupReport[]): string {
  const pages = groups.flatMap((group) => group.pages)
  return [
    'words  sentences  grade  long  passive  clumsy',
    ...groups.flatMap(({ budget, pages: own }) => ['', budget.name, ...own.map(lineOf)]),
    '',
    ...pages.flatMap((page) => kinds.flatMap((kind) => findingsOf(page, kind))),
  ].join('\n')
}

function lineOf(page: Measure): string {
  const counts = kinds.map((kind) => findingsOf(page, kind).length)
  const [long, passive, clumsy] = counts.map(String)
  return [
    String(page.words).padStart(5),
    String(page.sentences).padStart(11),
    page.grade.toFixed(1).padStart(7),
    long?.padStart(6),
    passive?.padStart(9),
    clumsy?.padStart(8),
    `  ${page.path}`,
  ].join('')
}
