// What making variants needs, and what it keeps for the next build.

import type { Pictures } from '#schemas/pictures.ts'
import type { Cache, Kind } from '../../cache/cache.ts'
import type { Config } from '../../config/config.ts'
import { EnvironmentError, LimitError } from '../../errors.ts'
import type { AssetFile } from '../../load/load.ts'
import { chooseVariants, type MadeVariant, openStore, ruleNumber, type VariantStore } from './choose-variants.ts'
import { encoderSettings } from './encode-picture.ts'
import type { LimitedConfig } from './limited-jobs.ts'

/**
 * The variants of a picture that are worth having. Key: hash of the file. Scope: settings and version of sharp, number
 * of the rule, formats and widths.
 */
const pictureVariants: Kind<readonly MadeVariant[]> = { name: 'picture-variants', keptIn: 'files' }

/** What is wrong with a picture that has no variants. Key: hash of the file. Scope: settings and version of sharp. */
const variantFaults: Kind<VariantFault> = { name: 'variant-faults', keptIn: 'memory' }

/** Why a picture has no variants although it should have some. */
export type VariantFault = 'broken' | LimitError['reason']

/** Without a version of sharp, which may not be installed or not wanted, there are no variants. */
export type VariantConfig = LimitedConfig & Pick<Config, 'output'>

/** The means for one list of formats and widths. */
export interface VariantWork {
  /** Version of sharp. */
  encoder: string
  scope: string
  store: VariantStore
  /** What is known of a picture by its hash. */
  known: { get: (hash: string) => readonly MadeVariant[] | undefined }
  faults: { get: (hash: string) => VariantFault | undefined }
  /** Whether nothing is left to make. */
  isKnown: (hash: string) => boolean
  /** Makes the variants of a picture, and keeps them or their fault as soon as they are there. */
  make: (asset: AssetFile) => Promise<readonly MadeVariant[] | VariantFault>
}

/** Undefined if the site wants no variants, or nothing can make them. */
export function openWork(wanted: Pictures | undefined, config: VariantConfig, cache: Cache): VariantWork | undefined {
  const { encoder } = config.output
  if (encoder === undefined || !wanted || wanted.formats.length === 0) return undefined
  const scope = `${encoderSettings} ${encoder}`
  const known = cache.shelf(pictureVariants, JSON.stringify([scope, ruleNumber, wanted.formats, wanted.widths]))
  const faults = cache.shelf(variantFaults, scope)
  const store = openStore(cache, scope, config)
  return {
    encoder,
    scope,
    store,
    known,
    faults,
    isKnown: (hash) => known.get(hash) !== undefined || faults.get(hash) !== undefined,
    make: async (asset) => {
      const made = await chooseVariants(asset, wanted, store).catch(faultOf)
      if (typeof made === 'string') faults.set(asset.hash, made)
      else known.set(asset.hash, made)
      return made
    },
  }
}

function faultOf(error: unknown): VariantFault {
  if (error instanceof EnvironmentError) throw error
  return error instanceof LimitError ? error.reason : 'broken'
}
