// What tests of a site use: `libretto/test`. Each call checks and renders the site in a folder as `build` does, and
// writes nothing but compiled code into the cache folder.

import { resolve } from 'node:path'
import pc from 'picocolors'
import type { BlockData, SiteOptions, TestKit } from '#site/test-door.ts'
import {
  type CheckOptions,
  checkContent,
  explainCode,
  isBuildFailure,
  isRendered,
  type RenderedSite,
  type RenderOptions,
  renderSite,
} from './build/build.ts'
import { openCache } from './cache/cache.ts'
import { type Config, readConfig } from './config/config.ts'
import { refuseLinkedCache } from './disk/disk.ts'
import { hashOf } from './hash.ts'
import { type Entry, parseEntry } from './load/load.ts'
import { nearestName, type Problem } from './problem.ts'
import { locateProblems, prettyProblems } from './report/report.ts'

/** `libretto` is Libretto's folder, `version` the fingerprint of the compiled generator. */
export function openTestKit(libretto: string, version: string): TestKit {
  const open = (folder: string, { drafts = false, now }: SiteOptions = {}) => {
    const root = resolve(folder)
    const flags = { content: 'content', cache: '.libretto', drafts, ...(now === undefined ? {} : { now }) }
    const config = readConfig(flags, { workingDirectory: root, libretto, clock: Date.now(), version })
    refuseLinkedCache(config.places)
    return config
  }
  return {
    checkSite: async (folder, options) => checkSite(open(folder, options)),
    renderPage: async (folder, address, options) => renderPage(open(folder, options), address),
    renderBlock: async (folder, block, options) => renderBlock(open(folder, options), block),
  }
}

async function checkSite(config: Config): Promise<Problem[]> {
  const problems = await checkContent(config, openCache()).then(
    (checked) => checked.problems,
    (error: unknown) => problemsOf(error, config),
  )
  return locateProblems(problems, config.places)
}

async function renderPage(config: Config, address: string): Promise<string> {
  const site = await render(config, { only: new Set([address]) })
  const html = htmlAt(address, site)
  if (html !== undefined) return html
  const near = nearestName(
    address,
    site.languages.flatMap(({ plan }) => plan.routes.map(({ url }) => url)),
  )
  throw new Error(`the site has no page ${address}${near === undefined ? '' : `; did you mean ${near}?`}`)
}

const blockPage = 'libretto-test-block'
const emptyPage = 'libretto-test-empty'

async function renderBlock(config: Config, block: BlockData): Promise<string> {
  const page = pageEntry(blockPage, [{ id: 'block', ...block }])
  const firstLine = page.locate(['blocks']).line
  const only = new Set([`/${blockPage}`, `/${emptyPage}`])
  const site = await render(config, { only, extra: [page, pageEntry(emptyPage, [])] })
  const faults = site.problems.filter(({ file, line = 0 }) => file === page.file && line >= firstLine)
  if (faults.length > 0) throw siteError(faults, config)
  const [whole = '', head = ''] = [blockPage, emptyPage].map((name) => mainOf(htmlAt(`/${name}`, site) ?? ''))
  // A hero is the head of its page.
  return whole.startsWith(head) ? whole.slice(head.length) : whole
}

/** A page that the content folder does not have. JSON is YAML. */
function pageEntry(name: string, blocks: readonly object[]): Entry {
  const text = JSON.stringify({ title: 'Test of a block', blocks }, null, 2)
  const bytes = new TextEncoder().encode(text)
  const problems: Problem[] = []
  const entry = parseEntry(`pages/${name}.yaml`, { bytes, hash: hashOf(bytes) }, problems)
  if (!entry) throw new Error(`the block cannot be written as YAML: ${problems[0]?.message ?? ''}`)
  return entry
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('>', html.indexOf('<main')) + 1, html.lastIndexOf('</main>'))
}

async function render(
  config: Config,
  options: Pick<RenderOptions & CheckOptions, 'only' | 'extra'>,
): Promise<RenderedSite> {
  const site = await renderSite(config, openCache(), options).catch((error: unknown) => {
    throw siteError(problemsOf(error, config), config)
  })
  if (isRendered(site)) return site
  throw siteError(
    site.problems.filter(({ severity }) => severity === 'error'),
    config,
  )
}

/** Problems of a site's code that does not compile. Rethrows everything else. */
function problemsOf(error: unknown, config: Config): Problem[] {
  if (isBuildFailure(error)) return explainCode(error, config.places)
  throw error
}

function siteError(problems: readonly Problem[], config: Config): Error {
  return new Error(`\n${prettyProblems(locateProblems(problems, config.places), pc.createColors(false))}`)
}

function htmlAt(address: string, { pages }: RenderedSite): string | undefined {
  const page = pages.find(({ route }) => route.url === address)
  return page && new TextDecoder().decode(page.bytes)
}
