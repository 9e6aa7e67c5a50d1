import { isMatch } from '#schemas/find-limits.ts'
import type { RouteInfo } from '../links/links.ts'
import { problemAt } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import type { Problem } from '../problem.ts'

/**
 * Finds budgets for pages that do not exist: they limit nothing. `routes` has the pages that are not published, too:
 * a budget may be there before its first page.
 */
export function checkBudgetPaths(
  { entries, site, redirects }: Content,
  routes: readonly Pick<RouteInfo, 'route'>[],
): Problem[] {
  const entry = entries.get('site.yaml')
  if (!entry || !hasBudgets(entry.data)) return []
  const addresses = [
    '/404',
    ...routes.map(({ route }) => route),
    ...redirects.map(({ from, isPrefix }) => (isPrefix ? `${from}/*` : from)),
  ]
  return site.budgets.flatMap(({ path }, index) =>
    addresses.some((address) => isMatch(path, address))
      ? []
      : problemAt(entry, ['budgets', index, 'path'], {
          code: 'unused-budget',
          severity: 'warning',
          message: `the site has no page at "${path}"`,
          hint: 'correct the path, or take the budget out; a star stands for any text, as in /docs/*',
        }),
  )
}

// Nobody wrote the standard budgets.
function hasBudgets(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'budgets' in data
}
