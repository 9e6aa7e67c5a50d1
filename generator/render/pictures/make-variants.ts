// Pictures that texts and image blocks show → the same pictures in other formats and widths. A variant is named by
// what it is made from, so that a page can name it without reading it.

import { pictureFormats } from '#schemas/pictures.ts'
import type { Cache } from '../../cache/cache.ts'
import type { OutputFile } from '../../disk/disk.ts'
import { installBinaries } from '../../errors.ts'
import { hashOf } from '../../hash.ts'
import { encodePath, type PictureVariants } from '../../links/links.ts'
import type { AssetFile } from '../../load/load.ts'
import { type Content, listShownPictures } from '../../model/model.ts'
import { eachOf } from '../../pace.ts'
import { measurePicture } from '../../plan/plan.ts'
import type { Problem } from '../../problem.ts'
import { endEsbuild } from '../open-esbuild.ts'
import { type MadeVariant, variantPath, variantsIn } from './choose-variants.ts'
import type { EarlyVariants } from './early-variants.ts'
import { maxPixels } from './encode-picture.ts'
import { runLimited } from './limited-jobs.ts'
import { isAnimated, isLarge } from './sort-out.ts'
import { openWork, type VariantConfig, type VariantFault } from './variant-work.ts'

/** The variants of a site's pictures. */
export interface SiteVariants {
  /** By the name of the picture in content. */
  variants: ReadonlyMap<string, PictureVariants>
  /** Pictures without variants although they should have some. */
  problems: Problem[]
  /** The variants of these pictures, with their paths below the output folder. */
  list: (used: ReadonlySet<string>) => VariantFile[]
}

/** A file of the output folder. Its bytes are read, or made, when they are asked for. */
export interface VariantFile {
  path: string
  read: () => Promise<OutputFile>
}

export interface VariantOptions {
  config: VariantConfig
  cache: Cache
  /** Work on pictures that has begun; what has not begun is done here. */
  early?: EarlyVariants | undefined
  /** Called if there are pictures to decode. */
  onStart?: () => void
  /** Called when work on a picture begins or ends. */
  onPicture?: ((work: PictureWork) => void) | undefined
}

/** How far the work on pictures is. */
export interface PictureWork {
  /** Pictures that are done. */
  count: number
  total: number
  /** Smaller versions that were made, or found. */
  made: number
  /** Files in work, the one that has taken longest first. */
  files: readonly string[]
}

/** The result for a site without such pictures. */
const noVariants: SiteVariants = { variants: new Map(), problems: [], list: () => [] }

/** As many as Node's thread pool has threads. */
const atOnce = 4

/** Makes the variants that are not in the cache. */
export async function makeVariants(contents: readonly Content[], options: VariantOptions): Promise<SiteVariants> {
  const { config, cache, early, onStart, onPicture } = options
  const work = openWork(contents[0]?.site.pictures, config, cache)
  if (!work) return noVariants
  const { encoder, scope, known, faults, store, make } = work
  const started = early?.stop()
  const pictures = findPictures(contents)
  // A file may be there under several names.
  const byHash = new Map(pictures.map((asset) => [asset.hash, asset]))
  const lists = new Map([...byHash.keys()].map((hash) => [hash, known.get(hash)]))
  const unknown = [...byHash.values()].filter(({ hash }) => started?.has(hash) || !work.isKnown(hash))
  if (unknown.length > 0) {
    onStart?.()
    await endEsbuild()
    const isThere = await runLimited('open-encoder', undefined, config).then(
      () => true,
      () => false,
    )
    if (!isThere) return { ...noVariants, problems: [brokenEncoder(encoder)] }
    const finish = (asset: AssetFile) => started?.get(asset.hash) ?? make(asset)
    await makeUnknown(unknown, { onPicture, make: finish }, (hash, made) => lists.set(hash, made))
  }
  const made = pictures.flatMap((asset) => {
    const list = lists.get(asset.hash) ?? []
    return list.length === 0 ? [] : [{ asset, list }]
  })
  for (const { asset, list } of made) for (const variant of list) store.keep(asset, variant)
  return {
    problems: pictures.flatMap((asset) => {
      const fault = faults.get(asset.hash)
      return fault === undefined ? [] : [brokenPicture(asset, fault)]
    }),
    variants: new Map(made.map(({ asset, list }) => [asset.url, describe(asset, list, scope)])),
    list: (used) =>
      made.flatMap(({ asset, list }) =>
        (used.has(asset.url) ? list : []).map((variant) => {
          const path = variantPath(asset, variant, scope).slice(1)
          return { path, read: async () => ({ path, bytes: await store.readOrMake(asset, variant) }) }
        }),
      ),
  }
}

interface Making extends Pick<VariantOptions, 'onPicture'> {
  make: (asset: AssetFile) => Promise<readonly MadeVariant[] | VariantFault>
}

/** Makes the versions of several pictures at once. */
async function makeUnknown(
  unknown: readonly AssetFile[],
  { onPicture, make }: Making,
  keep: (hash: string, made: readonly MadeVariant[]) => void,
): Promise<void> {
  const count = counting(unknown.length, onPicture)
  await eachOf(
    unknown,
    async (asset) => {
      const end = count(asset.file)
      const made = await make(asset)
      if (typeof made !== 'string') keep(asset.hash, made)
      end(typeof made === 'string' ? 0 : made.length)
    },
    atOnce,
  )
}

/** Counts pictures: call it when one begins, and then what it returns, with the number of versions. */
function counting(total: number, onPicture: VariantOptions['onPicture']): (file: string) => (made: number) => void {
  const running = new Set<string>()
  let count = 0
  let made = 0
  const tell = () => onPicture?.({ count, total, made, files: [...running] })
  return (file) => {
    running.add(file)
    tell()
    return (more) => {
      running.delete(file)
      count++
      made += more
      tell()
    }
  }
}

/** Large pictures that texts and image blocks show. */
function findPictures(contents: readonly Content[]): AssetFile[] {
  // All languages of a site have the same assets.
  const large = (contents[0]?.assets ?? []).filter(isLarge)
  if (large.length === 0) return []
  const shown = listShownPictures(contents)
  return large.filter((asset) => shown.has(asset.url) && !isAnimated(asset))
}

function describe(asset: AssetFile, list: readonly MadeVariant[], scope: string): PictureVariants {
  const sources = pictureFormats.flatMap((format) => {
    const files = variantsIn(list, format).map((variant) => ({
      src: encodePath(variantPath(asset, variant, scope)),
      width: variant.width,
    }))
    return files.length === 0 ? [] : [{ type: `image/${format}`, files }]
  })
  return { key: hashOf(JSON.stringify(sources)), sources }
}

function brokenPicture(asset: AssetFile, fault: VariantFault): Problem {
  const { width = 0, height = 0 } = measurePicture(asset) ?? {}
  const isHuge = width * height > maxPixels
  const size = `${width} × ${height} pixels`
  const message = isHuge ? `this picture has ${size}, more than ${maxPixels / 1e6} million` : faultWords[fault]
  const hint = isHuge ? 'save it in a smaller size' : 'export it again'
  return { code: 'broken-picture', severity: 'warning', message, hint, file: asset.file }
}

const faultWords: Readonly<Record<VariantFault, string>> = {
  broken: 'this picture cannot be decoded',
  time: 'smaller versions of this picture take too long to make',
  memory: 'smaller versions of this picture take too much memory to make',
}

function brokenEncoder(version: string): Problem {
  const message = `the package sharp ${version} does not run on this system: pictures stay as they are`
  return { code: 'package', severity: 'warning', message, hint: installBinaries }
}
