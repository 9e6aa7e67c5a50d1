import { join } from 'node:path'
import { statOf } from '../disk/disk.ts'

/** Adds the instant of the last change to each asset whose file still exists. */
export function dateAssets<Item extends { file: string }>(
  content: string,
  assets: readonly Item[],
): (Item & { uploadedAt?: string })[] {
  return assets.map((asset) => {
    const found = statOf(join(content, asset.file))
    return found ? { ...asset, uploadedAt: found.mtime.toISOString() } : asset
  })
}
