// Pictures that texts and image blocks show → the same pictures in other formats and widths. A variant is named by
// what it is made from, so that a page can name it without reading it.

import { pictureFormats } from '#schemas/pictures.ts'
import type { Cache, Kind } from '../../cache/cache.ts'
import type { Config } from '../../config/config.ts'
import { type OutputFile } from '../../disk/disk.ts'
import { EnvironmentError, installBinaries, LimitError } from '../../errors.ts'
import { hashOf } from '../../hash.ts'
import { encodePath, type PictureVariants } from '../../links/links.ts'
import type { AssetFile } from '../../load/load.ts'
import { type Content, listShownPictures } from '../../model/model.ts'
import { eachOf } from '../../pace.ts'
import { measurePicture } from '../../plan/plan.ts'
import type { Problem } from '../../problem.ts'
import { endEsbuild } from '../open-esbuild.ts'
import { chooseVariants, type MadeVariant, openStore, ruleNumber, variantPath, variantsIn } from './choose-variants.ts'
import { encoderSettings, maxPixels } from './encode-picture.ts'
import { type LimitedConfig, runLimited } from './limited-jobs.ts'

/**
 * The variants of a picture that are worth having. Key: hash of the file. Scope: settings and version of sharp, number
 * of the rule, formats and widths.
 */
const pictureVariants: Kind<readonly MadeVariant[]> = { name: 'picture-variants', keptIn: 'files' }

/** What is wrong with a picture that has no variants. Key: hash of the file. Scope: settings and version of sharp. */
const variantFaults: Kind<VariantFault> = { name: 'variant-faults', keptIn: 'memory' }

type VariantFault = 'broken' | LimitError['reason']

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
  /** Without a version of sharp, which may not be installed or not wanted, there are no variants. */
  config: LimitedConfig & Pick<Config, 'output'>
  cache: Cache
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

const rasterName = /\.(?:png|jpe?g|webp)$/i
/** A smaller file arrives quickly as it is. */
const minBytes = 20_000
/** As many as Node's thread pool has threads. */
const atOnce = 4

/** Makes the variants that are not in the cache. */
export async function makeVariants(contents: readonly Content[], options: VariantOptions): Promise<SiteVariants> {
  const { config, cache, onStart, onPicture } = options
  const { encoder } = config.output
  if (encoder === undefined) return noVariants
  const scope = `${encoderSettings} ${encoder}`
  const wanted = contents[0]?.site.pictures
  if (!wanted || wanted.formats.length === 0) return noVariants
  const pictures = findPictures(contents)
  const known = cache.shelf(pictureVariants, JSON.stringify([scope, ruleNumber, wanted.formats, wanted.widths]))
  const faults = cache.shelf(variantFaults, scope)
  const store = openStore(cache, scope, config)
  // A file may be there under several names.
  const byHash = new Map(pictures.map((asset) => [asset.hash, asset]))
  const lists = new Map([...byHash.keys()].map((hash) => [hash, known.get(hash)]))
  const unknown = [...byHash.values()].filter(
    ({ hash }) => lists.get(hash) === undefined && faults.get(hash) === undefined,
  )
  if (unknown.length > 0) {
    onStart?.()
    await endEsbuild()
    const isThere = await runLimited('open-encoder', undefined, config).then(
      () => true,
      () => false,
    )
    if (!isThere) return { ...noVariants, problems: [brokenEncoder(encoder)] }
    await makeUnknown(unknown, { onPicture, make: (asset) => chooseVariants(asset, wanted, store) }, (hash, made) => {
      if (typeof made === 'string') return faults.set(hash, made)
      known.set(hash, made)
      lists.set(hash, made)
    })
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
  make: (asset: AssetFile) => Promise<readonly MadeVariant[]>
}

/** Makes the versions of several pictures at once, and keeps them or their fault as soon as they are there. */
async function makeUnknown(
  unknown: readonly AssetFile[],
  { onPicture, make }: Making,
  keep: (hash: string, made: readonly MadeVariant[] | VariantFault) => void,
): Promise<void> {
  const count = counting(unknown.length, onPicture)
  await eachOf(
    unknown,
    async (asset) => {
      const end = count(asset.file)
      const made = await make(asset).catch(faultOf)
      keep(asset.hash, made)
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

function faultOf(error: unknown): VariantFault {
  if (error instanceof EnvironmentError) throw error
  return error instanceof LimitError ? error.reason : 'broken'
}

/** Large pictures that texts and image blocks show. */
function findPictures(contents: readonly Content[]): AssetFile[] {
  // All languages of a site have the same assets.
  const large = (contents[0]?.assets ?? []).filter(
    (asset) => rasterName.test(asset.file) && asset.bytes.length >= minBytes && isRaster(asset.bytes),
  )
  if (large.length === 0) return []
  const shown = listShownPictures(contents)
  return large.filter((asset) => shown.has(asset.url) && !isAnimated(asset.bytes))
}

/** A file is decoded as what its first bytes say, and no other decoder gets files of the content. */
function isRaster(bytes: Uint8Array): boolean {
  return /^(?:\x89PNG\r\n\x1a\n|\xff\xd8\xff|RIFF.{4}WEBP)/s.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))
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

/** Only the first picture of an animation would remain. */
function isAnimated(bytes: Uint8Array): boolean {
  // The chunks are near the top of a file: acTL of a PNG, ANIM of a WebP.
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096))
  const isPng = head.indexOf('PNG') === 1
  const isWebp = head.indexOf('WEBP') === 8
  return (isPng && head.includes('acTL')) || (isWebp && head.includes('ANIM'))
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
