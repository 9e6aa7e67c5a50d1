// What is wrong with the content, as plain data. Every stage returns its problems; report/ turns them into text. A
// problem never includes a stack trace or an absolute path.

import type { Problem } from '#runtime/devtools/wire-types.ts'
import { controls } from './text.ts'

export type { Problem } from '#runtime/devtools/wire-types.ts'
export type { ProblemCode } from '#schemas/problems/problem-catalogue.ts'

/** What is wrong, and what to do about it. */
export type Fault = Pick<Problem, 'code' | 'message' | 'hint'>

/** A place in a file, counted from 1. */
export interface Position {
  line: number
  column: number
}

/** Sorts by file, then place, then code; problems without a file come first. */
export function sortProblems<Each extends Problem>(problems: readonly Each[]): Each[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  )
}

/** Nobody reads more, and the text of half a million code frames is longer than a string may be. */
const mostPerFile = 1000

/** The first problems of each file; one more says how many are left out. Takes them sorted. */
export function limitProblems(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string | undefined, number>()
  const rest = new Map<string | undefined, Problem>()
  const kept = problems.filter((problem) => {
    const { file, severity } = problem
    const count = (counts.get(file) ?? 0) + 1
    counts.set(file, count)
    if (count <= mostPerFile) return true
    const first = rest.get(file)
    if (first === undefined || (first.severity === 'warning' && severity === 'error'))
      rest.set(file, { ...(first ?? problem), severity })
    return false
  })
  for (const [file, problem] of rest) {
    const more = (counts.get(file) ?? 0) - mostPerFile
    const words = more === 1 ? 'one more problem' : `${more.toLocaleString('en-US')} more problems`
    const hint = 'correct the ones above first'
    kept.push({ ...problem, code: 'more-problems', message: `this file has ${words} from here on`, hint })
  }
  return rest.size === 0 ? kept : sortProblems(kept)
}

/** Problems of one line that say the same are the first of them, which says how many there are. */
export function joinEqual(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, [first: Problem, more: number]>()
  for (const problem of problems) {
    const { file, line, code, severity, message, hint } = problem
    const key = JSON.stringify(line === undefined ? [groups.size] : [file, line, code, severity, message, hint])
    const [first, more] = groups.get(key) ?? [problem, -1]
    groups.set(key, [first, more + 1])
  }
  return [...groups.values()].map(([first, more]) => {
    if (more === 0) return first
    const places = more === 1 ? 'one more place' : `${more} more places`
    return { ...first, message: `${first.message}, here and in ${places} of this line` }
  })
}

/** Order of two strings by code unit: the same in every locale. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The lines that code frames show. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/)
}

/**
 * The lines around a place, with the column marked. Long lines are cut around the mark. `source` is a text, or its
 * lines where one text may have many problems.
 */
export function codeFrame(source: string | readonly string[], { line, column }: Position): string {
  const lines = typeof source === 'string' ? linesOf(source) : source
  const first = Math.max(1, line - 2)
  const last = Math.min(lines.length, line + 1)
  const width = String(last).length
  const from = column > 100 ? column - 60 : 0
  const rows: string[] = []
  for (let number = first; number <= last; number++) {
    const shown = (lines[number - 1] ?? '')
      .slice(from, from + 120)
      // The cut may be inside a character.
      .replace(/\p{Surrogate}/gu, '�')
      // A tab would look like spaces where it is the mistake.
      .replaceAll('\t', number === line ? '→' : ' ')
      // One sign for one, so that the mark stays below its place.
      .replace(controls, '�')
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd())
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1 - from))}^`)
  }
  return rows.join('\n')
}

/** Comparing takes quadratic time, and nobody misspells longer names. */
const maxNameLength = 200

/** The candidate nearest to a misspelt name, if one is near enough to be meant: at most `most` edits away. */
export function nearestName(
  name: string,
  candidates: readonly string[],
  most = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
  if (name.length > maxNameLength) return undefined
  const written = name.toLowerCase()
  let best: string | undefined
  let bestDistance = most + 1
  for (const candidate of candidates) {
    if (Math.abs(name.length - candidate.length) >= bestDistance) continue
    const distance = editDistance(written, candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best !== undefined && bestDistance < Math.max(name.length, best.length) ? best : undefined
}

/** How many letters of a name are wrong if the fingers slipped. With more it is another name. */
export function slipsOf(name: string): number {
  return Math.min(3, 1 + Math.floor(name.length / 8))
}

/** Finds the nearest name, as nearestName does. */
export type FindNearest = typeof nearestName

/** Finds nearest names until a million pairs are compared: thousands of unknown names among thousands take minutes. */
export function openNearest(): FindNearest {
  let left = 1_000_000
  return (name, candidates, most) => {
    left -= candidates.length
    return left < 0 ? undefined : nearestName(name, candidates, most)
  }
}

// Optimal string alignment: insertions, deletions, replacements and swapped neighbours count one each; gives up at
// `limit`. By hand, because fastest-levenshtein counts a swap as two: it finds 77 % of the swapped names of the
// schemas, this finds 99 %.
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    // Later rows are built on these two.
    if (Math.min(leastOf(row), leastOf(last)) >= limit) return limit
    beforeLast = last
    last = row
  }
  return Math.min(limit, last[b.length] ?? limit)
}

function leastOf(row: readonly number[]): number {
  return row.reduce((least, cost) => (cost < least ? cost : least))
}

/** "a, b and c"; long lists end in "and N more". */
export function listNames(names: readonly string[], most = 16): string {
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
