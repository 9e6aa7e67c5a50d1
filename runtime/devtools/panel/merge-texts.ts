// Three versions of a text become one: what both sides changed since the common version, if they changed different
// lines. Used to undo an edit in a file that has changed elsewhere since.

import { diffArrays } from 'diff'

interface Change {
  /** Lines of the common version from `start` to `end` are replaced. */
  start: number
  end: number
  lines: string[]
}

// Where two texts have little in common, finding the smallest difference takes long.
const mostMs = 300

/** The merged text. Undefined if both sides changed the same lines in different ways. */
export function mergeTexts(common: string, mine: string, theirs: string): string | undefined {
  if (theirs === common) return mine
  const base = splitLines(common)
  const theirChanges = findChanges(base, splitLines(theirs))
  const myChanges = findChanges(base, splitLines(keepRevision(mine, common, theirs)))
  if (!theirChanges || !myChanges) return undefined
  const isSame = (a: Change, b: Change) =>
    a.start === b.start && a.end === b.end && a.lines.join('') === b.lines.join('')
  const own = myChanges.filter((change) => !theirChanges.some((other) => isSame(change, other)))
  if (own.some((change) => theirChanges.some((other) => isClash(change, other)))) return undefined
  // At one place, what is taken out comes after what is put in.
  const all = [...own, ...theirChanges].sort((a, b) => a.start - b.start || a.end - b.end)
  const merged: string[] = []
  let at = 0
  for (const { start, end, lines } of all) {
    merged.push(...base.slice(at, start), ...lines)
    at = end
  }
  return [...merged, ...base.slice(at)].join('')
}

function isClash(a: Change, b: Change): boolean {
  if (a.start === a.end && b.start === b.end) return a.start === b.start
  return a.start < b.end && b.start < a.end
}

function splitLines(text: string): string[] {
  return text.split(/(?<=\n)/)
}

function findChanges(base: readonly string[], other: readonly string[]): Change[] | undefined {
  const parts = diffArrays([...base], [...other], { timeout: mostMs })
  if (!parts) return undefined
  const changes: Change[] = []
  let line = 0
  for (const { value, removed, added } of parts) {
    const last = changes.at(-1)
    const isNext = last?.end === line
    if (added && last && isNext) last.lines.push(...value)
    else if (added) changes.push({ start: line, end: line, lines: [...value] })
    else if (removed && last && isNext) last.end += value.length
    else if (removed) changes.push({ start: line, end: line + value.length, lines: [] })
    if (!added) line += value.length
  }
  return changes
}

// Every edit raises the version and sets the date of the last change. Those of the file as it is stay.
function keepRevision(mine: string, common: string, theirs: string): string {
  return [/^version:.*$/m, /^lastModified:.*$/m].reduce((text, line) => {
    const [old, now] = [line.exec(common)?.[0], line.exec(theirs)?.[0]]
    return old === undefined || old === now ? text : text.replace(line, () => old)
  }, mine)
}
