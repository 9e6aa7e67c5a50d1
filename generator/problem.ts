// What is wrong with the content, as plain data. Every stage returns its problems; report.ts turns them into text. A
// problem never includes a stack trace or an absolute path.

import type { Problem } from '#runtime/devtools/wire-types.ts'
import { controls } from './visible-text.ts'

export type { Problem } from '#runtime/devtools/wire-types.ts'

/** A place in a file, counted from 1. */
export interface Position {
  line: number
  column: number
}

/** Sorts by file, then place, then code; problems without a file come first. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  )
}

/** Order of two strings by code unit: the same in every locale. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The lines around a place, with the column marked. Long lines are cut around the mark. */
export function codeFrame(text: string, { line, column }: Position): string {
  const lines = text.split(/\r\n|\n|\r/)
  const first = Math.max(1, line - 2)
  const last = Math.min(lines.length, line + 1)
  const width = String(last).length
  const from = column > 100 ? column - 60 : 0
  const rows: string[] = []
  for (let number = first; number <= last; number++) {
    const source = (lines[number - 1] ?? '')
      .slice(from, from + 120)
      .replaceAll('\t', ' ')
      // One sign for one, so that the mark stays below its place.
      .replace(controls, '�')
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${source}`.trimEnd())
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1 - from))}^`)
  }
  return rows.join('\n')
}

/** The candidate nearest to a misspelt name, if one is near enough to be meant. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best !== undefined && bestDistance < Math.max(name.length, best.length) ? best : undefined
}

// Optimal string alignment: insertions, deletions, replacements and swapped neighbours count one each; gives up at
// `limit`. By hand, because fastest-levenshtein counts a swap as two: it finds 77 % of the swapped names of the
// schemas, this finds 99 %.
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
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
    beforeLast = last
    last = row
  }
  return Math.min(limit, last[b.length] ?? limit)
}

/** "a, b and c"; long lists end in "and N more". */
export function listNames(names: readonly string[], most = 16): string {
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
