// One batch of changes → one site, served as soon as its pages are rendered. Feeds, the search index and the files on
// the disk follow when nothing changes for a while; a newer change postpones them to its own build.

import { explainFailure, isRendered, type RenderedSite, renderSite } from '../build/build.ts'
import { openCache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { stageClock } from '../report/report.ts'
import { hasNewError, withLastPages } from './broken-pages.ts'
import { undonePages, whyRendered } from './explain-rebuild.ts'
import { publish, type Served } from './publish.ts'
import { follow, type Rebuild, type RebuildOptions, report } from './rebuild-work.ts'
import { renderDrafts } from './render-drafts.ts'
import type { LastBuild } from './watch-session.ts'

export type { RebuildOptions } from './rebuild-work.ts'

const maxRebuiltListed = 100

/** Builds once. If nothing has changed, retries to write what could not be written. Never rejects. */
export async function rebuild(config: Config, options: RebuildOptions): Promise<LastBuild> {
  const { changes, last } = options
  const at = new Date().toISOString()
  const work: Rebuild = {
    config,
    options,
    cache: openCache(last.cache),
    start: performance.now(),
    at,
    clock: stageClock('load'),
  }
  options.onSiteCode?.(true)
  const served = await renderAndServe(work).finally(() => options.onSiteCode?.(false))
  if ('failed' in served) return served.failed
  const { next, problems, part } = served
  // Without a change this is a retry of writing.
  const isRetry = !changes.isCode && !changes.isRescan && changes.content.size === 0
  if (!isRetry) {
    report(work, [...problems, ...last.unwritten], next, part)
    if (!(await options.isCalm())) return next
  }
  return publish(work, served)
}

async function renderAndServe(work: Rebuild): Promise<Served | { failed: LastBuild }> {
  const { config, options, cache } = work
  const { changes, last } = options
  try {
    const made = await renderSite(config, cache, {
      touched: changes.isRescan ? undefined : changes.content,
      isCodeSame: !isCodeNew(work),
      first: options.visited,
      afterFirst: () => (work.toldOf ? options.whenFetched() : undefined),
      preview: { last: last.site },
      onProgress: (progress) => follow(work, progress),
    })
    const isSaved = async () => changes.content.size === 0 || (await options.isSaved())
    if (!isRendered(made)) {
      // Some programs empty a file before they write it.
      if (!(await isSaved())) return { failed: { ...last, unseen: changes } }
      const known = { loaded: made.loaded, ownSchemas: made.ownSchemas }
      report(work, made.problems, { ...known, site: last.site })
      // Content errors end a build before the site's code is compiled.
      return { failed: { ...last, ...known, cache, unseen: {}, isCodeUnread: isCodeNew(work), isBehind: false } }
    }
    // Every page is served by now; that there is something wrong is said when nobody writes any more.
    if (hasNewError(made.problems, last.problems) && !(await isSaved())) return { failed: { ...last, unseen: changes } }
    return await serve(work, made)
  } catch (error) {
    report(work, [...explainFailure(error, config.places), ...(work.errors ?? [])], last)
    // What was read is known, so that a rescan finds no change in it.
    const { loaded = last.loaded } = work
    return {
      failed: {
        ...last,
        ...(loaded && { loaded }),
        unseen: { ...changes, isCode: false },
        isCodeUnread: isCodeNew(work),
        isBehind: false,
      },
    }
  }
}

/** Serves the pages, and those that are not public. */
async function serve({ config, options, cache }: Rebuild, made: RenderedSite): Promise<Served> {
  const { last, served } = options
  const site = withLastPages(made, last.site)
  const drafts = await renderDrafts(config, site, cache)
  served.setPages(site.pages, drafts.pages)
  const { loaded, ownSchemas } = site
  const next = {
    ...last,
    cache,
    loaded,
    ownSchemas,
    site,
    drafts,
    problems: site.problems,
    unseen: {},
    isCodeUnread: false,
    isBehind: false,
  }
  const before = new Map(last.site?.pages.map((page) => [page.route.file, page]))
  const all = [...site.pages, ...drafts.pages.map(({ page }) => page)]
  const fresh = new Set([...site.fresh, ...drafts.fresh])
  const rendered = [...fresh, ...undonePages(all, fresh, last)]
  const now = new Set(site.pages.map(({ route }) => route.file))
  const part = {
    pages: site.pages.length,
    rebuilt: rendered.slice(0, maxRebuiltListed).map((page) => ({
      url: page.route.url,
      why: whyRendered(page, before.get(page.route.file)),
    })),
    rebuiltCount: rendered.length,
    removed: [...before.values()].flatMap(({ route }) => (now.has(route.file) ? [] : [route.url])),
    drafts: drafts.pages.map(({ page, reason }) => ({ url: page.route.url, reason })),
    isServed: true,
  }
  return { next, site, problems: [...site.problems, ...drafts.problems], part }
}

/** Whether code has changed that no build has compiled. */
function isCodeNew({ options: { changes, last } }: Rebuild): boolean {
  return changes.isCode || changes.isRescan || last.isCodeUnread
}
