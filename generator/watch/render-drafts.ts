// What only the watch shows: drafts and what is scheduled. They are never written to the disk.

import { isRendered, type RenderedSite, renderSite } from '../build.ts'
import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config.ts'
import type { Entry } from '../content/parse-entry.ts'
import { hiddenReason, type VisibilityRules } from '../content/visibility.ts'
import type { Problem } from '../problem.ts'
import type { Page } from '../render/render-pages.ts'

export interface Drafts {
  /** Each with the reason why nobody else sees it. */
  pages: readonly { page: Page; reason: string }[]
  /** Those that were rendered now. */
  fresh: readonly Page[]
  problems: readonly Problem[]
}

/** Renders the site once more with drafts, from the same cache, and takes from it the pages that nobody else may see. */
export async function renderDrafts(config: Config, site: RenderedSite, cache: Cache): Promise<Drafts> {
  const hidden = listHidden(site.loaded.entries, { now: config.now, drafts: false })
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

/** Content files that a build leaves out, with the reason. */
function listHidden(entries: readonly Entry[], rules: VisibilityRules): Map<string, string> {
  const hidden = new Map<string, string>()
  for (const { file, data } of entries) {
    if (!/^(?:pages|blog|help|case-studies)\//.test(file) || typeof data !== 'object' || data === null) continue
    const { status, publishedAt } = data as { status?: unknown; publishedAt?: unknown }
    const reason = hiddenReason(
      {
        status: status === 'draft' ? 'draft' : 'published',
        publishedAt: typeof publishedAt === 'string' ? publishedAt : undefined,
      },
      rules,
    )
    if (reason !== undefined) hidden.set(file, reason)
  }
  return hidden
}
