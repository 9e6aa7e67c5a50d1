// Pictures take longer than all texts of a first build, and need one process each. So work on them begins as soon as
// the files are read, while the texts are compiled. Which pictures a page shows is not known then: those that a text
// names are taken for shown. A wrong guess costs time and changes nothing.

import { posix } from 'node:path'
import { pictureSettings } from '#schemas/pictures.ts'
import type { Cache } from '../../cache/cache.ts'
import { type AssetFile, type Entry, findSite, type Loaded } from '../../load/load.ts'
import { eachOf } from '../../pace.ts'
import type { MadeVariant } from './choose-variants.ts'
import { runLimited } from './limited-jobs.ts'
import { isAnimated, isLarge } from './sort-out.ts'
import { openWork, type VariantConfig, type VariantFault } from './variant-work.ts'

/** Work on pictures that goes on beside other work. */
export interface EarlyVariants {
  /** Begins with no further picture. Returns those that were begun, by their hash. */
  stop: () => ReadonlyMap<string, Promise<readonly MadeVariant[] | VariantFault>>
  /** Nothing is left to do. It never rejects: whoever needs a picture learns of its failure. */
  done: Promise<void>
}

/**
 * Begins with the pictures of a site, as many at once as there are threads; undefined if there are none, or the cache
 * has them all.
 */
export function startVariants(
  { entries, assets }: Pick<Loaded, 'entries' | 'assets'>,
  config: VariantConfig,
  cache: Cache,
): EarlyVariants | undefined {
  const site = pictureSettings.safeParse(findSite(entries)?.data)
  const work = openWork(site.data?.pictures, config, cache)
  const unknown = work && assets.filter((asset) => isLarge(asset) && !isAnimated(asset) && !work.isKnown(asset.hash))
  if (!unknown || unknown.length === 0) return undefined
  const started = new Map<string, Promise<readonly MadeVariant[] | VariantFault>>()
  let isStopped = false
  const begin = async (asset: AssetFile) => {
    if (isStopped || started.has(asset.hash)) return
    const making = work.make(asset)
    started.set(asset.hash, making)
    await making.catch(() => {})
  }
  const done = runLimited('open-encoder', undefined, config)
    .then(() => eachOf(namedPictures(entries, unknown), begin, Math.max(1, config.surface.threads)))
    .catch(() => {})
  const stop = () => {
    isStopped = true
    return started
  }
  return { stop, done }
}

const pictureName = /[^\s/\\"'`()<>[\]]+\.(?:png|jpe?g|webp)\b/gi

/** Pictures in the order in which texts name them. Texts are read as far as it takes to find the next one. */
function* namedPictures(entries: readonly Entry[], pictures: readonly AssetFile[]): Generator<AssetFile> {
  const left = new Map<string, AssetFile[]>()
  for (const asset of pictures) {
    const name = posix.basename(asset.url)
    left.set(name, [...(left.get(name) ?? []), asset])
  }
  for (const { text } of entries)
    for (const [name] of text.matchAll(pictureName)) {
      yield* left.get(name) ?? []
      left.delete(name)
      if (left.size === 0) return
    }
}
