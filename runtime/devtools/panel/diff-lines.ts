// The lines in which two texts differ, with a few lines of context. The comparison is the library's; line numbers and
// hunks are made here, because its patches are text that would have to be parsed again.

import { diffArrays } from 'diff'

interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
  /** Line number: in the new text, or in the old one for a removed line. */
  line: number
}

/** Consecutive lines; between two hunks equal lines are left out. */
export type DiffHunk = DiffLine[]

// Where two texts have little in common, finding the smallest difference takes long.
const mostMs = 300

/** Hunks of the difference, none when the texts are equal. Very different texts are shown as replaced as a whole. */
export function diffLines(before: string, after: string, context = 2): DiffHunk[] {
  const [old, fresh] = [split(before), split(after)]
  const parts = diffArrays(old, fresh, { timeout: mostMs }) ?? [
    { value: old, removed: true, added: false },
    { value: fresh, removed: false, added: true },
  ]
  const lines: DiffLine[] = []
  let [oldLine, freshLine] = [1, 1]
  for (const { value, removed, added } of parts)
    for (const text of value)
      if (removed) lines.push({ kind: 'removed', text, line: oldLine++ })
      else {
        lines.push({ kind: added ? 'added' : 'same', text, line: freshLine++ })
        if (!added) oldLine++
      }
  return cutHunks(lines, context)
}

/** Counts the added and the removed lines. */
export function countChanges(hunks: readonly DiffHunk[]): { added: number; removed: number } {
  const count = (kind: DiffLine['kind']) => hunks.flat().filter((line) => line.kind === kind).length
  return { added: count('added'), removed: count('removed') }
}

function split(text: string): string[] {
  return text.split(/\r?\n/)
}

function cutHunks(lines: readonly DiffLine[], context: number): DiffHunk[] {
  const hunks: DiffHunk[] = []
  let end = -1
  for (const [index, { kind }] of lines.entries()) {
    if (kind === 'same') continue
    const from = Math.max(0, index - context)
    const to = Math.min(lines.length, index + context + 1)
    const last = hunks.at(-1)
    if (last && from <= end) last.push(...lines.slice(end, to))
    else hunks.push(lines.slice(from, to))
    end = Math.max(end, to)
  }
  return hunks
}
