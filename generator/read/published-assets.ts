import type { Pictures } from '#schemas/pictures.ts'
import type { AssetFile } from '../load/load.ts'

/** What is published of the files: pictures without their notes, unless the site keeps these. */
export function publishedAssets(assets: readonly AssetFile[], { metadata }: Pick<Pictures, 'metadata'>): AssetFile[] {
  return assets.map((asset) => (metadata === 'keep' ? asset : (asset.bare ?? asset)))
}
