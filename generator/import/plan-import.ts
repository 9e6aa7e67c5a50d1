import { standardCollections } from '#schemas/article-collections.ts'
import type { ComponentRules } from '#schemas/import-components.ts'
import { addressKey } from '../load/load.ts'
import { sortProblems } from '../problem.ts'
import { type Draft, draftPages, type FieldKeys } from './pages/draft-pages.ts'
import { findUnused } from './pages/find-unused.ts'
import { finishPages } from './pages/finish-pages.ts'
import { detectTool } from './source/detect-tool.ts'
import { folderFiles } from './source/folder-files.ts'
import type { ImportPlan, Loss } from './source/model.ts'
import { withRedirects } from './source/old-redirects.ts'
import { openLog } from './source/open-log.ts'
import { openAssets } from './source/place-assets.ts'
import { placePages } from './source/place-pages.ts'
import { findPageFolders, type PageFolders, readSourcePages } from './source/read-pages.ts'
import { listSource, readSource } from './source/read-source.ts'
import { readSiteFacts } from './source/site-facts.ts'
import { takeStaticFiles } from './source/static-files.ts'
import { staticFolders, toolRules } from './source/tools.ts'
import { readSiteValues } from './text/site-values.ts'

interface ImportOptions {
  /** Value of `--from`. */
  from: string | undefined
  /** Collection of documentation. */
  to: string
  /** Keys of the front matter of each collection. */
  keysOf: (collection: string) => FieldKeys
  /** Addresses that the content has already. */
  routes: ReadonlySet<string>
  /** Addresses that redirect in it already, with the file that says so. */
  redirects: ReadonlyMap<string, string>
  /** What addresses of its language begin with, in a folder of that language: "/fr"; else empty. */
  prefix: string
  /** What the owner wants components to become. */
  components?: ComponentRules
}

/** Reads a folder and translates it. Throws UsageError for a folder of another tool than the one that is named. */
export function planImport(folder: string, options: ImportOptions): ImportPlan {
  const { from, to, keysOf, routes, redirects, prefix, components = {} } = options
  const source = listSource(folder)
  const detected = detectTool(source, from)
  const { tool } = detected
  const { facts, authors, read, redirects: former, losses } = readSiteFacts(detected, source, prefix)
  const folders = findPageFolders(detected, source, { facts, to })
  const log = openLog(source.problems)
  const used = new Set<string>()
  const found = readSourcePages(detected, source, folders, { problems: log.problems, used })
  const placed = placePages(found, { tool, facts, isTree, lose: log.lose })
  const pages = withRedirects(placed, former, log.lose)
  const readText = (file: string) => {
    const bytes = source.files.includes(file) ? readSource(folder, file, 'text') : undefined
    if (!bytes || 'code' in bytes) return undefined
    used.add(file)
    return new TextDecoder().decode(bytes)
  }
  const drafts = draftPages(pages, {
    tool,
    facts,
    authors,
    keysOf,
    routes,
    redirects,
    base: folders.base,
    readText,
    site: readSiteValues(detected, source, used),
    components,
    log,
  })
  const assets = openAssets({ folder, roots: assetRoots(tool, folders) })
  const files = finishPages(drafts, { tool, facts, source, folders, assets, routes, keysOf, log })
  takeStaticFiles(source, { tool, base: folders.base, ...assets, lose: log.lose })
  const branches = folders.folders.filter(({ collection }) => isTree(collection))
  const more =
    tool === 'docusaurus' ? folderFiles({ source, pages: pagesOf(drafts), folders: branches, lose: log.lose }) : []
  loseLists(folders, { isKnown: (route) => routes.has(route) || redirects.has(addressKey(route)), lose: log.lose })
  for (const loss of losses) if (detected.config !== undefined) log.lose(detected.config, loss)
  const named = new Set([...files, ...more, ...assets.list()].map((file) => file.from))
  const reported = new Set(log.problems.map(({ file }) => file))
  const isUsed = (file: string) => [named, reported, read, used].some((each) => each.has(file))
  findUnused(source, { tool, folders, isUsed, lose: log.lose })
  return {
    tool,
    facts,
    files: [...files, ...more, ...assets.list()],
    problems: sortProblems(log.problems),
    ...log.counts,
  }
}

/** Lists of articles have other addresses now, and no page that could have an alias. */
function loseLists(
  { folders }: PageFolders,
  { isKnown, lose }: { isKnown: (route: string) => boolean; lose: (file: string, loss: Loss) => void },
): void {
  for (const { path, collection, route } of folders) {
    if (isTree(collection) || route === '' || route === `/${collection}` || isKnown(route)) continue
    lose(path, {
      code: 'import-lost',
      message: `the address "${route}" of the list of articles`,
      hint: `add "- { from: ${route}, to: /${collection} }" to redirects.yaml`,
    })
  }
}

function isTree(collection: string): boolean {
  return Object.hasOwn(standardCollections, collection) && standardCollections[collection]?.isTree === true
}

function pagesOf(drafts: readonly Draft[]): Draft['page'][] {
  return drafts.map(({ page }) => page)
}

/** Folders whose path is no part of an asset's path, the longest first. */
function assetRoots(tool: keyof typeof toolRules, { base, folders }: PageFolders): string[] {
  const files = staticFolders(tool, base).map(({ path }) => path)
  const pages = folders.map(({ assetRoot }) => assetRoot)
  return [...new Set([...files, ...pages, base])].sort((a, b) => b.length - a.length)
}
