// How much of each finding a group of pages may have. The figures leave room for a sentence or two beyond today's.

import type { Finding, Measure } from './measure-prose.ts'

interface Budget {
  name: string
  pages: RegExp
  /** Share of the group's sentences that may be long, in percent. */
  longPercent: number
  /** Passive sentences of one page: this share of its sentences in percent, and two on a short page. */
  passivePercent: number
  /** Clumsy forms in the whole group. */
  clumsy: number
  /** Flesch-Kincaid grade of one page. */
  grade: number
}

/** A page is in the first group that matches. */
const budgets: readonly Budget[] = [
  { name: 'project', pages: /^(?:\.github|[A-Z])/, longPercent: 1, passivePercent: 6, clumsy: 0, grade: 8 },
  { name: 'articles', pages: /^content\/(?:blog|help|case-)/, longPercent: 1, passivePercent: 4, clumsy: 0, grade: 8 },
  { name: 'docs', pages: /^content\/pages\/docs\//, longPercent: 1, passivePercent: 4, clumsy: 0, grade: 8 },
  { name: 'examples', pages: /^content\/pages\/examples\//, longPercent: 1, passivePercent: 4, clumsy: 0, grade: 8 },
  { name: 'reference', pages: /\/data\/(?:endpoints|sdks)/, longPercent: 1, passivePercent: 5, clumsy: 0, grade: 8 },
  { name: 'policies', pages: /\/(?:privacy|terms)\.yaml$/, longPercent: 5, passivePercent: 5, clumsy: 0, grade: 10 },
  { name: 'German', pages: /^docs\/content\/de\//, longPercent: 1, passivePercent: 0, clumsy: 0, grade: 0 },
  { name: 'manual', pages: /^docs\//, longPercent: 2, passivePercent: 30, clumsy: 0, grade: 10 },
  { name: 'marketing', pages: /^content\//, longPercent: 2, passivePercent: 5, clumsy: 0, grade: 10 },
]

/** Sentences that keep the passive voice or their length. */
const allowed: readonly { text: string; why: string }[] = [
  { text: 'nothing is sent', why: 'the words at the button of a form' },
  { text: 'is limited to the fees', why: 'the usual form of a limit of liability' },
]

function isCounted({ text }: Finding): boolean {
  return !allowed.some((one) => text.includes(one.text))
}

export interface GroupReport {
  budget: Budget
  pages: readonly Measure[]
  /** What goes beyond the budget, in words. */
  excess: readonly string[]
}

/** The pages of each group, and what is beyond its budget. */
export function checkBudgets(measures: readonly Measure[]): GroupReport[] {
  return budgets.map((budget) => {
    const pages = measures
      .filter(({ path }) => budgets.find((one) => one.pages.test(path)) === budget)
      .map((page) => ({ ...page, findings: page.findings.filter(isCounted) }))
    return {
      budget,
      pages,
      excess: [...excessOfGroup(budget, pages), ...pages.flatMap((page) => excessOf(budget, page))],
    }
  })
}

function excessOfGroup(budget: Budget, pages: readonly Measure[]): string[] {
  const sentences = pages.reduce((sum, page) => sum + page.sentences, 0)
  const long = pages.flatMap((page) => findingsOf(page, 'long'))
  const clumsy = pages.flatMap((page) => findingsOf(page, 'clumsy'))
  return [
    ...(long.length > (sentences * budget.longPercent) / 100 ? long : []),
    ...(clumsy.length > budget.clumsy ? clumsy : []),
  ]
}

function excessOf(budget: Budget, page: Measure): string[] {
  const passive = findingsOf(page, 'passive')
  return [
    ...(passive.length > Math.max(2, (page.sentences * budget.passivePercent) / 100) ? passive : []),
    ...(page.grade > budget.grade ? [`${page.path}: grade ${page.grade.toFixed(1)}, at most ${budget.grade}`] : []),
  ]
}

/** "content/pages/home.yaml: passive, is read: The key is read …" */
export function findingsOf({ path, findings }: Measure, kind: Finding['kind']): string[] {
  return findings.filter((one) => one.kind === kind).map(({ reason, text }) => `${path}: ${kind}, ${reason}: ${text}`)
}
