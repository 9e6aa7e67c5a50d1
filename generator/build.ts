// THE PIPELINE. In: the configuration and what the build before remembers. Out: the result, or the problems that stopped it.
// Each stage is named once, top to bottom. A build with errors writes nothing. watch calls this same function with its last result.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, UsageError } from './config.ts'
import { hashedAssets } from './hashed-assets.ts'
import { type MarkdownMemory, rememberMarkdown } from './markdown-memory.ts'
import { pagePolicy } from './outputs/policy.ts'
import { type Problem, sortProblems } from './problem.ts'
import { bundleSite } from './stages/bundle.ts'
import { describeSite } from './stages/describe.ts'
import { type Emitted, emitFiles } from './stages/emit.ts'
import { type Loaded, loadContent } from './stages/load.ts'
import { planRoutes } from './stages/plan.ts'
import { type RenderMemory, renderRoutes } from './stages/render.ts'
import { type Validated, validateContent } from './stages/validate.ts'

/** What one build leaves to the next. Everything in it may be missing. */
export interface Memory {
  loaded?: Loaded
  markdown: MarkdownMemory
  pages: RenderMemory
}

export interface BuildResult {
  problems: Problem[]
  /** Missing when errors stopped the build. */
  output?: { pages: number; reused: number; emitted: Emitted }
  memory: Memory
}

/** A memory that knows nothing. */
export function emptyMemory(): Memory {
  return { markdown: new Map(), pages: new Map() }
}

/** Builds the site. Rejects for everything that is no content problem: the environment, or a bug. */
export async function build(config: Config, memory: Memory = emptyMemory()): Promise<BuildResult> {
  const checked = await check(config, memory)
  const { content, problems } = checked
  if (!content || hasErrors(problems, config)) return { problems, memory: checked.memory }

  const { origin, basePath } = siteAddress(content.site.url, config)
  const assets = hashedAssets(content.assets)
  const plan = planRoutes(content, { origin, basePath, now: config.now, assets: assets.addresses })
  const workFolder = config.cache ?? (await mkdtemp(join(tmpdir(), 'libretto-')))
  try {
    const bundle = await bundleSite({ libretto: config.libretto, workFolder, engine: config.engine, basePath })
    const policy = pagePolicy(
      bundle.site.themeScript,
      Object.values(content.site.endpoints).filter((endpoint) => endpoint !== undefined),
    )
    const pages = renderRoutes(plan.routes, bundle, { ...bundle.assets, policy }, memory.pages)
    const encoder = new TextEncoder()
    const files = [
      ...bundle.files,
      ...assets.files(plan.usedAssets),
      ...describeSite(content, plan.routes, { origin, basePath, policy, assets: assets.addresses, immutable: assets.immutable(plan.usedAssets, bundle.files) }),
      ...pages.map(({ route, html }) => ({ path: route.file, bytes: encoder.encode(html) })),
    ]
    const emitted = await emitFiles(files, config.out, [config.content, config.libretto])
    const output = { pages: pages.length, reused: pages.filter(({ isReused }) => isReused).length, emitted }
    return { problems, output, memory: { ...checked.memory, pages: new Map(pages.map((page) => [page.route.file, page])) } }
  } finally {
    if (config.cache === undefined) await rm(workFolder, { recursive: true, force: true })
  }
}

/** Everything up to and including the whole-site checks; writes nothing. */
export async function check(config: Config, memory: Memory = emptyMemory()): Promise<Validated & { memory: Memory }> {
  const loaded = await loadContent(config.content, memory.loaded)
  const markdown = rememberMarkdown(memory.markdown, config.markdownParser)
  const { content, problems } = validateContent(loaded, { now: config.now, drafts: config.drafts, compile: markdown.compile })
  return { ...(content ? { content } : {}), problems: sortProblems(problems), memory: { ...memory, loaded, markdown: markdown.next } }
}

/** Whether the problems stop a build. */
export function hasErrors(problems: readonly Problem[], config: Pick<Config, 'strict'>): boolean {
  return problems.some(({ severity }) => severity === 'error' || config.strict)
}

/** Where the site will stand: scheme and host, and the path below it. A flag wins over site.yaml. */
function siteAddress(url: string, config: Config): { origin: string; basePath: string } {
  const { origin, pathname } = new URL(url)
  const basePath = config.basePath ?? pathname.replace(/\/+$/, '')
  if (basePath.includes('//')) throw new UsageError(`the path of the site's url is not usable: ${pathname}`)
  return { origin, basePath }
}
