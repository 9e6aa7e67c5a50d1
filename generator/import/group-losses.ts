import type { Problem } from '../problem.ts'

/** Nobody reads a thousand lines about one key. */
const mostPlaces = 10

/** The losses as people read them: of one that many places have in common, the first place and the number of others. */
export function groupLosses(problems: readonly Problem[]): Problem[] {
  const places = new Map<string, number>()
  for (const problem of problems) places.set(lossOf(problem), (places.get(lossOf(problem)) ?? 0) + 1)
  const told = new Set<string>()
  return problems.flatMap((problem) => {
    const count = places.get(lossOf(problem)) ?? 0
    if (count <= mostPlaces) return [problem]
    if (told.has(lossOf(problem))) return []
    told.add(lossOf(problem))
    const message = `${problem.message}, here and in ${(count - 1).toLocaleString('en-US')} other places`
    return [{ ...problem, message, hint: `${problem.hint ?? ''}; --format json lists every place` }]
  })
}

function lossOf({ code, message, hint }: Problem): string {
  return JSON.stringify([code, message, hint])
}
