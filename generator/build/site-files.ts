// A rendered site → every file of its output folder.

import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { startOfDay } from '../days.ts'
import type { FilePart, KeptFile, KeptFiles, OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import { areListedInThread, describeSite, type IndexAnswer, type IndexOrder } from '../outputs/outputs.ts'
import { type ContentFrame, type KnownRoute, openKnownPages, planView } from '../plan/plan.ts'
import {
  cardFontOf,
  drawPictures,
  listNamedAssets,
  plainIconPath,
  themeAssets,
  withholdAssets,
  wrapIcon,
} from '../render/render.ts'
import type { Pool } from '../threads/threads.ts'
import type { PlannedLanguage } from './render-languages.ts'
import type { RenderedSite } from './rendered-site.ts'

export interface SiteFilesOptions {
  cache: Cache
  kept?: KeptFiles | undefined
  pool?: Pool | undefined
  /** Awaited before each picture. */
  pause?: (() => Promise<void> | undefined) | undefined
}

/**
 * Every file of the site in groups, except pages whose bytes a publication has taken. What `kept` has is not made
 * again. Ends the threads of `pool` as soon as nothing is left for them to do: they take memory.
 */
export async function* siteFiles(
  site: RenderedSite,
  config: Config,
  { cache, kept, pool, pause }: SiteFilesOptions,
): AsyncGenerator<Iterable<OutputFile | KeptFile | FilePart>> {
  const { address, policy, bundle, assets, languages } = site
  yield site.pages.flatMap(({ route, bytes, hash }) => (bytes ? { path: route.file, bytes, hash } : []))
  // Shard 1 also writes every file that is not a page.
  if (config.output.shard && config.output.shard.part !== 1) return
  // A later build makes few lists anew.
  const searchPool = !kept && languages.some(isSearchShared) ? pool : undefined
  const described = languages.map((language) => ({
    frame: language.plan.site,
    codeVersion: language.bundle.version,
    openThread: () => {
      const { renderer, bytecode } = language.bundle
      return searchPool?.openSeries<IndexOrder, IndexAnswer>('index-words', { renderer, bytecode })
    },
    routes: planRest(language, site, cache),
  }))
  const routes = described.flatMap((language) => language.routes)
  const [original, ...translations] = described as [(typeof described)[number]]
  const drawn = await drawPictures(routes, bundle, {
    identity: original.frame.facts.identity,
    isUndrawn: original.frame.facts.isUndrawn,
    cardFont: cardFontOf(original.frame.content)?.bytes,
    cache,
    config,
    pool,
    isPoolKept: searchPool !== undefined,
    pause,
  })
  const searched = languages.flatMap(({ content }) =>
    content.data.search.flatMap(({ url }) => (assets.addresses.has(url) ? [url] : [])),
  )
  const themed = languages.flatMap(({ content }) => themeAssets(content.site.theme))
  const shown = [...languages.map(({ plan }) => plan.sharedAssets), ...routes.map((route) => route.usedAssets)].flat()
  const usedAssets = new Set([...shown, ...searched, ...themed])
  const variants = site.pictures.list(usedAssets)
  const hashed = [...bundle.files, ...variants, ...drawn.filter(({ path }) => path.startsWith('assets/'))]
  const others = {
    withheld: await withholdAssets(languages, config.places.own, usedAssets),
    named: await listNamedAssets(config.places.own, usedAssets),
  }
  const immutable = assets.immutable(usedAssets, hashed, others)
  const programs = assets.programs(usedAssets, hashed, others)
  const names = { assets: assets.addresses, immutable, programs }
  yield bundle.files
  yield assets.files(usedAssets, others)
  for (const { read } of variants) yield [await read()]
  yield drawn
  const icon = hasOwnIcon(original.frame, routes) ? undefined : wrapIcon(drawn)
  if (icon) yield [icon]
  const options = { ...address, ...names, policy, notices: bundle.notices, cache, kept }
  yield* describeSite([original, ...translations], options)
  await searchPool?.close()
}

/** Whether another thread lists the words of a language in a first build. */
function isSearchShared({ plan: { site, routes } }: Pick<PlannedLanguage, 'plan'>): boolean {
  return site.facts.hasSearchParts && areListedInThread(routes.length)
}

/** Whether the site says itself what its icon is, or has something else at the address of the plain one. */
function hasOwnIcon({ content }: ContentFrame, routes: readonly KnownRoute[]): boolean {
  return (
    content.site.favicon !== undefined ||
    content.rootFiles.some(({ url }) => url.toLowerCase() === plainIconPath) ||
    routes.some(({ url }) => url.toLowerCase() === plainIconPath)
  )
}

/** Every route of a language with its view: those of the pages, and in a sharded build those of the other shards. */
function planRest({ plan, bundle }: PlannedLanguage, { pages, lost }: RenderedSite, cache: Cache): KnownRoute[] {
  const known = openKnownPages(plan, { codeVersion: bundle.version, isOnly: true }, cache)
  const planned = new Map(pages.map(({ route }) => [route.file, route]))
  const without = new Set(lost.flatMap(({ routes }) => routes.map(({ file }) => file)))
  return plan.routes.flatMap(
    (route) => planned.get(route.file) ?? (without.has(route.file) ? [] : planView(route, plan.site, known)),
  )
}

/** The same for all shards of a site: content, options, code, address, and all that depends on the instant. */
export function siteStamp(
  { bundle, policy, address, languages, pictures, loaded, changesAt }: RenderedSite,
  { output, instant: { now } }: Pick<Config, 'output' | 'instant'>,
): string {
  const { version, assets } = bundle
  const routes = languages.flatMap(({ plan }) => plan.routes.map(({ file }) => file))
  const isUndrawn = languages[0]?.plan.site.facts.isUndrawn === true
  const facts = [
    version,
    assets,
    policy,
    address.origin,
    address.basePath,
    { ...output, shard: undefined },
    isUndrawn,
    routes,
  ]
  const variants = [...pictures.variants].map(([url, { key }]) => [url, key])
  const hashes = [...loaded.entries, ...loaded.assets, ...loaded.rootFiles].map(({ file, hash }) => [file, hash])
  return hashOf(JSON.stringify([facts, variants, hashes, startOfDay(now), changesAt]))
}
