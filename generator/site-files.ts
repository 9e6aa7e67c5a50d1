// A rendered site → every file of its output folder.

import type { Cache } from './cache/cache.ts'
import type { Config } from './config.ts'
import { startOfDay } from './days.ts'
import type { FilePart, OutputFile } from './disk/disk.ts'
import { hashOf } from './hash.ts'
import { describeSite } from './outputs/outputs.ts'
import { type KnownRoute, openKnownArticles, planView } from './plan/plan.ts'
import { drawPictures } from './render/render.ts'
import type { RenderedSite } from './rendered-site.ts'

/** Every file of the site, except pages whose bytes a publication has taken. */
export async function* siteFiles(
  site: RenderedSite,
  config: Config,
  cache: Cache,
): AsyncGenerator<OutputFile | FilePart> {
  const { content, address, policy, bundle, assets, plan } = site
  for (const { route, bytes, hash } of site.pages) if (bytes) yield { path: route.file, bytes, hash }
  // Shard 1 also writes every file that is not a page.
  if (config.shard && config.shard.part !== 1) return
  const routes = planRest(site, cache)
  const drawn = await drawPictures(routes, bundle, { identity: plan.site.identity, cache })
  const searched = content.data.search.flatMap(({ url }) => (assets.addresses.has(url) ? [url] : []))
  const usedAssets = new Set([...plan.sharedAssets, ...searched, ...routes.flatMap((route) => route.usedAssets)])
  const variants = site.pictures.list(usedAssets)
  const hashed = [...bundle.files, ...variants, ...drawn.filter(({ path }) => path.startsWith('assets/'))]
  const immutable = assets.immutable(usedAssets, hashed)
  const programs = assets.programs(usedAssets)
  const { site: code, notices } = bundle
  const names = { assets: assets.addresses, immutable, programs }
  const facts = { ...address, ...names, policy, notices, site: code, view: plan.site.view }
  yield* bundle.files
  yield* assets.files(usedAssets)
  for (const { read } of variants) yield await read()
  yield* drawn
  yield* describeSite(content, routes, facts)
}

/** Every route with its view: those of the pages, and in a sharded build those of the other shards. */
function planRest({ plan, bundle, pages }: RenderedSite, cache: Cache): KnownRoute[] {
  const articles = openKnownArticles(plan, { codeVersion: bundle.version, isOnly: true }, cache)
  const planned = new Map(pages.map(({ route }) => [route.file, route]))
  return plan.routes.map((route) => planned.get(route.file) ?? planView(route, plan.site, articles))
}

/** The same for all shards of a site: content, code, address, and all that depends on the instant of the build. */
export function siteStamp(
  { bundle, policy, address, pictures, plan, loaded, changesAt }: RenderedSite,
  now: number,
): string {
  const { version, assets } = bundle
  const facts = [version, assets, policy, address.origin, address.basePath, plan.routes.map(({ file }) => file)]
  const variants = [...pictures.variants].map(([url, { key }]) => [url, key])
  const hashes = [...loaded.entries, ...loaded.assets].map(({ file, hash }) => [file, hash])
  return hashOf(JSON.stringify([facts, variants, hashes, startOfDay(now), changesAt]))
}
