// Many paths → a few patterns with one `*` that stand for them and for none of the other files of a site. Hosts read
// only so many rules: Cloudflare skips all after the hundredth.

import { posix } from 'node:path'
import { compare } from '../problem.ts'

export interface Covered {
  /** The most useful first. */
  patterns: string[]
  /** Paths that no pattern stands for, because there would be too many. */
  left: string[]
}

/** Characters that every host reads as they are. */
const plain = /^[\w./~-]*$/

/**
 * Patterns for `paths` that match none of `others`. `weightOf` says how much it matters that a path is covered; `most`
 * is the number of patterns.
 */
export function coverPaths(
  paths: readonly string[],
  others: readonly string[],
  { most, weightOf = () => 1 }: { most: number; weightOf?: (path: string) => number },
): Covered {
  const shortest = openShortest(others)
  const patternsOf = new Map(paths.map((path) => [path, candidates(path, shortest)]))
  const left = new Set(paths)
  const patterns: string[] = []
  while (patterns.length < most && left.size > 0) {
    const gains = new Map<string, number>()
    for (const path of left)
      for (const pattern of patternsOf.get(path) ?? []) gains.set(pattern, (gains.get(pattern) ?? 0) + weightOf(path))
    const [best] = [...gains].reduce((one, other) => (isBetter(other, one) ? other : one), ['', 0])
    if (best === '') break
    patterns.push(best)
    for (const path of left) if (isCovered(path, [best])) left.delete(path)
  }
  return { patterns, left: [...left] }
}

// Of two that gain the same, the shorter one is easier to read.
function isBetter([one, gain]: readonly [string, number], [other, than]: readonly [string, number]): boolean {
  return gain > than || (gain === than && (one.length - other.length || compare(one, other)) < 0)
}

/** Whether one of the patterns stands for a path. */
export function isCovered(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const star = pattern.indexOf('*')
    if (star < 0) return pattern === path
    const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)]
    return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
  })
}

// For each ending of a path, the widest pattern that matches none of the others; and the path itself.
function candidates(path: string, shortest: (path: string, end: string) => string | undefined): string[] {
  const extension = posix.extname(path)
  const last = path.slice(-extension.length - 1)
  const patterns = ['', extension, last].flatMap((end) => {
    const start = plain.test(end) ? shortest(path, end) : undefined
    return start === undefined || !plain.test(start) || start.length + end.length > path.length
      ? []
      : [`${start}*${end}`]
  })
  return [...new Set([...patterns, ...(plain.test(path) ? [path] : [])])]
}

/** Finds the shortest beginning of a path that no other file with the same ending has, at least its first folder. */
function openShortest(others: readonly string[]): (path: string, end: string) => string | undefined {
  const sorted = new Map<string, string[]>()
  const withEnd = (end: string) => {
    const known = sorted.get(end)
    if (known) return known
    const made = others.filter((other) => other.endsWith(end)).sort(compare)
    sorted.set(end, made)
    return made
  }
  return (path, end) => {
    const list = withEnd(end)
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(list[middle] ?? '', path) < 0) low = middle + 1
      else high = middle
    }
    const shared = Math.max(sharedLength(path, list[low - 1] ?? ''), sharedLength(path, list[low] ?? ''))
    const top = path.indexOf('/', 1) + 1
    const length = Math.max(shared + 1, top)
    return length > path.length ? undefined : path.slice(0, length)
  }
}

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
