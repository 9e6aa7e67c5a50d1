// Two texts → the lines that differ, with a few around them. Pure. Finds a smallest difference; where the differing parts are so long that this
// would take noticeable time, they are shown as wholly replaced.

export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
  /** Line number: in the new text, or in the old one for a removed line. */
  line: number
}

/** Lines that stand together; between two hunks lines are left out. */
export type DiffHunk = DiffLine[]

const mostCells = 4_000_000

/** Hunks of the difference, none when the texts are equal. */
export function diffLines(before: string, after: string, context = 2): DiffHunk[] {
  const [old, fresh] = [split(before), split(after)]
  let start = 0
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++
  let end = 0
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end++
  if (start === old.length && start === fresh.length) return []
  const same = (text: string, line: number): DiffLine => ({ kind: 'same', text, line })
  const head = fresh.slice(0, start).map((text, index) => same(text, index + 1))
  const tail = fresh.slice(fresh.length - end).map((text, index) => same(text, fresh.length - end + index + 1))
  const middle = diffMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end), start)
  return cutHunks([...head, ...middle, ...tail], context)
}

/** How many lines came and went. */
export function countChanges(hunks: readonly DiffHunk[]): { added: number; removed: number } {
  const count = (kind: DiffLine['kind']) => hunks.flat().filter((line) => line.kind === kind).length
  return { added: count('added'), removed: count('removed') }
}

function split(text: string): string[] {
  return text.split(/\r?\n/)
}

// Longest common subsequence, then a walk along it.
function diffMiddle(old: readonly string[], fresh: readonly string[], offset: number): DiffLine[] {
  const removed = (index: number): DiffLine => ({ kind: 'removed', text: old[index] ?? '', line: offset + index + 1 })
  const added = (index: number): DiffLine => ({ kind: 'added', text: fresh[index] ?? '', line: offset + index + 1 })
  if (old.length * fresh.length > mostCells)
    return [...old.map((_, index) => removed(index)), ...fresh.map((_, index) => added(index))]
  const width = fresh.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    if (row < old.length && column < fresh.length && old[row] === fresh[column]) {
      lines.push({ kind: 'same', text: fresh[column] ?? '', line: offset + column + 1 })
      row++
      column++
    } else if (row < old.length && (column === fresh.length || at(row + 1, column) >= at(row, column + 1)))
      lines.push(removed(row++))
    else lines.push(added(column++))
  }
  return lines
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
