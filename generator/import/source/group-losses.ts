import type { Problem } from '../../problem.ts'
import type { LossProblem } from './model.ts'

/** Nobody reads a thousand lines about one key. */
const mostPlaces = 10

/** The losses as people read them: of one that many places have in common, the first place and the number of others. */
export function groupLosses(problems: readonly LossProblem[]): Problem[] {
  const groups = new Map<string, LossProblem[]>()
  for (const problem of problems) {
    const group = groups.get(groupOf(problem)) ?? []
    group.push(problem)
    groups.set(groupOf(problem), group)
  }
  const told = new Set<string>()
  return problems.flatMap((problem) => {
    const group = groups.get(groupOf(problem)) ?? []
    if (group.length <= mostPlaces) return [withoutKind(problem)]
    if (told.has(groupOf(problem))) return []
    told.add(groupOf(problem))
    const isSame = group.every(({ message }) => message === problem.message)
    const others = `${(group.length - 1).toLocaleString('en-US')} other places`
    const message = `${problem.message}, ${isSame ? `here and in ${others}` : `and the like in ${others}`}`
    return [{ ...withoutKind(problem), message, hint: `${problem.hint ?? ''}; --format json lists every place` }]
  })
}

/** The problem as programs get it. */
export function withoutKind({ kind: _, ...problem }: LossProblem): Problem {
  return problem
}

function groupOf({ code, message, hint, kind }: LossProblem): string {
  return JSON.stringify([code, kind ?? message, hint])
}
