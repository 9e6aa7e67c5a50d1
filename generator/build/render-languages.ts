// The stages from content to pages for each language of a site. What they give is joined: the output folder and the
// scripts in it exist once.

import type { Cache } from '../cache/cache.ts'
import type { LanguageContent } from '../check/check.ts'
import type { Config, Places } from '../config/config.ts'
import { startOfDay } from '../days.ts'
import { findKept, type OutputFile, type Publication, type SeenFiles } from '../disk/disk.ts'
import { PageError } from '../errors.ts'
import {
  type HashedAssets,
  type Plan,
  type PlanOptions,
  planRoutes,
  type Route,
  type SiteAddress,
} from '../plan/plan.ts'
import { compare, type Problem } from '../problem.ts'
import {
  applyTheme,
  type Bundle,
  bundleSite,
  checkWords,
  type KnownWords,
  type Page,
  type RenderedPages,
  renderPages,
} from '../render/render.ts'
import type { Pool } from '../threads/threads.ts'

/** A language with its compiled code. */
export interface BundledLanguage extends LanguageContent {
  bundle: Bundle
}

/** A language with its routes. */
export interface PlannedLanguage extends BundledLanguage {
  plan: Plan
}

interface BundleOptions {
  address: SiteAddress
  assets: HashedAssets
  isCodeSame?: boolean | undefined
  codeVersions?: readonly string[] | undefined
}

/** Compiles the site with the words of each language. */
export async function bundleLanguages(
  languages: readonly LanguageContent[],
  { places: { libretto, own, codeCache }, output: { engine } }: Config,
  { address: { basePath }, assets: { addresses }, isCodeSame, codeVersions }: BundleOptions,
  cache: Cache,
): Promise<BundledLanguage[]> {
  const bundled: BundledLanguage[] = []
  for (const language of languages) {
    const { site, words } = language.content
    const sources = { libretto, own, engine, basePath, language: site.language, words, codeCache }
    const bundle = await bundleSite(sources, cache, { isCodeSame, codeVersions })
    const theme = applyTheme(site.theme, bundle.assets, { basePath, addresses })
    bundled.push({
      ...language,
      bundle: { ...bundle, assets: theme.assets, files: [...bundle.files, ...theme.files] },
    })
  }
  return bundled
}

/** The code of all languages as one. */
export function joinBundles([first, ...others]: readonly [BundledLanguage, ...BundledLanguage[]]): Bundle {
  if (others.length === 0) return first.bundle
  const bundles = [first.bundle, ...others.map(({ bundle }) => bundle)]
  // Their names have a hash of their bytes.
  const files = new Map<string, OutputFile>(bundles.flatMap((bundle) => bundle.files.map((file) => [file.path, file])))
  return {
    ...first.bundle,
    files: [...files.values()],
    inputs: new Map(bundles.flatMap(({ inputs }) => [...inputs])),
    version: bundles.map(({ version }) => version).join(),
  }
}

/** Faults of each language's strings.yaml. One that cannot be read is reported already. */
export async function checkLanguageWords(
  { languages, problems: found }: { languages: readonly LanguageContent[]; problems: readonly Problem[] },
  { libretto }: Pick<Places, 'libretto'>,
  known: KnownWords,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { content, place } of languages) {
    if (found.some(({ file, severity }) => severity === 'error' && file === `${place.folder}strings.yaml`)) continue
    const faults = await checkWords(content, libretto, known)
    for (const problem of faults) problems.push({ ...problem, file: place.folder + (problem.file ?? '') })
  }
  return problems
}

/** Lists the routes of each language. */
export function planLanguages(
  languages: readonly BundledLanguage[],
  { instant: { now }, output: { markdownParser } }: Config,
  {
    address,
    assets: { addresses },
    ...drawn
  }: Pick<BundleOptions, 'address' | 'assets'> & Pick<PlanOptions, 'pictures' | 'isUndrawn' | 'cardFont'>,
  cache: Cache,
): PlannedLanguage[] {
  // Pages may show the day but not the hour, so that builds of one day are equal.
  const shared = { ...address, now: startOfDay(now), assets: addresses, ...drawn, markdownParser }
  return languages.map((language) => {
    const { content, links, bundle } = language
    return { ...language, plan: planRoutes(content, { ...shared, site: bundle.site, languages: links }, cache) }
  })
}

export interface PageOptions {
  cache: Cache
  policy: string
  pool?: Pool | undefined
  isOnly?: boolean | undefined
  seen?: SeenFiles | undefined
  /** What the pages that were seen depend on apart from their views, by language. */
  seenContexts?: Readonly<Record<string, string>> | undefined
  publication?: Publication | undefined
  only?: ReadonlySet<string> | undefined
  isFirst?: ((file: string, source?: string) => boolean) | undefined
  afterFirst?: (() => Promise<void> | undefined) | undefined
  /** Whether the other pages are rendered if one cannot be. */
  isPreview?: boolean | undefined
  onPage: (shown: { page: Page; isFresh: boolean; count: number; total: number }) => void
}

/** A page that could not be rendered. */
export interface FailedPage {
  route: Pick<Route, 'file' | 'url' | 'source'>
  /** With its place in custom code, if it has one. */
  error: PageError
}

interface RenderedLanguages extends RenderedPages {
  failed: FailedPage[]
  /** `context` of the pages, by language. */
  contexts: Record<string, string>
}

/** Renders the pages of all languages. */
export async function renderLanguages(
  languages: readonly PlannedLanguage[],
  config: Config,
  { policy, only, onPage, seen, seenContexts, isPreview, ...options }: PageOptions,
): Promise<RenderedLanguages> {
  const all = languages.flatMap(({ plan }) => plan.routes)
  const { shard } = config.output
  const isInShard = (index: number) => !shard || index % shard.of === shard.part - 1
  const wanted = new Set(all.filter(({ url }, index) => isInShard(index) && only?.has(url) !== false))
  const pages: Page[] = []
  const fresh = new Set<Page>()
  const failed: FailedPage[] = []
  const contexts: Record<string, string> = {}
  for (const { plan, bundle, place } of languages) {
    const before = pages.length
    const thrown: FailedPage[] = []
    const rendered = await renderPages(
      plan.routes.filter((route) => wanted.has(route)),
      { plan, bundle, policy },
      {
        ...options,
        onLost: isPreview ? (route, error) => thrown.push({ route, error }) : undefined,
        onPage: (page, count, isFresh) => onPage({ page, isFresh, count: before + count, total: wanted.size }),
        findKept:
          seenContexts &&
          ((file, { key, context }) => {
            const kept = context === seenContexts[place.language] && findKept(config.places.out, file, { key }, seen)
            const { loads, traces = '' } = kept || {}
            return kept && loads !== undefined ? { ...kept, loads, traces } : undefined
          }),
      },
    ).catch(async (error: unknown) => {
      throw error instanceof PageError ? await withPlace(error, bundle) : error
    })
    for (const page of rendered.pages) {
      pages.push(page)
      contexts[place.language] = page.context
    }
    for (const page of rendered.fresh) fresh.add(page)
    for (const { route, error } of thrown) failed.push({ route, error: await withPlace(error, bundle) })
  }
  // What all pages have in common throws.
  if (failed[0] && pages.length === 0) throw failed[0].error
  if (languages.length > 1) pages.sort((a, b) => compare(a.route.file, b.route.file))
  return { pages, fresh, contexts, failed }
}

async function withPlace({ message, cause }: PageError, { findThrower }: Bundle): Promise<PageError> {
  return new PageError(message, { cause, place: await findThrower(cause) })
}
