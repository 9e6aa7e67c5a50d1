import { type FindNearest, listNames } from '../problem.ts'
import { unseenHint } from '../text.ts'

/** The hint for a name that does not exist: the nearest of those that do, or all of them. */
export function suggestName(name: string, names: readonly string[], nearest: FindNearest): string {
  const unseen = unseenHint(name)
  if (unseen !== undefined) return unseen
  const near = nearest(name, names)
  if (near) return `did you mean "${near}"?`
  if (names.length === 0) return 'there are none yet'
  return names.length === 1 ? `there is only "${names[0]}"` : `one of ${listNames(names)}`
}
