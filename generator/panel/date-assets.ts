import { lstat } from 'node:fs/promises'
import { join } from 'node:path'

/** Adds the instant of the last change to each asset whose file still exists. */
export async function dateAssets<Item extends { url: string }>(
  content: string,
  assets: readonly Item[],
): Promise<(Item & { uploadedAt?: string })[]> {
  return Promise.all(
    assets.map((asset) =>
      lstat(join(content, asset.url)).then(
        ({ mtime }) => ({ ...asset, uploadedAt: mtime.toISOString() }),
        () => asset,
      ),
    ),
  )
}
