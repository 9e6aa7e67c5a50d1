// Drafts and scheduled pages, which only the watch shows. They are never written to the disk.

import { isRendered, type RenderedSite, renderSite } from '../build/build.ts'
import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { hiddenFiles } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import type { Page } from '../render/render.ts'

export interface Drafts {
  /** Each with the reason why it is not public. */
  pages: readonly { page: Page; reason: string }[]
  /** The pages rendered by this call. */
  fresh: readonly Page[]
  problems: readonly Problem[]
}

/** Renders the site again with drafts, from the same cache, and takes from it the pages that are not public. */
export async function renderDrafts(config: Config, site: RenderedSite, cache: Cache): Promise<Drafts> {
  const hidden = new Map(
    site.languages.flatMap(({ place, loaded }) =>
      [...hiddenFiles(loaded.entries, { now: config.instant.now, drafts: false })].map(
        ([file, reason]) => [place.folder + file, reason] as const,
      ),
    ),
  )
  if (hidden.size === 0) return { pages: [], fresh: [], problems: [] }
  const mark = (pages: readonly Page[]) =>
    pages.flatMap((page) => {
      const reason = hidden.get(page.route.source ?? '')
      return reason === undefined ? [] : [{ page, reason }]
    })
  if (config.output.drafts) return { pages: mark(site.pages), fresh: [], problems: [] }
  const withDrafts = { ...config, output: { ...config.output, drafts: true } }
  const all = await renderSite(withDrafts, cache, {
    touched: new Set(),
    files: site.mended?.loaded,
    isCodeSame: true,
    preview: { last: site },
  })
  const pages = isRendered(all) ? mark(all.pages) : []
  const fresh = pages.flatMap(({ page }) => (isRendered(all) && all.fresh.has(page) ? page : []))
  // A draft may be unfinished: its problems are reported but stop nothing. Those of its file alone are known already.
  const known = new Set(site.problems.map(nameOf))
  const problems = all.problems.filter(
    (problem) => problem.file !== undefined && hidden.has(problem.file) && !known.has(nameOf(problem)),
  )
  return { pages, fresh, problems: problems.map((problem) => ({ ...problem, severity: 'warning' })) }
}

function nameOf({ file, line, column, code, message }: Problem): string {
  return JSON.stringify([file, line, column, code, message])
}
