import { standardCollections } from '#schemas/article-collections.ts'
import type { ComponentRules } from '#schemas/import-components.ts'
import { addressKey } from '../addresses/addresses.ts'
import { UsageError } from '../errors.ts'
import { listNames, sortProblems } from '../problem.ts'
import { arrangePages } from './pages/arrange-pages.ts'
import { type Draft, draftPages, type FieldKeys } from './pages/draft-pages.ts'
import { findUnused } from './pages/find-unused.ts'
import { finishPages } from './pages/finish-pages.ts'
import { planFrame } from './pages/plan-frame.ts'
import { readSiteFacts } from './settings/site-facts.ts'
import { type Detected, detectTool, siteBase } from './source/detect-tool.ts'
import { withHero } from './source/hero-text.ts'
import type { ImportPlan, Loss, PlacedPage, SiteFacts } from './source/model.ts'
import { redirectFiles, withRedirects } from './source/old-redirects.ts'
import { openLog } from './source/open-log.ts'
import { findPageFolders, type PageFolders } from './source/page-folders.ts'
import { findMirrors, withLanguages } from './source/page-languages.ts'
import { openAssets } from './source/place-assets.ts'
import { placePages } from './source/place-pages.ts'
import { readSourcePages } from './source/read-pages.ts'
import { listSource, readSource } from './source/read-source.ts'
import { takeStaticFiles } from './source/static-files.ts'
import { pageFile, staticFolders, type Tool, toolRules } from './source/tools.ts'
import { widenSource } from './source/widen-source.ts'
import { openHugoSite } from './text/hugo-site.ts'
import { printShortcodes } from './text/own-shortcodes.ts'
import { openCascade, readSiteValues, type SiteValues } from './text/site-values.ts'

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
  const { from, keysOf, routes, redirects, prefix } = options
  const site = openSite(folder, from, prefix)
  const { source, detected, known } = site
  const { tool, config = '' } = detected
  const { facts, read, redirects: former, losses } = known
  const { folders, log, used, drafts, others, hugo } = openDrafts(site, options)
  const { base } = folders
  const assets = openAssets({ folder: source.folder, roots: assetRoots(tool, folders) })
  const branches = folders.folders.filter(({ collection }) => isTree(collection))
  const loseConfig = (loss: Loss) => log.lose(config === '' ? base : config, loss)
  const { more, menu } = arrangePages(drafts, { tool, facts, source, branches, config, lose: log.lose })
  const frame = planFrame({
    facts,
    drafts,
    menu,
    files: source.files,
    fileFolders: [siteBase(detected), base, ...staticFolders(tool, siteBase(detected)).map(({ path }) => path)],
    assets,
    config,
    lose: loseConfig,
  })
  const files = finishPages(drafts, { tool, facts, source, folders, assets, routes, keysOf, hugo, log })
  takeStaticFiles(source, { tool, base: folders.base, ...assets, lose: log.lose })
  loseLists(folders, { isKnown: (route) => routes.has(route) || redirects.has(addressKey(route)), lose: log.lose })
  for (const loss of losses) loseConfig(loss)
  const all = [
    ...files,
    ...more,
    ...frame.navigation,
    ...redirectFiles(others, former[0]?.file ?? config),
    ...assets.list(),
  ]
  const named = new Set(all.map((file) => file.from))
  const reported = new Set(log.problems.map(({ file }) => file))
  const isUsed = (file: string) => [named, reported, read, used].some((each) => each.has(file))
  findUnused(source, { tool, folders, isUsed, lose: log.lose })
  return {
    tool,
    facts,
    folder: source.folder,
    site: { ...frame.site, ...languagesOf(drafts, facts.language), ...versionsOf(drafts, facts) },
    files: all,
    sideBar: menu.pages.map(({ page }) => page.file),
    problems: sortProblems(log.problems),
    ...log.counts,
  }
}

/** The pages with their addresses, before the links between them are known. */
function openDrafts(site: ReturnType<typeof openSite>, options: ImportOptions) {
  const { to, keysOf, routes, redirects, prefix, components = {} } = options
  const { source, detected, known } = site
  const { tool } = detected
  const { facts, authors, redirects: former } = known
  const folders = findPageFolders(detected, source, { facts, to })
  const log = openLog(source.problems)
  const used = new Set<string>()
  const found = readSourcePages(detected, source, folders, { problems: log.problems, used })
  const full = found.map((page) => withHero(page, tool))
  const spoken = prefix === '' ? withLanguages(full, facts.language) : full.map(({ language: _, ...page }) => page)
  findMirrors(spoken, log.lose)
  const placed = placePages(spoken, { tool, facts, isTree, components, lose: log.lose })
  const { pages, others } = withRedirects(placed, former, log.lose)
  const readText = (file: string) => {
    const bytes = source.files.includes(file) ? readSource(source.folder, file, 'text') : undefined
    if (!bytes || 'code' in bytes) return undefined
    used.add(file)
    return new TextDecoder().decode(bytes)
  }
  if (!hasPages(source.files, folders)) refuseEmpty(detected, folders)
  const own = readSiteValues(detected, source, used)
  const { paramsOf, hugo } = openTemplates(pages, { tool, facts, files: source.files, readText, site: own })
  const values = { base: folders.base, readText, site: own, paramsOf, hugo, components, log }
  const drafts = draftPages(pages, { tool, facts, authors, keysOf, routes, redirects, ...values })
  return { folders, log, used, drafts, others, hugo }
}

interface TemplateFacts {
  tool: Tool
  facts: SiteFacts
  files: readonly string[]
  readText: (file: string) => string | undefined
  site: SiteValues
}

/** What templates know of the pages. */
function openTemplates(pages: readonly PlacedPage[], { tool, facts, files, readText, site }: TemplateFacts) {
  if (tool !== 'hugo') return { paramsOf: ({ head }: PlacedPage) => head, hugo: undefined }
  const paramsOf = openCascade(pages)
  const hugo = openHugoSite({ ...site, facts, pages, paramsOf, files, readText })
  const expand = (text: string, page: PlacedPage) =>
    printShortcodes(
      text.split('\n').map((each) => ({ text: each, line: 1 })),
      page,
      hugo,
    )
      .map((row) => row.text)
      .join('\n')
  hugo.setExpand(expand)
  return { paramsOf, hugo }
}

function hasPages(files: readonly string[], { folders }: PageFolders): boolean {
  const isIn = (file: string, path: string) => path === '' || file === path || file.startsWith(`${path}/`)
  return files.some((file) => pageFile.test(file) && folders.some(({ path }) => isIn(file, path)))
}

/** An import without a page would look as if it had succeeded. */
function refuseEmpty({ tool, config }: Detected, { folders }: PageFolders): void {
  const { title } = toolRules[tool]
  const places = listNames(folders.map(({ path }) => `${path === '' ? 'the folder itself' : path}`))
  throw new UsageError(
    `there is no page of ${title} in ${places}${config === undefined ? '' : `, which is where ${config} has them`}; ` +
      `name the folder of the pages, with --from ${tool}`,
  )
}

/** The folder, the tool and the configuration. The folder is a higher one if that names others beside the site. */
function openSite(folder: string, from: string | undefined, prefix: string) {
  const source = listSource(folder)
  const detected = detectTool(source, from)
  const known = readSiteFacts(detected, source, prefix)
  const wide = detected.config === undefined ? undefined : widenSource(source, known.facts)
  if (!wide) return { source, detected, known }
  const moved = { ...detected, config: `${wide.base}/${detected.config}` }
  return { source: wide.source, detected: moved, known: readSiteFacts(moved, wide.source, prefix) }
}

/** The languages of the pages, the main one first; nothing for one language. */
function languagesOf(drafts: readonly Draft[], main = 'en'): { languages?: string[] } {
  const others = new Set(drafts.flatMap(({ page }) => page.language ?? []))
  return others.size === 0 ? {} : { languages: [main, ...[...others].sort()] }
}

/** The versions that have pages, the newest first. */
function versionsOf(drafts: readonly Draft[], { versions }: SiteFacts): { docs?: { versions: string[] } } {
  const names = versions.map(({ name }) => name)
  const known = names.filter((name, index) => index === 0 || drafts.some(({ page }) => page.below === name))
  return known.length === 0 ? {} : { docs: { versions: known } }
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

/** Folders whose path is no part of an asset's path, the longest first. */
function assetRoots(tool: keyof typeof toolRules, { base, folders }: PageFolders): string[] {
  const files = staticFolders(tool, base).map(({ path }) => path)
  const pages = folders.map(({ assetRoot }) => assetRoot)
  return [...new Set([...files, ...pages, base])].sort((a, b) => b.length - a.length)
}
