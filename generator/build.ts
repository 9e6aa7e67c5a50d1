// The pipeline, in two functions: renderSite() turns content into pages and writes nothing, publishSite() writes pages
// to the output folder. build() calls both; watch calls the same two. Each stage is named once, top to bottom.

import { type Cache, openCache } from './cache/cache.ts'
import { checkBudgets } from './check-budgets.ts'
import type { Config } from './config.ts'
import {
  checkAssetPaths,
  type Entry,
  loadCached,
  nextPublication,
  splitLanguages,
  validateSite,
  withEntries,
} from './content/content.ts'
import { type Emitted, openKept, openPublication, type Publication, placesOf, type SeenFiles } from './disk/disk.ts'
import type { CodeFault } from './errors.ts'
import { pagePolicy } from './outputs/outputs.ts'
import { hashedAssets, siteAddress } from './plan/plan.ts'
import { limitProblems, type Problem, sortProblems } from './problem.ts'
import type { OnProgress, Stage } from './progress.ts'
import {
  checkUnused,
  findMisplaced,
  listOwnSources,
  makeVariants,
  orBlameSchemas,
  readOwnSchemas,
} from './render/render.ts'
import {
  type BundledLanguage,
  bundleLanguages,
  checkLanguageWords,
  joinBundles,
  planLanguages,
  renderLanguages,
} from './render-languages.ts'
import { type CheckedSite, isRendered, type RenderedSite } from './rendered-site.ts'
import { siteFiles, siteStamp } from './site-files.ts'
import type { Pool } from './threads/threads.ts'
import { yieldOften } from './yield-often.ts'

export interface CheckOptions {
  /** Threads that share the work on many articles. */
  pool?: Pool | undefined
  /** Paths below the content folder that may differ from the last build; without it every path is looked at. */
  touched?: ReadonlySet<string> | undefined
  /** Files and folders of the content as another process saw them. Those that have not changed are not read. */
  seenContent?: SeenFiles | undefined
  /** Entries besides those of the content folder. */
  extra?: readonly Entry[] | undefined
  /** Whether the process ends after this build: what only another build would need is not kept. */
  isOnly?: boolean | undefined
  /** The site's code has not changed since the last build of this process. */
  isCodeSame?: boolean | undefined
  onProgress?: OnProgress | undefined
}

export interface RenderOptions extends CheckOptions {
  /** Versions of the compiled site, one for each language, that the sources are known to give. */
  codeVersions?: readonly string[] | undefined
  /** Files of the output folder as another process saw them. Pages that are right there are not rendered. */
  seen?: SeenFiles | undefined
  /** What those pages depend on besides their views: `context` of a page, by language. */
  seenContexts?: Readonly<Record<string, string>> | undefined
  /** Takes the bytes of each page as soon as it is there. */
  publication?: Publication | undefined
  /** Addresses of the pages to render; without it all. */
  only?: ReadonlySet<string> | undefined
  /** Files of pages to render before all others, together with the pages of what was touched. */
  first?: ReadonlySet<string> | undefined
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
  'codeVersions' | 'pool' | 'seen' | 'seenContent' | 'seenContexts' | 'onProgress'
>

export interface BuildResult {
  problems: Problem[]
  /** Missing when errors stopped the build. */
  output?: { site: RenderedSite; emitted: Emitted }
}

/** Builds the site. Rejects for everything that is no content problem: the environment, or a bug. */
export async function build(config: Config, cache = openCache(), options: BuildOptions = {}): Promise<BuildResult> {
  const { onProgress, seen, pool } = options
  const publication = openPublication(config.out, { ...placesOf(config), seen, isOnly: true })
  try {
    const site = await renderSite(config, cache, { ...options, isOnly: true, publication })
    if (!isRendered(site)) return { problems: site.problems }
    const emitted = await publishSite(config, site, cache, { onProgress, publication, seen, pool })
    return { problems: site.problems, output: { site, emitted } }
  } finally {
    await publication.discard()
  }
}

/** Content → pages. Errors, and warnings with `strict`, stop it after the checks: ask `isRendered`. */
export async function renderSite(
  config: Config,
  cache: Cache,
  options: RenderOptions = {},
): Promise<CheckedSite | RenderedSite> {
  const { onProgress, isCodeSame, codeVersions, first, touched } = options
  const enter = (stage: Stage) => onProgress?.({ kind: 'stage', stage })
  const checked = await checkContent(config, cache, options)
  const { loaded, content, ownSchemas, problems } = checked
  if (!content || hasErrors(problems, config)) return checked

  const address = siteAddress(content.site.url, config)
  const assets = hashedAssets(content.assets)
  enter('bundle')
  const bundled = await bundleLanguages(checked.languages, config, { address, assets, isCodeSame, codeVersions }, cache)
  const bundle = joinBundles(bundled as [BundledLanguage])
  const contents = checked.languages.map((language) => language.content)
  const pictures = await makeVariants(contents, { ...config, cache, onStart: () => enter('pictures') })
  const allAssets = new Set(assets.addresses.keys())
  const made = new Set([...bundle.files, ...pictures.list(allAssets)].map(({ path }) => path))
  const known = sortProblems([
    ...problems,
    ...(await explainCodeWarnings(bundle.warnings, config)),
    ...pictures.problems,
    ...checkAssetPaths(content.assets, made, ({ url }) => [url, assets.addresses.get(url) ?? url]),
  ])
  if (hasErrors(known, config)) return { ...checked, problems: known }
  enter('plan')
  const languages = planLanguages(bundled, config, { address, assets, pictures: pictures.variants }, cache)
  const policy = pagePolicy(bundle.site.headScript, Object.values(content.site.endpoints))
  const files = [...bundle.files, ...assets.files(allAssets)]
  onProgress?.({ kind: 'files', files, programs: assets.programs(allAssets), address, policy })
  enter('render')
  const { pages, fresh, contexts } = await renderLanguages(languages, config, {
    ...options,
    cache,
    policy,
    isFirst: first && ((file, source) => first.has(file) || touched?.has(source ?? '') === true),
    onPage: (shown) => onProgress?.({ kind: 'page', ...shown }),
  })
  const changesAt = nextPublication(languages, config.now)
  const rendered = { languages, address, policy, bundle, assets, pictures, pages, fresh, contexts, changesAt }
  const overBudget = await checkBudgets({ ...rendered, content }, cache, options.publication)
  const all = sortProblems([...known, ...overBudget])
  if (hasErrors(all, config)) return { ...checked, problems: all }
  return { loaded, content, ownSchemas, problems: all, ...rendered }
}

async function explainCodeWarnings(warnings: readonly CodeFault[], config: Config): Promise<Problem[]> {
  // Most sites have none.
  if (warnings.length === 0) return []
  const { explainWarnings } = await import('./explain-failure.ts')
  return explainWarnings(warnings, config)
}

/** Pages → the output folder. Throws EnvironmentError when the folder cannot be used. */
export async function publishSite(
  config: Config,
  site: RenderedSite,
  cache: Cache,
  { before, publication, seen, pool, pause = yieldOften(), onProgress }: PublishOptions = {},
): Promise<Emitted> {
  const target = publication ?? openPublication(config.out, { ...placesOf(config), before })
  try {
    onProgress?.({ kind: 'stage', stage: 'describe' })
    const kept = seen && openKept(config.out, seen)
    for await (const files of siteFiles(site, config, { cache, kept, pool, pause }))
      for (const file of files) {
        await pause()
        if ('part' in file) target.append(file)
        else await target.addSoon(file)
      }
    onProgress?.({ kind: 'stage', stage: 'emit' })
    return await target.publish(config.shard && { ...config.shard, site: siteStamp(site, config) })
  } finally {
    await target.discard()
  }
}

/** Everything up to and including the whole-site checks; writes nothing and compiles no site code. */
export async function checkContent(
  config: Config,
  cache: Cache,
  { touched, extra = [], onProgress, pool, isOnly, isCodeSame, seenContent }: CheckOptions = {},
): Promise<CheckedSite> {
  onProgress?.({ kind: 'stage', stage: 'load' })
  const loaded = withEntries(
    await loadCached(config.content, cache, { touched, isReread: isOnly, seen: seenContent }),
    extra,
  )
  onProgress?.({ kind: 'loaded', loaded })
  onProgress?.({ kind: 'stage', stage: 'validate' })
  const { now, drafts, markdownParser } = config
  const own = await readOwnSchemas(config, cache)
  const rules = { now, drafts, markdownParser, own, cache, isOnly }
  const validate = () => validateSite(splitLanguages(loaded, cache), { ...rules, folder: config.content, pool })
  const validated = await orBlameSchemas(validate, own, config)
  const { languages } = validated
  const { files: ownFiles } = listOwnSources(config.own)
  const problems = [
    ...validated.problems,
    ...(await findMisplaced(ownFiles, config)),
    ...(await checkUnused(languages, ownFiles, validated.problems)),
    ...(await checkLanguageWords(validated, config, { cache, isCodeSame })),
    ...(config.external ? await checkOutside(languages, config, onProgress) : []),
  ]
  const [first] = languages
  const found = limitProblems(sortProblems(problems))
  return { loaded, ...(first ? { content: first.content } : {}), languages, ownSchemas: own, problems: found }
}

async function checkOutside(
  languages: CheckedSite['languages'],
  config: Config,
  onProgress: OnProgress | undefined,
): Promise<Problem[]> {
  onProgress?.({ kind: 'stage', stage: 'external' })
  const { checkExternal } = await import('./external/external.ts')
  return checkExternal(languages, config)
}

/** Whether the problems stop a build. */
export function hasErrors(problems: readonly Problem[], { strict }: Pick<Config, 'strict'>): boolean {
  return problems.some(({ severity }) => severity === 'error' || strict)
}
