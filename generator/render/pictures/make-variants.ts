// Pictures that texts and image blocks show → the same pictures in other formats and widths. A variant is named by what
// it is made from, so that a page can name it without reading it.

import { posix } from 'node:path'
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
import {
  encoderSettings,
  maxHeight,
  maxPixels,
  type Variant,
  type VariantFormat,
  variantFormats,
} from './encode-picture.ts'
import { type LimitedConfig, runLimited } from './limited-jobs.ts'

/** The variants of a picture that are worth having. Key: hash of the file. Scope: settings and version of sharp. */
const pictureVariants: Kind<readonly Variant[]> = { name: 'picture-variants', keptIn: 'file' }

/** A variant. Key: hash of the file, format and width. Scope: settings and version of sharp. */
const variantBytes: Kind<Uint8Array> = { name: 'variant-bytes', keptIn: 'files' }

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
}

/** The result for a site without such pictures. */
const noVariants: SiteVariants = { variants: new Map(), problems: [], list: () => [] }

const rasterName = /\.(?:png|jpe?g|webp)$/i
/** A smaller file arrives quickly as it is. */
const minBytes = 20_000
const widths = [480, 960, 1600]
/** As many as Node's thread pool has threads. */
const atOnce = 4

/** Makes the variants that are not in the cache. */
export async function makeVariants(contents: readonly Content[], options: VariantOptions): Promise<SiteVariants> {
  const { config, cache, onStart } = options
  const { encoder } = config.output
  if (encoder === undefined) return noVariants
  const scope = `${encoderSettings} ${encoder}`
  const pictures = findPictures(contents)
  const known = cache.shelf(pictureVariants, scope)
  const faults = cache.shelf(variantFaults, scope)
  const store = openStore(cache, scope, config)
  const unknown = pictures.filter(({ hash }) => known.get(hash) === undefined && faults.get(hash) === undefined)
  if (unknown.length > 0) {
    onStart?.()
    const isThere = await runLimited('open-encoder', undefined, config).then(
      () => true,
      () => false,
    )
    if (!isThere) return { ...noVariants, problems: [brokenEncoder(encoder)] }
    const makeOne = async (asset: AssetFile) => {
      const made = await chooseVariants(asset, (variant) => store.readOrMake(asset, variant)).catch(faultOf)
      if (typeof made === 'string') faults.set(asset.hash, made)
      else known.set(asset.hash, made)
    }
    await eachOf(unknown, makeOne, atOnce)
  }
  const made = pictures.flatMap((asset) => {
    const list = known.get(asset.hash) ?? []
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
          const path = pathOf(asset, variant, scope).slice(1)
          return { path, read: async () => ({ path, bytes: await store.readOrMake(asset, variant) }) }
        }),
      ),
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
    ({ file, bytes }) => rasterName.test(file) && bytes.length >= minBytes && isRaster(bytes),
  )
  if (large.length === 0) return []
  const shown = listShownPictures(contents)
  return large.filter(({ url, bytes }) => shown.has(url) && !isAnimated(bytes))
}

/** A file is decoded as what its first bytes say, and no other decoder gets files of the content. */
function isRaster(bytes: Uint8Array): boolean {
  return /^(?:\x89PNG\r\n\x1a\n|\xff\xd8\xff|RIFF.{4}WEBP)/s.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))
}

interface VariantStore {
  /** The bytes from this build or an earlier one. */
  readOrMake: (asset: AssetFile, variant: Variant) => Promise<Uint8Array>
  /** Keeps the bytes for the next build. */
  keep: (asset: AssetFile, variant: Variant) => void
}

/** The bytes of variants in the cache, each as soon as it is made. */
function openStore(cache: Cache, scope: string, config: LimitedConfig): VariantStore {
  const stored = cache.shelf(variantBytes, scope)
  return {
    readOrMake: async (asset, variant) => {
      const known = stored.get(keyOf(asset, variant))
      if (known !== undefined) return known
      const bytes = await runLimited('encode-picture', { bytes: asset.bytes, variant }, config)
      stored.set(keyOf(asset, variant), bytes)
      return bytes
    },
    keep: (asset, variant) => stored.keep(keyOf(asset, variant)),
  }
}

/**
 * The rule. A format has all widths or none, because a browser takes the first format that it knows and then finds the
 * width. It is left out where it saves nothing: a file is not smaller than the picture itself, or an AVIF not smaller
 * than the WebP of its width. So is a picture that is too high for both.
 */
async function chooseVariants(asset: AssetFile, make: (variant: Variant) => Promise<Uint8Array>): Promise<Variant[]> {
  const size = measurePicture(asset)
  if (!size || size.width * size.height > maxPixels) throw new Error('not a picture to decode')
  const largest = Math.min(size.width, widths.at(-1) ?? size.width)
  if ((size.height * largest) / size.width > maxHeight) return []
  // Two widths that are nearly the same serve nobody.
  const all = [...widths.filter((width) => width < 0.9 * largest), largest]
  const smallest = new Map<number, number>()
  const makeAll = async (format: VariantFormat): Promise<Variant[]> => {
    const sizes = new Map<number, number>()
    for (const width of all) {
      const { length } = await make({ format, width })
      // What takes longest is not made in vain.
      if (length >= Math.min(asset.bytes.length, smallest.get(width) ?? length + 1)) return []
      sizes.set(width, length)
    }
    for (const [width, length] of sizes) smallest.set(width, length)
    return all.map((width) => ({ format, width }))
  }
  // WebP takes the least time.
  const webp = await makeAll('webp')
  return [...(await makeAll('avif')), ...webp]
}

function describe(asset: AssetFile, list: readonly Variant[], scope: string): PictureVariants {
  const sources = variantFormats.flatMap((format) => {
    const files = list
      .filter((variant) => variant.format === format)
      .map((variant) => ({ src: encodePath(pathOf(asset, variant, scope)), width: variant.width }))
    return files.length === 0 ? [] : [{ type: `image/${format}`, files }]
  })
  return { key: hashOf(JSON.stringify(sources)), sources }
}

/** Address of a variant, beside its picture. */
function pathOf(asset: AssetFile, variant: Variant, scope: string): string {
  const { dir, name } = posix.parse(asset.url)
  const { format, width } = variant
  return `${dir}/${name}-${width}-${hashOf(`${scope} ${keyOf(asset, variant)}`).slice(0, 8)}.${format}`
}

function keyOf({ hash }: AssetFile, { format, width }: Variant): string {
  return `${hash} ${format} ${width}`
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
