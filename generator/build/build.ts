// The pipeline, in two functions: renderSite() turns content into pages and writes nothing, publishSite() writes pages
// to the output folder. build() calls both; watch calls the same two. Each stage is named once, top to bottom.

import { type Cache, openCache, shareValues } from '../cache/cache.ts'
import { checkAssetPaths } from '../check/check.ts'
import type { Config } from '../config/config.ts'
import {
  type Emitted,
  openKept,
  openPublication,
  otherFolders,
  type Publication,
  type SeenFiles,
} from '../disk/disk.ts'
import { nextPublication } from '../model/model.ts'
import { checkHostFiles, pagePolicy } from '../outputs/outputs.ts'
import { yieldOften } from '../pace.ts'
import { checkPreviews, hashedAssets, siteAddress } from '../plan/plan.ts'
import { type Problem, sortProblems } from '../problem.ts'
import { readFiles } from '../read/read.ts'
import { describeUndrawn, hasDrawer, makeVariants, startVariants, withholdAssets } from '../render/render.ts'
import type { Stage } from '../report/report.ts'
import type { Pool } from '../threads/threads.ts'
import { checkBudgets } from './check-budgets.ts'
import { checkOwnCode } from './check-own-code.ts'
import { explainWarnings } from './explain-failure.ts'
import { joinLost } from './lost-pages.ts'
import { checkShown, isStopped, type PreviewOptions } from './preview.ts'
import type { OnProgress, Progress } from './progress.ts'
import {
  type BundledLanguage,
  bundleLanguages,
  joinBundles,
  planLanguages,
  renderLanguages,
} from './render-languages.ts'
import { type CheckedSite, isRendered, type RenderedSite } from './rendered-site.ts'
import { siteFiles, siteStamp } from './site-files.ts'

/** Work on pictures that goes on beside other work. */
type EarlyVariants = ReturnType<typeof startVariants>

export interface RenderOptions extends PreviewOptions {
  /** Versions of the compiled site, one for each language, that the sources are known to give. */
  codeVersions?: readonly string[] | undefined
  /** Files of the output folder as another process saw them. Pages that are right there are not rendered. */
  seen?: SeenFiles | undefined
  /** What those pages depend on apart from their views: `context` of a page, by language. */
  seenContexts?: Readonly<Record<string, string>> | undefined
  /** Takes the bytes of each page as soon as it is there. */
  publication?: Publication | undefined
  /** Whether nothing can draw icons and pictures for link previews; without it, whether a binary is missing. */
  isUndrawn?: boolean | undefined
  /** Work on pictures that began when the content was loaded. */
  early?: (() => EarlyVariants) | undefined
  /** Addresses of the pages to render; without it all. */
  only?: ReadonlySet<string> | undefined
  /** Files of pages to render before all others, together with the pages of what was touched. */
  first?: ReadonlySet<string> | undefined
  /** Awaited when those are rendered. */
  afterFirst?: (() => Promise<void> | undefined) | undefined
}

export interface PublishOptions {
  /** `files` of what this process published last. */
  before?: Emitted['files'] | undefined
  /** Has the pages already. */
  publication?: Publication | undefined
  /** Files of the output folder as another process saw them. */
  seen?: SeenFiles | undefined
  /** Threads that share the packing of pictures; they are ended when all are packed. */
  pool?: Pool | undefined
  /** Awaited between two pieces of work, while the output folder is as it was. A rejection ends the publication. */
  pause?: (() => Promise<void> | undefined) | undefined
  onProgress?: OnProgress | undefined
}

export type BuildOptions = Pick<
  RenderOptions,
  'around' | 'codeVersions' | 'isUndrawn' | 'pool' | 'seen' | 'seenContent' | 'seenContexts' | 'onProgress'
>

export interface BuildResult {
  problems: Problem[]
  /** Missing when errors stopped the build. */
  output?: { site: RenderedSite; emitted: Emitted }
}

/** Builds the site. Rejects for everything that is no content problem: the environment, or a bug. */
export async function build(config: Config, opened = openCache(), options: BuildOptions = {}): Promise<BuildResult> {
  const { onProgress, seen, pool } = options
  const cache = shareValues(opened, config.places.codeCache?.shared)
  const { keepAssets } = config.output
  const publication = openPublication(config.places.out, { ...otherFolders(config), keepAssets, seen, isOnly: true })
  let early: EarlyVariants
  const follow = (progress: Progress) => {
    onProgress?.(progress)
    // Only a later build of the same process would take it from there.
    if (progress.kind === 'checked') cache.forget(readFiles)
    // Later builds have few pictures to make. Without threads it would only delay what follows.
    const { places, surface } = config
    const canShare = !seen && places.compiled !== undefined && surface.threads > 0
    if (progress.kind === 'loaded' && canShare) early = startVariants(progress.loaded, config, cache)
  }
  const own = { isOnly: true, publication, onProgress: follow, early: () => early }
  try {
    const site = await renderSite(config, cache, { ...options, ...own })
    if (!isRendered(site)) return { problems: site.problems }
    const emitted = await publishSite(config, site, cache, { onProgress, publication, seen, pool })
    return { problems: site.problems, output: { site, emitted } }
  } finally {
    early?.stop()
    await early?.done
    await publication.discard()
  }
}

/**
 * Content → pages. Errors, and warnings with `strict`, stop it after the checks, in a preview only those that are
 * about every page: ask `isRendered`.
 */
export async function renderSite(
  config: Config,
  cache: Cache,
  options: RenderOptions = {},
): Promise<CheckedSite | RenderedSite> {
  const { onProgress, isCodeSame, codeVersions, first, touched, preview } = options
  const enter = (stage: Stage) => onProgress?.({ kind: 'stage', stage })
  const checked = await checkShown(config, cache, options)
  onProgress?.({ kind: 'checked', problems: checked.problems })
  const { loaded, content, ownSchemas, problems, mended, findUnused = async () => [] } = checked
  const isRefused = (found: Problem[]) => isStopped({ ...checked, problems: found }, config, preview)
  const joinUnused = async (found: Problem[]) => sortProblems([...found, ...(await findUnused())])
  if (!content || isRefused(problems)) return { ...checked, problems: await joinUnused(problems) }

  const address = siteAddress(content.site.url, config.output)
  const assets = hashedAssets(content.assets, content.rootFiles)
  enter('bundle')
  const bundled = await bundleLanguages(checked.languages, config, { address, assets, isCodeSame, codeVersions }, cache)
  const bundle = joinBundles(bundled as [BundledLanguage])
  const contents = checked.languages.map((language) => language.content)
  const pictures = await makeVariants(contents, {
    config,
    cache,
    early: options.early?.(),
    onStart: () => enter('pictures'),
    onPicture: (work) => onProgress?.({ kind: 'picture', ...work }),
  })
  const isUndrawn = options.isUndrawn ?? !hasDrawer()
  const allAssets = new Set(assets.addresses.keys())
  const made = new Set([...bundle.files, ...pictures.list(allAssets)].map(({ path }) => path))
  const known = sortProblems([
    ...problems,
    ...explainWarnings(bundle.warnings, config.places),
    ...pictures.problems.filter(isNewFile(problems)),
    ...(isUndrawn ? [describeUndrawn] : []),
    ...checkAssetPaths(content.assets, made, ({ url }) => [url, assets.addresses.get(url) ?? url]),
  ])
  if (isRefused(known)) return { ...checked, problems: await joinUnused(known) }
  enter('plan')
  const drawn = { pictures: pictures.variants, isUndrawn, cardFont: checked.cardFont }
  const languages = planLanguages(bundled, config, { address, assets, ...drawn }, cache)
  const policy = pagePolicy(bundle.site.headScript, content.site)
  const early = assets.early(await withholdAssets(checked.languages, config.places.own))
  onProgress?.({ kind: 'files', address, policy, files: bundle.files, assets: early })
  enter('render')
  const { pages, fresh, contexts, failed } = await renderLanguages(languages, config, {
    ...options,
    isPreview: preview !== undefined,
    cache,
    policy,
    isFirst: first && ((file, source) => first.has(file) || touched?.has(source ?? '') === true),
    onPage: (shown) => onProgress?.({ kind: 'page', ...shown }),
  })
  const lost = joinLost(failed, config.places)
  const changesAt = nextPublication(languages, config.instant.now)
  const rendered = { languages, address, policy, bundle, assets, pictures, pages, fresh, contexts, lost, changesAt }
  const ofPages = await checkPages({ ...rendered, content }, made, config, { cache, publication: options.publication })
  const all = await joinUnused([...known, ...ofPages])
  if (!preview && isRefused(all)) return { ...checked, problems: all }
  return { loaded, content, ownSchemas, cardFont: checked.cardFont, problems: all, mended, ...rendered }
}

/** What only rendered pages show. `made`: paths of files that the build makes. */
async function checkPages(
  site: Omit<RenderedSite, 'cardFont' | 'loaded' | 'ownSchemas' | 'problems'>,
  made: ReadonlySet<string>,
  config: Config,
  { cache, publication }: { cache: Cache; publication: Publication | undefined },
): Promise<Problem[]> {
  const files = new Set([...made].map((path) => `/${path}`))
  for (const path of site.assets.addresses.values()) files.add(path)
  const { address, policy, pages } = site
  const frames = site.languages.map(({ plan }) => plan.site)
  const programs = site.assets.programs(new Set(site.assets.addresses.keys()), site.bundle.files)
  return [
    ...site.lost.map(({ problem }) => problem),
    ...(await checkOwnCode({ ...site, files }, config, cache)),
    ...(await checkBudgets(site, cache, publication)),
    ...checkHostFiles({ frames, address, policy, pages, programs }),
    ...checkPreviews(site.languages),
  ]
}

/** What is said about a picture before it is decoded is not said a second time. */
function isNewFile(problems: readonly Problem[]): (problem: Problem) => boolean {
  const known = new Set(problems.filter(({ code }) => code === 'broken-picture').map(({ file }) => file))
  return ({ file }) => file === undefined || !known.has(file)
}

/** Pages → the output folder. Throws EnvironmentError when the folder cannot be used. */
export async function publishSite(
  config: Config,
  site: RenderedSite,
  cache: Cache,
  { before, publication, seen, pool, pause = yieldOften(), onProgress }: PublishOptions = {},
): Promise<Emitted> {
  const target = publication ?? openPublication(config.places.out, { ...otherFolders(config), before })
  try {
    onProgress?.({ kind: 'stage', stage: 'describe' })
    const kept = seen && openKept(config.places.out, seen)
    for await (const files of siteFiles(site, config, { cache, kept, pool, pause })) {
      for (const file of files) {
        await pause()
        if ('part' in file) target.append(file)
        else await target.addSoon(file)
      }
      onProgress?.({ kind: 'described' })
    }
    onProgress?.({ kind: 'stage', stage: 'emit' })
    return await target.publish(config.output.shard && { ...config.output.shard, site: siteStamp(site, config) })
  } finally {
    await target.discard()
  }
}

// The door of this folder as well. A build with nothing to do enters at build-incremental.ts.
export { openLimits } from './check-budgets.ts'
export { checkCachePlace } from './check-cache-place.ts'
export { type CheckOptions, checkContent, hasErrors } from './check-content.ts'
export { explainCode, explainFailure, isBuildFailure } from './explain-failure.ts'
export type { Progress } from './progress.ts'
export { type CheckedSite, isRendered, type RenderedSite } from './rendered-site.ts'
export { siteFiles } from './site-files.ts'
