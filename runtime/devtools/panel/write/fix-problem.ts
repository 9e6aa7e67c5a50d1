// The remedy of a problem that is one change of its line.

import type { Problem } from '../../wire-types.ts'

/** The words of the button; undefined for a problem without such a remedy. */
export function fixLabel({ fix }: Pick<Problem, 'fix'>): string | undefined {
  return fix && `Write ${fix.to}`
}

/**
 * The range that the remedy replaces in a text. Undefined if the line no longer has what the problem is about, or has
 * it more than once.
 */
export function findFix(
  text: string,
  { fix, line = 1, column = 1 }: Pick<Problem, 'fix' | 'line' | 'column'>,
): { from: number; to: number; insert: string } | undefined {
  if (!fix) return undefined
  const lines = text.split('\n')
  const written = lines[line - 1] ?? ''
  const places = [...placesOf(written, fix.from)]
  const behind = places.filter((at) => at >= column - 1)
  const [at, ...others] = behind.length > 0 ? behind.slice(0, 1) : places
  if (at === undefined || others.length > 0) return undefined
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + at
  return { from, to: from + fix.from.length, insert: fix.to }
}

function* placesOf(line: string, part: string): Generator<number> {
  for (let at = line.indexOf(part); at >= 0; at = line.indexOf(part, at + 1)) {
    // A part of a longer address is another address.
    const [before, after] = [line[at - 1] ?? '', line[at + part.length] ?? '']
    if (!/[\w/-]/.test(before) && !/[\w/-]/.test(after)) yield at
  }
}
