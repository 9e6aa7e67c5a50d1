// Which variants of a picture are worth having. Their bytes are kept as soon as they are made, so that a build that is
// killed leaves them to the next one.

import { posix } from 'node:path'
import { type PictureFormat, type Pictures, pictureFormats } from '#schemas/pictures.ts'
import type { Cache, Kind } from '../../cache/cache.ts'
import { hashOf } from '../../hash.ts'
import type { AssetFile } from '../../load/load.ts'
import { measurePicture } from '../../plan/plan.ts'
import { maxHeight, maxPixels, type Variant } from './encode-picture.ts'
import { type LimitedConfig, runLimited } from './limited-jobs.ts'

/** A variant, and the width of the largest one of its picture, from which it is made. */
export interface MadeVariant extends Variant {
  from: number
}

/** A variant. Key: hash of the file, format and widths. Scope: settings and version of sharp. */
const variantBytes: Kind<Uint8Array> = { name: 'variant-bytes', keptIn: 'files' }

/** To be raised when the rule below changes: each version of Libretto takes over what another one has chosen. */
export const ruleNumber = 1

/** A version that saves less than that is not worth its place. */
const mostShare = 0.85

export interface VariantStore {
  /** The bytes from this build or an earlier one. */
  readOrMake: (asset: AssetFile, variant: MadeVariant) => Promise<Uint8Array>
  /** Makes all versions of one format that are not there; none if one of them has too many bytes. */
  makeAll: (asset: AssetFile, variants: readonly MadeVariant[], below: readonly number[]) => Promise<number[]>
  /** Keeps the bytes for the next build. */
  keep: (asset: AssetFile, variant: MadeVariant) => void
}

/** The bytes of variants in the cache, each as soon as it is made. */
export function openStore(cache: Cache, scope: string, config: LimitedConfig): VariantStore {
  const stored = cache.shelf(variantBytes, scope)
  const encode = (asset: AssetFile, variants: readonly MadeVariant[], below: readonly number[]) => {
    const format = variants[0]?.format ?? 'webp'
    const widths = variants.map(({ width }, index) => ({ width, below: below[index] ?? Number.POSITIVE_INFINITY }))
    return runLimited('encode-picture', { bytes: asset.bytes, format, widths }, config)
  }
  return {
    readOrMake: async (asset, variant) => {
      const known = stored.get(variantKey(asset, variant))
      if (known !== undefined) return known
      const widths = variant.width < variant.from ? [{ ...variant, width: variant.from }, variant] : [variant]
      const bytes = (await encode(asset, widths, [])).at(-1) ?? new Uint8Array()
      stored.set(variantKey(asset, variant), bytes)
      return bytes
    },
    makeAll: async (asset, variants, below) => {
      const known = variants.map((variant) => stored.get(variantKey(asset, variant))?.length)
      const lengths = known.filter((length) => length !== undefined)
      if (lengths.length === variants.length)
        return lengths.every((length, at) => length < (below[at] ?? 0)) ? lengths : []
      const made = await encode(asset, variants, below)
      for (const [index, variant] of variants.entries()) {
        const bytes = made[index]
        // What a killed build has left is there already.
        if (bytes && known[index] === undefined) stored.set(variantKey(asset, variant), bytes)
      }
      return made.map(({ length }) => length)
    },
    keep: (asset, variant) => stored.keep(variantKey(asset, variant)),
  }
}

/**
 * The rule. A format has all widths or none, because a browser takes the first format that it knows and then finds the
 * width. It is left out where it saves little: a file is not 15 % smaller than the picture itself, or an AVIF not
 * smaller than the WebP of its width. So is a picture that is too high for both.
 */
export async function chooseVariants(
  asset: AssetFile,
  { formats, widths }: Pictures,
  { makeAll }: VariantStore,
): Promise<MadeVariant[]> {
  const size = measurePicture(asset)
  if (!size || size.width * size.height > maxPixels) throw new Error('not a picture to decode')
  const wanted = widths.toSorted((one, other) => other - one)
  const from = Math.min(size.width, wanted[0] ?? size.width)
  if ((size.height * from) / size.width > maxHeight) return []
  // Two widths that are nearly the same serve nobody.
  const all = [from, ...wanted.filter((width) => width < 0.9 * from)]
  const below = all.map(() => mostShare * asset.bytes.length)
  const chosen: MadeVariant[] = []
  // WebP first: it takes the least time, and an AVIF must be smaller.
  for (const format of pictureFormats.toReversed()) {
    if (!formats.includes(format)) continue
    const variants = all.map((width) => ({ format, width, from }))
    const lengths = await makeAll(asset, variants, below)
    if (lengths.length === 0) continue
    for (const [index, length] of lengths.entries()) below[index] = length
    for (const variant of variants.toReversed()) chosen.push(variant)
  }
  return chosen
}

/** The variants of one format, the narrowest first. */
export function variantsIn(list: readonly MadeVariant[], format: PictureFormat): MadeVariant[] {
  return list.filter((variant) => variant.format === format)
}

/** Address of a variant, beside its picture. */
export function variantPath(asset: AssetFile, variant: MadeVariant, scope: string): string {
  const { dir, name } = posix.parse(asset.url)
  const { format, width } = variant
  return `${dir}/${name}-${width}-${hashOf(`${scope} ${variantKey(asset, variant)}`).slice(0, 8)}.${format}`
}

function variantKey({ hash }: AssetFile, { format, width, from }: MadeVariant): string {
  return `${hash} ${format} ${width}/${from}`
}
