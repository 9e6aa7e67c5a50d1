// A page before and after the changes of a branch. Before: the content of the commit where the branch began, built for
// this. After: the page that the watch serves.

import type { PagePair } from '#runtime/devtools/wire-site.ts'
import { openRepository } from '../history/history.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'

/** Waits for the build of the pages before. Throws a PanelError. */
export async function answerPair(state: PanelState, route: string): Promise<PagePair> {
  if (!/^\/(?!\/)/.test(route))
    throw new PanelError(400, 'route must be the address of a page, such as /about', 'correct the address', {
      path: 'route',
    })
  const repository = await openRepository(state.content)
  if (typeof repository === 'string')
    throw new PanelError(404, 'git knows no changes here', 'look at the changes again')
  const { base } = repository
  // Read after the build, which may take longer than a change of the page.
  const after = async () => (await state.versionOf(route)) ?? null
  if (base === undefined) return { route, before: null, after: await after() }
  const pages = await state.buildBase(repository, base)
  if ('has' in pages) return { route, before: pages.has(route) ? base : null, after: await after() }
  const { reason, hint, output } = pages
  return { route, before: null, after: await after(), reason, hint, ...(output ? { output } : {}) }
}
