// Pages that a preview cannot render, because code of the site throws → problems. Pages that fail for the same reason
// are one problem.

import type { Places } from '../config/config.ts'
import { PageError } from '../errors.ts'
import type { Problem } from '../problem.ts'
import { explainFailure } from './explain-failure.ts'
import type { FailedPage } from './render-languages.ts'

/** Pages that cannot be rendered for one reason. */
export interface LostPages {
  problem: Problem
  routes: readonly FailedPage['route'][]
}

/** Joins the pages by what has failed. */
export function joinLost(failed: readonly FailedPage[], places: Places): LostPages[] {
  const groups = new Map<string, FailedPage[]>()
  for (const page of failed) {
    const { cause, place } = page.error
    const key = JSON.stringify([cause instanceof Error ? cause.message : String(cause), place])
    groups.set(key, [...(groups.get(key) ?? []), page])
  }
  return [...groups.values()].map((group) => {
    const [problem] = explainFailure(nameAll(group as [FailedPage, ...FailedPage[]]), places)
    return { problem: problem as Problem, routes: group.map(({ route }) => route) }
  })
}

function nameAll([{ route, error }, ...others]: readonly [FailedPage, ...FailedPage[]]): PageError {
  if (others.length === 0) return error
  const more = others.length === 1 ? 'one more' : `${others.length} more`
  const { cause, place } = error
  return new PageError(`the page ${route.url} and ${more} cannot be rendered`, { cause, place })
}
