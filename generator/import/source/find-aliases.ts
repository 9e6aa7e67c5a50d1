// Old addresses of a page: where it was, and those that its front matter lists.

import { posix } from 'node:path'
import { describeOldPath } from '#schemas/old-path.ts'
import { findAddressFault, isReservedAddress } from '../../addresses/addresses.ts'
import type { Loss, PlacedPage } from './model.ts'
import { isComputedRoute, plainRoute, routeKey } from './old-routes.ts'

interface AliasFacts {
  page: PlacedPage
  /** Whether an address is that of a page, or redirects already. */
  isTaken: (route: string) => boolean
  lose: (loss: Loss) => void
}

/** The addresses that redirect to a page. One that cannot is reported. */
export function findAliases({ page, isTaken, lose }: AliasFacts): string[] {
  const { head, oldRoutes, route, lineOf } = page
  const [own = '/'] = oldRoutes
  const folder = own.slice(0, own.lastIndexOf('/') + 1)
  const keys = ['aliases', 'redirect_from'] as const
  const written = keys.flatMap((key) =>
    [head[key] ?? []].flat().map((path) => {
      const text = String(path)
      // Hugo begins at the folder of the page, Jekyll at the root.
      const above = key === 'aliases' ? folder : '/'
      return { path: plainRoute(text.startsWith('/') ? text : posix.join(above, text)), line: lineOf(key) }
    }),
  )
  const former = isComputedRoute(head) ? [] : oldRoutes.map((path) => ({ path, line: 1 }))
  const found = new Set<string>()
  const lost = new Set<string>()
  for (const { path, line } of [...former, ...written]) {
    if (path === '/' || path === route || isTaken(path)) continue
    if (canRedirect(path)) found.add(path)
    else if (routeKey(path) !== routeKey(route) && !lost.has(routeKey(path))) {
      lost.add(routeKey(path))
      lose({
        code: 'import-lost',
        message: `the old address "${path}" cannot redirect to the page`,
        hint: hintFor(path),
        line,
      })
    }
  }
  return [...found]
}

function hintFor(path: string): string {
  if (isReservedAddress(path)) return 'the build itself writes files below this address'
  const fault = describeOldPath(path)
  return fault ? `an old address ${fault}` : 'no folder of every system can have such a name'
}

function canRedirect(path: string): boolean {
  return describeOldPath(path) === undefined && !isReservedAddress(path) && findAddressFault(path) === undefined
}
