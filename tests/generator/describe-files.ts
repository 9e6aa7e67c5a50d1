// Content files → everything a build writes except HTML, scripts and styles: the routes with their props, and the
// files around the pages. Runs the real stages, without compiling the site.

import { openCache } from '#generator/cache/open-cache.ts'
import type { Flags } from '#generator/config/config.ts'
import type { KeptFiles, OutputFile } from '#generator/disk/disk.ts'
import { describeSite } from '#generator/outputs/describe-site.ts'
import { hashedAssets } from '#generator/plan/hashed-assets.ts'
import { openKnownPages } from '#generator/plan/known-pages.ts'
import type { PlannedRoute } from '#generator/plan/model.ts'
import { planRoutes, planView } from '#generator/plan/plan-routes.ts'
import * as site from '#site/index.ts'
import { checkFolder, configOf, writeFolder } from '../setup/mini-site.ts'

export interface Described {
  routes: PlannedRoute[]
  /** Text by path below the output folder. */
  files: Record<string, string>
}

type Files = Readonly<Record<string, string | Uint8Array>>

/** Plans a site at https://example.com from files below content/. Throws when the content has errors. */
export async function planSite(files: Files, flags: Flags = {}) {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Test & Co\nurl: https://example.com\ndescription: A site <for> tests.\n',
    ...files,
  })
  const { content, printed, problems } = await checkFolder(folder, flags)
  if (!content || problems.some(({ severity }) => severity === 'error')) throw new Error(printed)
  const { instant, output } = configOf(folder, flags)
  const { now } = instant
  const { basePath = '' } = output
  const assets = hashedAssets(content.assets)
  const cache = openCache()
  const place = { origin: 'https://example.com', basePath, assets: assets.addresses, site }
  const plan = planRoutes(content, { ...place, now, markdownParser: 'satteri' }, cache)
  return { plan, cache, place, assets }
}

/** Plans the site and its files. `note` is told of every file that was made, besides parts and what `kept` has. */
export async function describeFiles(
  files: Files,
  flags: Flags = {},
  { kept, note }: { kept?: KeptFiles; note?: (file: OutputFile) => void } = {},
): Promise<Described> {
  const { plan, cache, place, assets } = await planSite(files, flags)
  const articles = openKnownPages(plan, { codeVersion: '', isOnly: false }, cache)
  const routes = plan.routes.map((route) => planView(route, plan.site, articles))
  const usedAssets = new Set([...plan.sharedAssets, ...routes.flatMap((route) => route.usedAssets)])
  const scripts = [{ path: 'assets/site-HASH.css' }]
  const described: Record<string, string> = {}
  const groups = describeSite([{ frame: plan.site, codeVersion: '', routes }], {
    ...place,
    policy: "default-src 'none'",
    notices: 'Licences.',
    immutable: assets.immutable(usedAssets, scripts),
    programs: assets.programs(usedAssets, scripts),
    cache,
    kept,
  })
  for await (const group of groups)
    for (const file of group) {
      if ('part' in file) described[file.path] = (described[file.path] ?? '') + Buffer.from(file.part)
      if ('bytes' in file) {
        note?.(file)
        described[file.path] = Buffer.from(file.bytes).toString()
      }
    }
  return { routes, files: described }
}
