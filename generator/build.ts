// The pipeline, in two functions: renderSite() turns content into pages and writes nothing, publishSite() writes pages
// to the output folder. build() calls both; watch calls the same two. Each stage is named once, top to bottom.

import { type Cache, openCache } from './cache/cache.ts'
import type { Config } from './config.ts'
import {
  type Content,
  compileAhead,
  type Loaded,
  loadCached,
  loadContent,
  nextPublication,
  validateContent,
} from './content/content.ts'
import { type Emitted, emitFiles, findKept, type KeptFile, type OutputFile, type SeenFiles } from './disk/disk.ts'
import { hashOf } from './hash.ts'
import { describeSite, pagePolicy } from './outputs/outputs.ts'
import {
  type HashedAssets,
  hashedAssets,
  type KnownRoute,
  openKnownArticles,
  type Plan,
  planRoutes,
  planView,
} from './plan/plan.ts'
import { type Problem, sortProblems } from './problem.ts'
import { type Bundle, bundleSite, drawPictures, type Page, renderPages } from './render/render.ts'
import { isInShard, type SiteAddress, siteAddress } from './site-address.ts'
import type { Pool } from './threads/threads.ts'

/** The stages, in the order of the pipeline. The first and the last are about other builds. */
export type Stage = 'compare' | 'load' | 'validate' | 'bundle' | 'plan' | 'render' | 'describe' | 'emit' | 'remember'

/** What happens while a site is built, in this order; a listener cannot change the result. */
export type Progress =
  | { kind: 'stage'; stage: Stage }
  /** Scripts, styles and assets are there, before any page is. */
  | { kind: 'files'; files: readonly OutputFile[]; address: SiteAddress; policy: string }
  /** One page is there, the `count`th of `total`. */
  | { kind: 'page'; page: Page; count: number; total: number }

export type OnProgress = (progress: Progress) => void

/** Content after all checks. */
export interface CheckedSite {
  loaded: Loaded
  /** Missing when the site's own description is not valid. */
  content?: Content
  /** Sorted; files below the content folder. */
  problems: Problem[]
}

/** A site up to its pages. Nothing is written yet. */
export interface RenderedSite extends Required<CheckedSite> {
  address: SiteAddress
  /** Content-Security-Policy of the pages. */
  policy: string
  bundle: Bundle
  assets: HashedAssets
  plan: Plan
  /** Of this shard, sorted by file. */
  pages: Page[]
  /** Those that were rendered now, not taken from the cache. */
  fresh: ReadonlySet<Page>
  /** When the next page is published, in milliseconds since 1970; Infinity if none is scheduled. */
  changesAt: number
}

export interface CheckOptions {
  /** Threads that share the work on many articles. */
  pool?: Pool | undefined
  /** Paths below the content folder that may differ from the last build; without it every path is looked at. */
  touched?: ReadonlySet<string> | undefined
  onProgress?: OnProgress | undefined
}

export interface RenderOptions extends CheckOptions {
  /** The site's code has not changed since the last build of this process. */
  isCodeSame?: boolean | undefined
  /** Version of the compiled site that the sources are known to give. */
  codeVersion?: string | undefined
  /** Whether the process ends after this build: what only another build would need is not kept. */
  isOnly?: boolean | undefined
  /** Files of the output folder as another process saw them. Pages that are right there are not rendered. */
  seen?: SeenFiles | undefined
  /** Files of pages to render before all others, together with the pages of what was touched. */
  first?: ReadonlySet<string> | undefined
}

export interface PublishOptions {
  /** `files` of what this process published last. */
  before?: Emitted['files'] | undefined
  /** Files of the output folder as another process saw them, by absolute path. */
  seen?: SeenFiles | undefined
  onProgress?: OnProgress | undefined
}

export type BuildOptions = Pick<RenderOptions, 'codeVersion' | 'pool' | 'seen' | 'onProgress'>

export interface BuildResult {
  problems: Problem[]
  /** Missing when errors stopped the build. */
  output?: { site: RenderedSite; emitted: Emitted }
}

/** Builds the site. Rejects for everything that is no content problem: the environment, or a bug. */
export async function build(config: Config, cache = openCache(), options: BuildOptions = {}): Promise<BuildResult> {
  const site = await renderSite(config, cache, { ...options, isOnly: true })
  if (!isRendered(site)) return { problems: site.problems }
  const { onProgress, seen } = options
  const emitted = await publishSite(config, site, cache, { onProgress, seen })
  return { problems: site.problems, output: { site, emitted } }
}

/** Content → pages. Errors, and warnings with `strict`, stop it after the checks: ask `isRendered`. */
export async function renderSite(
  config: Config,
  cache: Cache,
  options: RenderOptions = {},
): Promise<CheckedSite | RenderedSite> {
  const { onProgress, isCodeSame, codeVersion, first, touched, pool, isOnly, seen } = options
  const enter = (stage: Stage) => onProgress?.({ kind: 'stage', stage })
  const { loaded, content, problems } = await checkContent(config, cache, options)
  if (!content || hasErrors(problems, config)) return { loaded, ...(content ? { content } : {}), problems }

  const address = siteAddress(content.site.url, config)
  const assets = hashedAssets(content.assets)
  enter('bundle')
  const { libretto, engine, now, markdownParser } = config
  const version = config.cache === undefined ? undefined : config.version
  const bundle = await bundleSite({ libretto, engine, basePath: address.basePath, version }, cache, {
    isCodeSame,
    codeVersion,
  })
  enter('plan')
  const planOptions = { ...address, now: startOfDay(now), assets: assets.addresses, site: bundle.site, markdownParser }
  const plan = planRoutes(content, planOptions, cache)
  const policy = pagePolicy(bundle.site.themeScript, formEndpoints(content))
  const files = [...bundle.files, ...assets.files(new Set(assets.addresses.keys()))]
  onProgress?.({ kind: 'files', files, address, policy })
  enter('render')
  const routes = plan.routes.filter((_, place) => isInShard(place, config))
  const isFirst = first && ((file: string, source?: string) => first.has(file) || touched?.has(source ?? '') === true)
  const onPage = (page: Page, count: number) => onProgress?.({ kind: 'page', page, count, total: routes.length })
  const { pages, fresh } = await renderPages(
    routes,
    { plan, bundle, policy },
    {
      cache,
      isFirst,
      onPage,
      pool,
      isOnly,
      findKept: seen && ((file, key) => findKept(config.out, file, { key }, seen)),
    },
  )
  const changesAt = nextPublication(loaded.entries, now)
  return { loaded, content, problems, address, policy, bundle, assets, plan, pages, fresh, changesAt }
}

/** Pages → the output folder. Throws EnvironmentError when the folder cannot be used. */
export async function publishSite(
  config: Config,
  site: RenderedSite,
  cache: Cache,
  { before, seen, onProgress }: PublishOptions = {},
): Promise<Emitted> {
  const { content, address, policy, bundle, assets, plan } = site
  onProgress?.({ kind: 'stage', stage: 'describe' })
  const files: (OutputFile | KeptFile)[] = site.pages.map(fileOf)
  // Shard 1 also writes every file that is not a page.
  if (!config.shard || config.shard.part === 1) {
    const routes = planRest(site, cache)
    const pictures = await drawPictures(routes, bundle, cache)
    const usedAssets = new Set([...plan.sharedAssets, ...routes.flatMap((route) => route.usedAssets)])
    const hashed = [...bundle.files, ...pictures.filter(({ path }) => path.startsWith('assets/'))]
    const immutable = assets.immutable(usedAssets, hashed)
    const { site: code, notices } = bundle
    const facts = { ...address, policy, notices, assets: assets.addresses, immutable, site: code, view: plan.site.view }
    files.push(...bundle.files, ...assets.files(usedAssets), ...pictures, ...describeSite(content, routes, facts))
  }
  onProgress?.({ kind: 'stage', stage: 'emit' })
  const stamp = config.shard && { ...config.shard, site: siteStamp(site) }
  return emitFiles(files, config.out, [config.content, config.libretto], { before, seen, stamp })
}

/** Everything up to and including the whole-site checks; writes nothing and compiles no site code. */
export async function checkContent(
  config: Config,
  cache: Cache,
  { touched, onProgress, pool }: CheckOptions = {},
): Promise<CheckedSite> {
  onProgress?.({ kind: 'stage', stage: 'load' })
  const loaded = await loadCached(config.content, cache, touched)
  onProgress?.({ kind: 'stage', stage: 'validate' })
  const { now, drafts, markdownParser } = config
  if (pool) await compileAhead(loaded.entries, { cache, markdownParser, pool })
  const { content, problems } = validateContent(loaded, { now, drafts, markdownParser, cache })
  return { loaded, ...(content ? { content } : {}), problems: sortProblems(problems) }
}

/** Whether a site came as far as its pages. */
export function isRendered(site: CheckedSite | RenderedSite): site is RenderedSite {
  return 'pages' in site
}

/** Whether the content on the disk differs from what was loaded. False when it cannot be read. */
export async function isOutdated(config: Config, loaded: Loaded | undefined): Promise<boolean> {
  const now = await loadContent(config.content, loaded).catch(() => undefined)
  if (!now) return false
  const isEqual = <Item>(one: readonly Item[], other: readonly Item[]) =>
    one.length === other.length && one.every((item, index) => item === other[index])
  if (!loaded || !isEqual(now.entries, loaded.entries) || !isEqual(now.assets, loaded.assets)) return true
  return JSON.stringify(now.problems) !== JSON.stringify(loaded.problems)
}

/** Whether the problems stop a build. */
export function hasErrors(problems: readonly Problem[], { strict }: Pick<Config, 'strict'>): boolean {
  return problems.some(({ severity }) => severity === 'error' || strict)
}

// Pages may show the day but not the hour, so that builds of one day are equal.
function startOfDay(now: number): number {
  return now - (now % 86_400_000)
}

function fileOf({ route, bytes, hash, size = 0, stamp = '' }: Page): OutputFile | KeptFile {
  return bytes ? { path: route.file, bytes, hash } : { path: route.file, hash, size, stamp }
}

/** Every route with its view: those of the pages, and in a sharded build those of the other shards. */
function planRest({ plan, bundle, pages }: RenderedSite, cache: Cache): KnownRoute[] {
  const articles = openKnownArticles(plan, { codeVersion: bundle.version, isOnly: true }, cache)
  const planned = new Map(pages.map(({ route }) => [route.file, route]))
  return plan.routes.map((route) => planned.get(route.file) ?? planView(route, plan.site, articles))
}

/** The same for all shards of a site: content, code and address. */
function siteStamp({ bundle, policy, address, plan, loaded }: RenderedSite): string {
  const { version, assets } = bundle
  const facts = [version, assets, policy, address.origin, address.basePath, plan.routes.map(({ file }) => file)]
  const hashes = [...loaded.entries, ...loaded.assets].map(({ file, hash }) => [file, hash])
  return hashOf(JSON.stringify([facts, hashes]))
}

function formEndpoints({ site }: Content): string[] {
  return Object.values(site.endpoints).filter((endpoint) => endpoint !== undefined)
}
