// Pictures that texts and image blocks show → the same pictures in other formats and widths. A variant is named by what
// it is made from, so that a page can name it without reading it.

import { posix } from 'node:path'
import type { Cache, Kind } from '../cache/cache.ts'
import {
  type AssetFile,
  type Content,
  encodePath,
  listShownPictures,
  type PictureVariants,
} from '../content/content.ts'
import { eachOf, type OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import { measurePicture } from '../plan/plan.ts'
import type { Problem } from '../problem.ts'
import { type Encode, encoderSettings, maxPixels, openEncoder, type Variant, variantFormats } from './encode-picture.ts'

/** The variants of a picture that are worth having. Key: hash of the file. Scope: settings and version of sharp. */
const pictureVariants: Kind<readonly Variant[]> = { name: 'picture-variants', keptIn: 'file' }

/** A variant, in base64. Key: hash of the file, format and width. Scope: settings and version of sharp. */
const variantBytes: Kind<string> = { name: 'variant-bytes', keptIn: 'pack' }

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
  /** Version of sharp; undefined if it is not installed or not wanted. */
  encoder: string | undefined
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
  const { encoder, cache, onStart } = options
  const pictures = encoder === undefined ? [] : findPictures(contents)
  if (encoder === undefined || pictures.length === 0) return noVariants
  const scope = `${encoderSettings} ${encoder}`
  const known = cache.shelf(pictureVariants, scope)
  const store = openStore(cache, scope)
  const problems: Problem[] = []
  const unknown = pictures.filter(({ hash }) => known.get(hash) === undefined)
  if (unknown.length > 0) {
    onStart?.()
    const encode = await openEncoder().catch(() => undefined)
    if (!encode) return { ...noVariants, problems: [brokenEncoder(encoder)] }
    const encodeOne = async (asset: AssetFile) => {
      const made = await encodeAll(asset, encode).catch(() => undefined)
      if (!made) return void problems.push(brokenPicture(asset))
      for (const { variant, bytes } of made) store.keep(asset, variant, bytes)
      const list = made.map(({ variant }) => variant)
      known.set(asset.hash, list)
    }
    await eachOf(unknown, encodeOne, atOnce)
  }
  const made = pictures.flatMap((asset) => {
    const list = known.get(asset.hash) ?? []
    return list.length === 0 ? [] : [{ asset, list }]
  })
  return {
    problems,
    variants: new Map(made.map(({ asset, list }) => [asset.url, describe(asset, list, scope)])),
    list: (used) =>
      made.flatMap(({ asset, list }) =>
        (used.has(asset.url) ? list : []).map((variant) => {
          const path = pathOf(asset, variant, scope).slice(1)
          return { path, read: async () => ({ path, bytes: await store.read(asset, variant) }) }
        }),
      ),
  }
}

/** Large pictures that texts and image blocks show. */
function findPictures(contents: readonly Content[]): AssetFile[] {
  // All languages of a site have the same assets.
  const large = (contents[0]?.assets ?? []).filter(
    ({ file, bytes }) => rasterName.test(file) && bytes.length >= minBytes,
  )
  if (large.length === 0) return []
  const shown = listShownPictures(contents)
  return large.filter(({ url, bytes }) => shown.has(url) && !isAnimated(bytes))
}

interface VariantStore {
  keep: (asset: AssetFile, variant: Variant, bytes: Uint8Array) => void
  read: (asset: AssetFile, variant: Variant) => Promise<Uint8Array>
}

/** The bytes of variants in the cache. */
function openStore(cache: Cache, scope: string): VariantStore {
  const packed = cache.shelf(variantBytes, scope)
  const keep: VariantStore['keep'] = (asset, variant, bytes) =>
    packed.set(keyOf(asset, variant), Buffer.from(bytes).toString('base64'))
  const read: VariantStore['read'] = async (asset, variant) => {
    const stored = packed.get(keyOf(asset, variant))
    if (stored !== undefined) return Buffer.from(stored, 'base64')
    // The pack was damaged.
    const bytes = await (await openEncoder())(asset.bytes, variant)
    keep(asset, variant, bytes)
    return bytes
  }
  return { keep, read }
}

/** Every width in every format. A format that is not smaller than the file itself is left out. */
async function encodeAll(asset: AssetFile, encode: Encode): Promise<{ variant: Variant; bytes: Uint8Array }[]> {
  const size = measurePicture(asset)
  if (!size || size.width * size.height > maxPixels) throw new Error('not a picture to decode')
  const largest = Math.min(size.width, widths.at(-1) ?? size.width)
  // Two widths that are nearly the same serve nobody.
  const all = [...widths.filter((width) => width < 0.9 * largest), largest]
  let made: { variant: Variant; bytes: Uint8Array }[] = []
  for (const format of variantFormats) {
    const ofFormat: typeof made = []
    for (const width of all) {
      const variant = { format, width }
      ofFormat.push({ variant, bytes: await encode(asset.bytes, variant) })
    }
    if (ofFormat.every(({ bytes }) => bytes.length < asset.bytes.length)) made = [...made, ...ofFormat]
  }
  return made
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

function brokenPicture(asset: AssetFile): Problem {
  const { width = 0, height = 0 } = measurePicture(asset) ?? {}
  const isHuge = width * height > maxPixels
  const message = isHuge
    ? `this picture has ${width} × ${height} pixels, more than ${maxPixels / 1e6} million`
    : 'this picture cannot be decoded'
  const hint = isHuge ? 'save it in a smaller size' : 'export it again'
  return { code: 'broken-picture', severity: 'warning', message, hint, file: asset.file }
}

function brokenEncoder(version: string): Problem {
  const message = `the package sharp ${version} does not run on this system: pictures stay as they are`
  const hint = 'remove node_modules and run "npm install" here, with optional packages'
  return { code: 'package', severity: 'warning', message, hint }
}
