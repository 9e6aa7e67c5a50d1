// THE PIPELINE. In: the configuration and what the build before remembers. Out: the result, or the problems that stopped it.
// Each stage is named once, top to bottom. A build with errors writes nothing. watch calls this same function with its last result.

import { createHash } from 'node:crypto'
import type { EntryMemory } from './cache/remember-entries.ts'
import { type MarkdownMemory, rememberMarkdown } from './cache/remember-markdown.ts'
import type { PlanMemory } from './cache/remember-routes.ts'
import { type Config, UsageError } from './config.ts'
import type { Content } from './content/content.ts'
import { type Loaded, loadContent } from './content/load-content.ts'
import { validateContent } from './content/validate-content.ts'
import { type Emitted, emitFiles } from './disk/emit-files.ts'
import { describeSite } from './outputs/describe-site.ts'
import { pagePolicy } from './outputs/policy.ts'
import { hashedAssets } from './plan/hashed-assets.ts'
import { planRoutes } from './plan/plan-routes.ts'
import { type Problem, sortProblems } from './problem.ts'
import { type Bundle, bundleSite, type OutputFile } from './render/bundle-site.ts'
import { drawPictures, type PictureMemory } from './render/draw-pictures.ts'
import { type Page, type RenderMemory, renderRoutes } from './render/render-pages.ts'

/** What one build leaves to the next with the same configuration. Everything in it may be missing. */
export interface Memory {
  loaded?: Loaded
  markdown: MarkdownMemory
  read?: EntryMemory
  plan?: PlanMemory
  bundle?: Bundle
  pages: RenderMemory
  pictures: PictureMemory
  /** What the output folder holds. */
  files?: ReadonlyMap<string, Uint8Array>
}

export interface BuildResult {
  problems: Problem[]
  /** Missing when errors stopped the build, or when nobody wanted it any more. */
  output?: { pages: number; reused: number; emitted: Emitted }
  memory: Memory
}

/** The stages, in the order of the pipeline. */
export type Stage = 'load' | 'validate' | 'plan' | 'bundle' | 'render' | 'describe' | 'emit'

/** What somebody who waits for a build may say and hear. */
export interface Attention {
  /** Paths below the content folder that may differ from memory; without it every path is looked at. */
  touched?: ReadonlySet<string> | undefined
  /** Nothing of the site's code has changed since memory. */
  isCodeSame?: boolean | undefined
  /** Files of pages to render before all others, together with the pages of what was touched. */
  first?: ReadonlySet<string> | undefined
  /** Told of every page that is not the very one of memory, as soon as it is there, with how many are and how many there will be. */
  onPage?: (page: Page, count: number, total: number) => void
  /** Told of the site's address and of what pages may load, before any page is rendered. */
  onAssets?: (files: readonly OutputFile[], address: { basePath: string; policy: string }) => void
  /** Told which stage begins. */
  onStage?: (stage: Stage) => void
  /** All pages are rendered and nothing is written yet; false ends the build here. */
  onRendered?: (rendered: {
    pages: readonly Page[]
    fresh: ReadonlySet<Page>
    problems: readonly Problem[]
    memory: Memory
  }) => Promise<boolean>
}

/** A memory that knows nothing. */
export function emptyMemory(): Memory {
  return { markdown: new Map(), pages: new Map(), pictures: new Map() }
}

/** Builds the site. Rejects for everything that is no content problem: the environment, or a bug. */
export async function build(
  config: Config,
  before: Memory = emptyMemory(),
  attention: Attention = {},
): Promise<BuildResult> {
  const { content, problems, memory } = await check(config, before, attention)
  if (!content || hasErrors(problems, config)) return { problems, memory }

  const { origin, basePath } = siteAddress(content.site.url, config)
  const assets = hashedAssets(content.assets)
  attention.onStage?.('bundle')
  const bundle =
    attention.isCodeSame && before.bundle
      ? before.bundle
      : await bundleSite({ libretto: config.libretto, engine: config.engine, basePath }, before.bundle)
  memory.bundle = bundle
  attention.onStage?.('plan')
  const { site } = bundle
  const plan = planRoutes(content, { origin, basePath, now: config.now, assets: assets.addresses, site }, before.plan)
  memory.plan = plan.memory
  const policy = pagePolicy(
    bundle.site.themeScript,
    Object.values(content.site.endpoints).filter((endpoint) => endpoint !== undefined),
  )
  attention.onAssets?.([...bundle.files, ...assets.files(new Set(assets.addresses.keys()))], { basePath, policy })
  attention.onStage?.('render')
  const { first, touched } = attention
  const { shard } = config
  const routes = shard ? plan.routes.filter((_, place) => place % shard.of === shard.part - 1) : plan.routes
  const { pages, fresh } = await renderRoutes(
    routes,
    bundle,
    { ...bundle.assets, policy },
    {
      before: before.pages,
      isFirst:
        first && (({ file, source }) => first.has(file) || (source !== undefined && touched?.has(source) === true)),
      onPage: (page, count) => attention.onPage?.(page, count, routes.length),
    },
  )
  memory.pages = new Map(pages.map((page) => [page.route.file, page]))
  if ((await attention.onRendered?.({ pages, fresh, problems, memory })) === false) return { problems, memory }

  attention.onStage?.('describe')
  const files = pages.map(({ route, bytes }) => ({ path: route.file, bytes }))
  // Of a build in parts the first one writes all that is no page.
  if (!shard || shard.part === 1) {
    const pictures = await drawPictures(plan.routes, bundle, before.pictures)
    memory.pictures = pictures.memory
    const hashed = [...bundle.files, ...pictures.files.filter(({ path }) => path.startsWith('assets/'))]
    const immutable = assets.immutable(plan.usedAssets, hashed)
    files.push(...bundle.files, ...assets.files(plan.usedAssets), ...pictures.files)
    files.push(
      ...describeSite(content, plan.routes, {
        origin,
        basePath,
        policy,
        notices: bundle.notices,
        assets: assets.addresses,
        immutable,
        site: bundle.site,
      }),
    )
  }
  attention.onStage?.('emit')
  const stamp = shard && {
    ...shard,
    site: siteStamp(
      [bundle.version, bundle.assets, policy, origin, basePath, plan.routes.map(({ file }) => file)],
      memory.loaded,
    ),
  }
  const emitted = await emitFiles(files, config.out, [config.content, config.libretto], { before: before.files, stamp })
  memory.files = emitted.files
  return { problems, output: { pages: pages.length, reused: pages.length - fresh.size, emitted }, memory }
}

/** Everything up to and including the whole-site checks; writes nothing. */
export async function check(
  config: Config,
  before: Memory = emptyMemory(),
  { touched, onStage }: Pick<Attention, 'touched' | 'onStage'> = {},
): Promise<{ content?: Content; problems: Problem[]; memory: Memory }> {
  onStage?.('load')
  const loaded = await loadContent(config.content, before.loaded, touched)
  onStage?.('validate')
  const { compile, keep, next } = rememberMarkdown(before.markdown, config.markdownParser)
  const { content, problems, read } = validateContent(loaded, {
    now: config.now,
    drafts: config.drafts,
    compile,
    keep,
    read: before.read,
  })
  return {
    ...(content ? { content } : {}),
    problems: sortProblems(problems),
    memory: { ...before, loaded, markdown: next, read },
  }
}

/** Whether the content on the disk is another than memory has. Reads only what the disk's marks say has changed; false when it cannot be read. */
export async function isOutdated(config: Config, { loaded: before }: Memory): Promise<boolean> {
  const now = await loadContent(config.content, before).catch(() => undefined)
  if (!now) return false
  const isEqual = <Item>(one: readonly Item[], other: readonly Item[]) =>
    one.length === other.length && one.every((item, index) => item === other[index])
  return !(
    before &&
    isEqual(now.entries, before.entries) &&
    isEqual(now.assets, before.assets) &&
    JSON.stringify(now.problems) === JSON.stringify(before.problems)
  )
}

/** Whether the problems stop a build. */
export function hasErrors(problems: readonly Problem[], config: Pick<Config, 'strict'>): boolean {
  return problems.some(({ severity }) => severity === 'error' || config.strict)
}

/** What parts of the same site have in common: content, code and address. */
function siteStamp(facts: unknown, loaded: Loaded | undefined): string {
  const hashes = [...(loaded?.entries ?? []), ...(loaded?.assets ?? [])].map(({ file, hash }) => [file, hash])
  return createHash('sha256')
    .update(JSON.stringify([facts, hashes]))
    .digest('hex')
}

/** Where the site will stand: scheme and host, and the path below it. A flag wins over site.yaml. */
function siteAddress(url: string, config: Config): { origin: string; basePath: string } {
  const { origin, pathname } = new URL(url)
  const basePath = config.basePath ?? pathname.replace(/\/+$/, '')
  if (basePath.includes('//')) throw new UsageError(`the path of the site's url is not usable: ${pathname}`)
  return { origin, basePath }
}
