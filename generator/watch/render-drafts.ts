// What only the watch shows: drafts and what is scheduled. They are never written to the disk.

import { isRendered, type RenderedSite, renderSite } from '../build.ts'
import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config.ts'
import { hiddenFiles } from '../content/content.ts'
import type { Problem } from '../problem.ts'
import type { Page } from '../render/render.ts'

export interface Drafts {
  /** Each with the reason why nobody else sees it. */
  pages: readonly { page: Page; reason: string }[]
  /** Those that were rendered now. */
  fresh: readonly Page[]
  problems: readonly Problem[]
}

/** Renders the site once more with drafts, from the same cache, and takes from it the pages that nobody else may see. */
export async function renderDrafts(config: Config, site: RenderedSite, cache: Cache): Promise<Drafts> {
  const hidden = hiddenFiles(site.loaded.entries, { now: config.now, drafts: false })
  const mark = (pages: readonly Page[]) =>
    pages.flatMap((page) => {
      const reason = hidden.get(page.route.source ?? '')
      return reason === undefined ? [] : [{ page, reason }]
    })
  if (hidden.size === 0 || config.drafts) return { pages: mark(site.pages), fresh: [], problems: [] }
  const all = await renderSite({ ...config, drafts: true }, cache, { touched: new Set(), isCodeSame: true })
  const pages = isRendered(all) ? mark(all.pages) : []
  const fresh = pages.flatMap(({ page }) => (isRendered(all) && all.fresh.has(page) ? page : []))
  // A draft need not be finished: its faults are told and stop nothing.
  const problems = all.problems.filter(({ file }) => file !== undefined && hidden.has(file))
  return { pages, fresh, problems: problems.map((problem) => ({ ...problem, severity: 'warning' })) }
}
